# The rules of Rummy, paragraph by paragraph; crates/texts/rules.json has their order and
# the rules that each tells.

rules-rummy-idea = Deux à quatre joueurs, { $rounds } manches. Chaque manche a son défi, par exemple trois mots de deux lettres. Piochez et défaussez jusqu’à pouvoir le remplir.
rules-rummy-tasks = Les cartes de manche : dix, avec neuf défis différents, dans n’importe quel ordre.
rules-rummy-set = Lettres, jokers et cartes bonus forment la pioche, dont la première carte commence la défausse. Les cartes de manche sont mélangées et la première est retournée : le défi de la première manche. Chacun reçoit { $hand } cartes.
rules-rummy-starter = Selon la notice, le plus jeune commence ; ici le sort décide, à moins que la table ne désigne quelqu’un. Chaque manche suivante est commencée par le joueur suivant.
rules-rummy-turn = À votre tour : piochez une carte, posez des mots qui remplissent le défi si vous le pouvez et le voulez, et défaussez une carte.
rules-rummy-draw = Piochez dans la pioche, ou prenez la carte du dessus de la défausse. La carte que vous venez d’y prendre peut être défaussée de nouveau.
rules-rummy-lay = On pose une fois par manche, tous les mots dans le même tour, chacun de sa propre main ; ils ne se rejoignent pas et ne rejoignent ceux de personne. On peut se retenir bien qu’on puisse remplir le défi, en espérant plus.
rules-rummy-eight = Avec la carte piochée vous en tenez huit. Les cartes posées, une défaussée et les inutilisées font le compte : une carte est toujours défaussée, on ne pose donc jamais les huit.
rules-rummy-blank = Un joker est n’importe quelle lettre de l’alphabet et ne vaut rien. Vous dites laquelle en le posant ; remélangé, il redevient libre.
rules-rummy-words = Les mots sont ceux de la liste de la table et peuvent se répéter ; la liste est consultée aussitôt, à moins que la table ne joue avec contestation. Le premier mot n’est pas doublé.
rules-rummy-challenge = Avec contestation, les autres sont interrogés sur vos mots avant la fin du tour, pendant { $seconds } s. Si l’un est faux, les mots reviennent en main, la défausse reste et le tour est fini. Entre humains seulement, ils peuvent aussi accepter un mot absent de la liste ; s’ils le refusent, la carte défaussée revient aussi.
rules-rummy-met = Dès que quelqu’un a rempli le défi, chacun des autres a exactement un tour de plus. Puis la manche finit.
rules-rummy-round-score = À la fin de la manche, les mots posés comptent. Qui n’a pas rempli le défi ne marque rien. Une manche peut finir sous zéro.
rules-rummy-next = Les cartes posées vont sous la carte du dessus de la défausse ; les inutilisées restent en main. Chacun complète à { $hand }, la carte de manche va sous sa pile et la suivante est retournée.
rules-rummy-recycle = Quand la pioche est épuisée, la défausse est mélangée pour en faire une nouvelle ; seule sa carte du dessus reste.
rules-rummy-void = Une manche où personne ne remplit le défi est nulle et ne rapporte rien : après { $turns } tours chacun, ou une fois la pioche renouvelée { $times } fois.
rules-rummy-order = L’ordre : la lettre qui compte quatre fois, la somme du mot, la carte bonus ou le mot quadruple, les points du défi, et enfin les cartes inutilisées. Quand un défi donne des points pour le deuxième et le troisième mot, ils s’ajoutent (3 et 6). Utiliser toutes ses cartes ne rapporte rien en soi ; seul Bingo a 50.
rules-rummy-unused = Quand le défi le dit, les lettres inutilisées sont déduites. Votre défausse n’en fait pas partie.
rules-rummy-bonus = Une carte bonus multiplie un mot ; chaque mot peut en porter une. Bingo n’en admet pas. Quand il faut utiliser toutes les cartes, une carte bonus en main doit aller sur un mot ou être défaussée ; ailleurs, en garder une ne coûte rien.
rules-rummy-fourfold = La lettre quadruple est une seule carte, le mot quadruple un mot de votre choix.
rules-rummy-end = Après { $rounds } manches, le plus de points gagne. Une égalité en tête se joue en une manche de plus, les cartes de manche remélangées, entre les ex æquo. Gagne alors qui a le plus de points de tous, même quelqu’un qui n’y jouait pas. Après { $extra } manches de plus, l’égalité est une victoire partagée.
rules-rummy-away = Qui s’en va met sa main à la défausse et on saute son tour ; les mots déjà posés comptent, avec les cartes telles qu’elles étaient. Ou quelqu’un d’autre joue à sa place.
rules-rummy-leaflet = « Dix manches différentes », ce sont neuf défis, dont un sur deux cartes ; et les « exemples » de défis sont le paquet entier. Une carte bonus par mot ici et une par coup au Classique : ce n’est pas une contradiction. Six cartes bonus ou dix : six donnent les 144 cartes de la boîte.
rules-rummy-read-turn = La notice se tait ; de nous : qui commence la manche suivante ; qu’on peut se retenir ; qu’on peut défausser la carte qu’on vient de prendre (par règle de la maison, pas aussitôt) ; que les mots sont séparés ; que poser et défausser vont ensemble, une fois par manche ; et que le sort désigne qui commence.
rules-rummy-read-score = De nous aussi : les points du deuxième et du troisième mot s’ajoutent, un mot y suffit et rien n’est déduit ; une manche peut finir sous zéro ; l’ordre du compte ; la lettre quadruple est une carte ; les cartes bonus sont là, permises partout sauf à Bingo ; pas de 50 pour toutes les cartes.
rules-rummy-read-round = De nous aussi : la carte du dessus reste quand on mélange la défausse ; quand une manche est nulle ; comment une égalité se règle ; que les cartes inutilisées restent en main. Le nombre de manches et celui des tours d’une manche sont des règles de la maison.
rules-rummy-read-words = De nous aussi : les mots sont comme au Classique, vérifiés aussitôt, et peuvent se répéter ; et comment marchent contestation et accord. Qui doit sauter un tour peut sauter le dernier.
