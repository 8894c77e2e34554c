# The rules page: headings that the games share. What stands under which, and which rules of
# docs/rules.toml each paragraph tells, is in crates/texts/rules.json.

rules-heading-idea = Le principe
rules-heading-box = Le contenu de la boîte
rules-heading-start = Pour commencer
rules-heading-turn = Votre tour
rules-heading-lay = Poser des mots
rules-heading-action = La carte action
rules-heading-tasks = Les défis
rules-heading-round = La fin d’une manche
rules-heading-steal = Voler
rules-heading-points = Les points
rules-heading-bonus = Les cartes bonus
rules-heading-chance = La Chance
rules-heading-words = Quels mots comptent
rules-heading-challenge = Les contestations
rules-heading-end = La fin
rules-heading-leaflet = Errata de la notice
rules-heading-readings = Ce que la notice ne dit pas
