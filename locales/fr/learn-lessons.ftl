# Premières parties guidées. `$points` arrive en toutes lettres (« 12 points »), mots et cartes par leur nom.

lesson-title = Leçon
lesson-step = Étape { $nth } sur { $total }
lesson-next = Suivant
lesson-show = Montrez-moi
lesson-skip = Quitter la leçon
lesson-skip-sure = Vraiment quitter ?
lesson-play-on = Continuer à jouer
lesson-home = À l’accueil
lesson-other = Presque ! Ici, on essaie ce qui est marqué. « Montrez-moi » le fait pour vous.
lesson-read-first = Lisez d’abord, puis touchez « Suivant ».
lesson-now-lay = Maintenant { $card }, à la place marquée.
lesson-now-tap = Maintenant la carte { $card }.
lesson-now-press = Maintenant, touchez « { $label } ».
lesson-now-back = Autre chose est posé là : reprenez-le d’abord avec « { $label } ».
lesson-now-word = Maintenant le mot { $word }.
lesson-now-pile = Maintenant la pioche.
lesson-now-discards = Maintenant la défausse.
lesson-now-cell = Maintenant la place marquée.
lesson-begin = On dresse votre table…

lesson-classic-welcome = Bienvenue ! Avec les sept cartes de votre main, vous formez des mots qui croisent ceux de la table. Le plus de points gagne. Ici, rien ne presse.
lesson-classic-first = Posez { $word }, de gauche à droite : glissez chaque carte marquée à sa place marquée. Vous pouvez aussi toucher carte et place, ou taper au clavier.
lesson-classic-doubled = { $word } vaut { $sum } par ses cartes, et le tout premier mot compte double : { $points }. Vous avez repioché jusqu’à sept cartes.
lesson-classic-accept = Votre professeur pose { $word } pour { $points }. À cette table, on n’ouvre le dictionnaire que si quelqu’un doute. Celui-ci est bon : acceptez-le.
lesson-classic-leave = Voyez : seules les cartes du dernier mot restent sur la table. Les autres sont parties à la défausse.
lesson-classic-cross = Chaque mot suivant doit utiliser ce qui est posé. Croisez avec { $word } : le { $letter } est déjà là.
lesson-classic-counts = { $word } : { $points }. La lettre déjà posée compte aussi pour vous. Si d’autres mots se formaient, ils compteraient également.
lesson-classic-challenge = { $word } ? Ce n’est pas un mot. Contestez !
lesson-classic-won = Bien vu : { $word } n’est pas au dictionnaire. Votre professeur reprend ses cartes et perd son tour. Un mot existant serait resté.
lesson-classic-bonus = Vous avez une carte bonus, ×{ $times }. Posez { $word }, puis mettez la carte bonus sur votre { $letter }.
lesson-classic-bonus-why = { $word } fait { $sum }, fois { $times } : { $points }. Une carte bonus sert une fois. Une par tour, et jamais sur le premier mot.
lesson-classic-exchange = Votre professeur a échangé deux cartes, ce qui prend un tour. Vous pouvez aussi échanger ou passer : derrière le bouton marqué.
lesson-classic-end = La partie finit quand la pioche est vide et que quelqu’un n’a plus de lettres. Ce qui vous reste est déduit ; celui qui a fini le gagne.
lesson-classic-done = C’est tout ! Continuez cette partie contre un débutant, ou revenez à l’accueil.

lesson-forfeit-welcome = Bienvenue ! C’est le Classique, avec une surprise. Vous formez des mots de votre main, qui croisent ceux de la table. Ici, rien ne presse.
lesson-forfeit-card = La surprise, c’est votre carte action. Elle nomme deux sortes de mots : jouée sur un des vôtres, elle rapporte ; sur celui d’un autre, elle lui coûte.
lesson-forfeit-action = { $word } convient à votre carte action ! Jouez-la.
lesson-forfeit-action-why = +{ $bonus } par la carte : { $word } rapporte { $points } en tout. La carte va sous sa pile et vous en avez pioché une autre.
lesson-forfeit-end = Vous pouvez aussi échanger des cartes, même la carte action, ou passer. Pioche vide et une main finie : ce que les autres gardent est déduit.
lesson-forfeit-done = Vous savez jouer. Continuez cette partie contre un débutant, ou revenez à l’accueil.

lesson-rummy-welcome = Bienvenue ! Le Rami compte dix manches. Dans chacune, tous tentent d’étaler des mots qui remplissent un défi. Ici, rien ne presse.
lesson-rummy-task = Le défi de cette manche : { $task }. La carte dit quels mots il faut. Vos sept cartes ne suffisent pas encore.
lesson-rummy-draw = Chaque tour commence par une carte. Prenez-en une dans la pioche.
lesson-rummy-discard = Vous ne pouvez pas encore poser ; jetez la carte la moins utile : touchez la défausse, puis { $card }, puis le bouton.
lesson-rummy-take = Votre professeur a jeté { $card }. Cela vous sert ! Prenez-la dans la défausse.
lesson-rummy-lay = Ça y est ! Formez { $words } en touchant les cartes dans l’ordre. { $card } va à la défausse.
lesson-rummy-score = Défi rempli : { $points }. Les cartes hors des mots peuvent coûter des points, selon le défi.
lesson-rummy-last = Dès que quelqu’un a rempli le défi, les autres ont un dernier tour. Votre professeur n’a pas réussi et ne marque rien.
lesson-rummy-sheet = La feuille montre ce que la manche a rapporté. Puis chacun pioche jusqu’à sept, et le défi suivant est { $task }.
lesson-rummy-again = La manche suivante commence. Piochez une carte.
lesson-rummy-bonus = D’habitude, la pioche a aussi des cartes bonus : une par mot, qui le double ou le triple. Un joker est n’importe quelle lettre.
lesson-rummy-end = Après dix manches, le plus de points gagne. Parfois il vaut mieux poser tôt, avant l’autre.
lesson-rummy-done = Vous savez jouer au Rami. Continuez cette partie contre un débutant, ou revenez à l’accueil.

lesson-party-welcome = Bienvenue ! Deux équipes, un plateau, et toutes les lettres à découvert dans le bac. Vous êtes l’équipe bleue. Dans cette leçon, le minuteur vous attend.
lesson-party-roll = À vous. Lancez le dé : il montre la lettre que votre mot doit contenir.
lesson-party-found = { $letter } ! L’autre équipe a trouvé un { $letter } dans le bac. Cela lance votre minuteur ; ici, il reste arrêté.
lesson-party-lay = Posez { $word } sur l’étoile, avec le { $letter }, puis arrêtez le minuteur.
lesson-party-why = { $word } : l’étoile double le premier mot, et s’arrêter tôt le multiplie : { $points }.
lesson-party-spot = L’autre équipe a tiré { $letter }. Plus vite vous le trouvez, plus vite son temps court. Touchez-le !
lesson-party-theirs = Ils ont posé { $word } : { $points }. Les cases colorées doublent ou triplent une lettre ou tout le mot.
lesson-party-roll-again = De nouveau à vous. Lancez le dé.
lesson-party-lay-chance = { $letter } ! Posez { $word } : il atteint une case Chance. Puis arrêtez le minuteur.
lesson-party-choose = Le dé Chance dit : une lettre compte { $times } fois. Choisissez le { $card }.
lesson-party-chance = Votre équipe en est à { $points }. Le dé Chance peut aussi faire rejouer ou changer la suite.
lesson-party-zones = La bande marquée est votre temps. Dans la première zone un mot compte le plus, puis de moins en moins ; à la fin, l’équipe perd des points.
lesson-party-end = Attention en vraie partie : toucher une mauvaise lettre, ou ne rien poser, peut coûter un tour. On finit quand plus rien ne tient.
lesson-party-done = Vous savez jouer. Continuez cette partie contre un débutant – avec le minuteur ! – ou revenez à l’accueil.

lesson-thief-welcome = Bienvenue ! Posez des mots devant vous et volez ceux des autres. Chaque carte a une lettre et l’une des quatre couleurs. Ici, rien ne presse.
lesson-thief-form = Commencez par { $word } : touchez les cartes marquées dans l’ordre, puis le bouton.
lesson-thief-mixed = { $word } rapporte { $points }. Ses cartes sont de plusieurs couleurs : il reste exposé, on peut le voler.
lesson-thief-steal = À vous de voler. Touchez { $from } et faites-en { $word } : toutes ses cartes, et { $count ->
    [one] une des vôtres
   *[other] { $count } des vôtres
  }.
lesson-thief-stolen = { $from } est maintenant votre { $word } : { $points }. À partir de cinq lettres, la longueur rapporte en plus.
lesson-thief-plural = Une seule chose est interdite : voler en faisant un simple pluriel. Tout autre mot convient, lettres dans n’importe quel ordre.
lesson-thief-lost = Volé ! Votre professeur a fait { $word } de votre { $from }. Vous gardez les points qu’il a rapportés.
lesson-thief-lock = Jouez la sûreté : les cartes de { $word } sont toutes d’une couleur. Posez-le.
lesson-thief-locked = Une seule couleur compte double : { $points }. Et { $word } est verrouillé : personne ne peut le voler.
lesson-thief-split = Un mot volé peut aussi devenir deux mots ou plus : chacun prend une de ses cartes et une des vôtres, sans reste.
lesson-thief-swap = Si rien n’est possible, le bouton marqué échange trois cartes. Cela coûte dix points.
lesson-thief-end = La partie finit quand la pioche est vide et que quelqu’un n’a plus de cartes, ou que tous sont bloqués. Ce que vous gardez est déduit.
lesson-thief-done = Vous savez jouer au Voleur de mots. Continuez cette partie contre un débutant, ou revenez à l’accueil.
