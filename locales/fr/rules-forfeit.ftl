# The rules of Forfeit, paragraph by paragraph; crates/texts/rules.json has their order and
# the rules that each tells.

rules-forfeit-idea = Gages, c’est le Classique avec une chose de plus : chacun tient une carte action et peut la jouer quand un mot qui vient d’être posé lui convient, le sien ou celui d’un autre. On joue de deux à quatre.
rules-forfeit-cards = Les cartes action. Chacune a deux moitiés, a et b ; chaque moitié demande un genre de mot et a une valeur pour votre mot et une autre contre celui d’un adversaire.
rules-forfeit-deal = Les cartes action forment une pioche à part, et chacun en reçoit une en plus de sa main.
rules-forfeit-exchange = Un échange peut comprendre la carte action, ou elle seule : elle va sous sa pioche et vous tirez celle du dessus. Cela coûte le tour ; et échanger la carte action seule vaut une passe.
rules-forfeit-when = Quand un coup tient et a compté, on demande à tous en même temps s’ils jouent leur carte action, à n’importe quel tour, même le premier. Il y a { $seconds } s pour répondre ; personne n’y est obligé.
rules-forfeit-what = Sur votre mot, la carte ajoute ses points aux vôtres. Sur le mot d’un autre, celui-ci perd des points et vous ne gagnez rien. Ces points ne sont jamais multipliés.
rules-forfeit-limits = Une seule moitié de la carte compte, et une seule fois, quel que soit le nombre de mots qui conviennent. On joue une carte action par tour au plus.
rules-forfeit-several = Plusieurs joueurs peuvent jouer des cartes contre le même tour, et celle du joueur compte aussi. Elles agissent dans l’ordre : d’abord le joueur, puis les autres dans le sens des aiguilles.
rules-forfeit-fits = On regarde chaque mot formé ou modifié, avec les cartes qui étaient déjà là. Un joker est la lettre qu’il représente, mais sans valeur. Les voyelles sont A, E, I, O et U.
rules-forfeit-next = Une carte jouée va sous sa pioche, et son propriétaire tire celle du dessus, qui attend le tour suivant. Chacun en tient donc toujours exactement une.
rules-forfeit-hidden = La question est close quand tous ont répondu ou que le temps est écoulé, jamais à cause de ce que quelqu’un tient.
rules-forfeit-below = Avec les cartes action, un score peut passer sous zéro.
rules-forfeit-leaflet = Le seul exemple imprimé est juste : « finit par S » sur TREINOS fait 19 pour son joueur, ou 4 si un adversaire la joue. C’est aussi la seule catégorie que donne la notice ; les quinze autres sont de nous, toutes pour +10 et −5.
rules-forfeit-read = De nous aussi : qui joue contre un autre ne gagne rien ; toutes les cartes sur un mot s’ajoutent ; une carte par joueur et par tour ; quand et dans quel ordre elles comptent ; elles ne sont pas multipliées ; ce que devient une carte échangée ; les scores sous zéro ; ce qu’on regarde ; que tous sont interrogés ensemble. Par règle de la maison, on ne demande qu’à ceux dont la carte convient, ce qui en dit quelque chose.
