# The rules page: headings that the games share. What stands under which, and which rules of
# docs/rules.toml each paragraph tells, is in crates/texts/rules.json.

rules-heading-idea = La idea
rules-heading-box = Qué hay en la caja
rules-heading-start = Para empezar
rules-heading-turn = Tu turno
rules-heading-lay = Poner palabras
rules-heading-action = La carta de acción
rules-heading-tasks = Los retos
rules-heading-round = El final de una ronda
rules-heading-steal = Robar
rules-heading-points = Puntos
rules-heading-bonus = Cartas de premio
rules-heading-chance = La Suerte
rules-heading-words = Qué palabras valen
rules-heading-challenge = Impugnaciones
rules-heading-end = El final
rules-heading-leaflet = Erratas del folleto
rules-heading-readings = Donde el folleto calla
