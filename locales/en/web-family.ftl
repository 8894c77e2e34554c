lobby-family = Family
lobby-family-help = Bots and hints pass over offensive words.
