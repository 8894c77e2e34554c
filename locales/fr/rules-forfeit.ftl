# The rules of Forfeit on one page: what it adds to Classic.

rules-forfeit-1 = Le principe
rules-forfeit-1-1 = On joue comme au Classique. De plus, chacun tient une carte action à deux moitiés, a et b, chacune demandant un genre de mot.
rules-forfeit-2 = Jouer la carte action
rules-forfeit-2-1 = Quand un tour a marqué, la question est posée à tous en même temps. Si un mot du tour convient à une moitié de votre carte, vous pouvez la jouer : sur votre mot vous gagnez 10 points ; sur celui d’un autre, il en perd 5 et vous ne gagnez rien.
rules-forfeit-2-2 = Une seule moitié compte, et une seule fois par tour, quel que soit le nombre de mots. Plusieurs joueurs peuvent viser le même tour. Ces points ne sont jamais multipliés. On regarde tous les mots formés ou modifiés ; un joker compte comme sa lettre, sans sa valeur.
rules-forfeit-2-3 = La carte jouée va sous sa pioche et vous en tirez une autre, utilisable dès le tour suivant.
rules-forfeit-3 = Échanger
rules-forfeit-3-1 = Un échange peut comprendre la carte action, ou ne porter que sur elle. Dans ce cas, il vaut une passe pour la fin de partie.
