# The rules page: headings that the games share. What stands under which, and which rules of
# docs/rules.toml each paragraph tells, is in crates/texts/rules.json.

rules-heading-idea = Ideea
rules-heading-box = Ce e în cutie
rules-heading-start = La început
rules-heading-turn = Tura ta
rules-heading-lay = Punerea cuvintelor
rules-heading-action = Cartea de acțiune
rules-heading-tasks = Sarcinile
rules-heading-round = Sfârșitul rundei
rules-heading-steal = Furtul
rules-heading-points = Punctele
rules-heading-bonus = Cărțile bonus
rules-heading-chance = Șansa
rules-heading-words = Ce cuvinte sunt bune
rules-heading-challenge = Contestațiile
rules-heading-end = Sfârșitul
rules-heading-leaflet = Erata foii
rules-heading-readings = Unde foaia tace
