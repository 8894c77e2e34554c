# The rules page: headings that the games share. What stands under which, and which rules of
# docs/rules.toml each paragraph tells, is in crates/texts/rules.json.

rules-heading-idea = A ideia
rules-heading-box = O que vem na caixa
rules-heading-start = Para começar
rules-heading-turn = A tua vez
rules-heading-lay = Pôr palavras
rules-heading-action = A carta de ação
rules-heading-tasks = As tarefas
rules-heading-round = O fim de uma ronda
rules-heading-steal = Roubar
rules-heading-points = Pontos
rules-heading-bonus = Cartas bónus
rules-heading-chance = A Sorte
rules-heading-words = Que palavras valem
rules-heading-challenge = Contestações
rules-heading-end = O fim
rules-heading-leaflet = Erratas do folheto
rules-heading-readings = Onde o folheto se cala
