# The rules page: headings that the games share. What stands under which, and which rules of
# docs/rules.toml each paragraph tells, is in crates/texts/rules.json.

rules-heading-idea = The idea
rules-heading-box = What is in the box
rules-heading-start = To begin
rules-heading-turn = Your turn
rules-heading-lay = Laying words
rules-heading-action = The action card
rules-heading-tasks = The tasks
rules-heading-round = The end of a round
rules-heading-steal = Stealing
rules-heading-points = Points
rules-heading-bonus = Bonus cards
rules-heading-chance = Chance
rules-heading-words = Which words count
rules-heading-challenge = Challenges
rules-heading-end = The end
rules-heading-leaflet = Errata of the leaflet
rules-heading-readings = Where the leaflet is silent
