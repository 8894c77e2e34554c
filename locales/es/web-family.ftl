lobby-family = En familia
lobby-family-help = Los bots y las pistas evitan las palabrotas.
