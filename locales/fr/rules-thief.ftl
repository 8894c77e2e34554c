# The rules of Word Thief, paragraph by paragraph; crates/texts/rules.json has their order and
# the rules that each tells.

rules-thief-idea = Deux à six joueurs forment des mots avec des cartes de quatre couleurs. Les mots ouverts se volent en les transformant en plus long.
rules-thief-cards = Les cartes lettres dans leurs quatre couleurs, avec leur valeur et leur nombre.
rules-thief-wilds = Il y a en plus { $wilds } cartes libres : n’importe quelle lettre de n’importe quelle couleur, sans valeur.
rules-thief-deal = Chacun tire une carte ; la plus proche du A donne. Les égalités et les cartes libres se retirent. Chacun reçoit { $hand } cartes faces cachées ; le reste est la pioche.
rules-thief-order = Le joueur à gauche du donneur commence, et le tour passe à gauche.
rules-thief-turn = Formez exactement un mot de votre main, de { $letters } lettres au moins, ou volez un mot. Puis complétez votre main à { $hand }.
rules-thief-stuck = Si vous ne pouvez ni l’un ni l’autre, dites-le : vous perdez { $points } points, mettez { $cards } cartes de votre choix sur les usées et en piochez autant. Si la pioche est courte, on n’échange que ce qu’elle a.
rules-thief-pass = Une fois la pioche vide, vous passez simplement, sans perte.
rules-thief-open = Un mot de couleurs mêlées reste devant son propriétaire, et les autres peuvent le voler. Personne ne vole un mot à soi. Ce que vous avez volé est à vous, et tous les autres peuvent le reprendre.
rules-thief-longer = Allongez-le : formez un nouveau mot avec toutes ses cartes et au moins une de votre main. Les cartes peuvent venir dans n’importe quel ordre.
rules-thief-split = Ou partagez-le en deux mots ou plus qui utilisent ensemble toutes ses cartes. Chaque nouveau mot demande au moins une carte du mot volé et une de votre main. On vole un mot par tour.
rules-thief-plural = Voler seulement pour faire le pluriel est refusé : de WORK à WORKS. D’autres formes vont bien : de WORK à WORKED. Ce qui est pluriel se décide par des terminaisons et une liste d’irréguliers ; ce qui n’en a que l’air, comme ITS, est permis.
rules-thief-owner = Qui est volé garde les points déjà notés.
rules-thief-wild-use = Une carte libre garde sa lettre jusqu’à ce que son mot soit volé ; elle peut alors en devenir une autre. Une carte libre qui change n’est pas la carte nouvelle dont chaque mot a besoin : celle-ci vient de la main.
rules-thief-sum = Un mot vaut la somme de ses lettres, notée aussitôt.
rules-thief-suit = Si toutes ses cartes sont d’une couleur, la somme est multipliée par { $times } et le mot est verrouillé. Les cartes libres vont avec toute couleur ; des cartes libres seules sont d’une couleur et ne valent rien.
rules-thief-locked = Les cartes d’un mot verrouillé vont face visible sur les usées, à la vue de tous. On ne le vole jamais.
rules-thief-long = Dès { $letters } lettres il y a { $points } points de plus, et autant pour chaque lettre suivante, sans fin. Ils dépendent de la longueur du mot.
rules-thief-all = Utiliser les { $hand } cartes de la main en un tour : +{ $points }. Vider une main plus petite ne rapporte rien de plus.
rules-thief-count = L’ordre : lettres, couleur, longueur, et une fois par tour les points de toutes les cartes. La longueur n’est pas doublée. Chaque mot d’un partage se compte et se verrouille à part.
rules-thief-words = Les mots de la liste de la table comptent, et peuvent se répéter. Pas de noms propres, d’abréviations ni de mots à trait d’union ou apostrophe. La liste est consultée aussitôt, et un mot qu’elle n’a pas est refusé sans perte.
rules-thief-challenge = Si la table joue avec contestation, un mot tient à moins que quelqu’un n’en doute en { $seconds } s ; un mot faux revient en main et le tour est perdu. Entre humains seulement, on peut proposer aux autres un mot inconnu, une fois par tour : il compte si tous l’acceptent.
rules-thief-end = Une fois la pioche vide, la partie finit dès qu’un joueur n’a plus de cartes, ou quand tous ont passé l’un après l’autre. Les usées ne sont jamais remélangées, et personne n’a de dernier tour.
rules-thief-reckoning = Les lettres en main sont déduites ; personne ne les récolte. Le plus de points gagne, l’égalité partage la victoire. Un score peut passer sous zéro.
rules-thief-leaflet-sums = Les exemples imprimés ne citent que les lettres ; la prime de longueur s’y ajoute. WORK fait 14 ; REWORKED 20 et avec sa longueur 40 ; FRONT 9 et 14 ; FROWN 13 et 18. CAT d’une couleur fait 10, avec FROWN le tour fait 28 ; CAT est verrouillé, FROWN non.
rules-thief-leaflet-words = La prime de longueur est « par lettre » à un endroit et un tableau à un autre : le tableau vaut. Le pluriel est « la seule restriction » sur ce que peut être un nouveau mot, les cartes viennent donc dans n’importe quel ordre ; WORKS est refusé, WORKED permis. « Un mot » veut dire de la main ; un partage peut en donner plusieurs. Trois cartes posées et trois piochées refont sept. La notice est roumaine et ses mots anglais ; d’autres éditions ont d’autres mots.
rules-thief-read-steal = La notice se tait ; de nous : la victime garde ses points ; n’importe quel ordre des cartes (par règle de la maison : dans leur ordre, ou en morceaux entiers) ; un mot volé par tour ; une carte volée dans chaque nouveau mot ; l’épreuve du pluriel ; les autres formes permises ; une carte libre qui change n’est pas nouvelle ; les mots d’un partage comptent à part ; ce qui est volé peut être repris.
rules-thief-read-score = De nous aussi : la prime de longueur continue au-delà de neuf lettres et n’est pas doublée ; une couleur veut dire toutes les cartes sauf les libres ; la lettre d’une carte libre est fixe jusqu’au vol ; rien pour vider une petite main ; un total courant avec la feuille de chaque tour.
rules-thief-read-rest = De nous aussi : moins de cartes échangées si la pioche est courte ; un humain peut dire qu’il ne peut rien jouer bien qu’il le puisse ; les mots vérifiés aussitôt ; rien n’est remélangé ; la fin est immédiate et personne ne récolte ; comment passer finit la partie ; le tirage du donneur ; répétitions et scores sous zéro ; mots verrouillés visibles ; égalités partagées ; deux à six joueurs. La longueur minimale des mots, le nombre de mots d’un vol et les mots par accord sont des règles de la maison.
