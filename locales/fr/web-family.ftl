lobby-family = En famille
lobby-family-help = Les robots et les conseils laissent de côté les gros mots.
