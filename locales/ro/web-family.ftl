lobby-family = În familie
lobby-family-help = Roboții și sugestiile ocolesc cuvintele urâte.
