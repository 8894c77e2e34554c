# The rules of Word Thief on one page.

rules-thief-1 = Le principe
rules-thief-1-1 = Deux à six joueurs forment des mots avec des cartes de quatre couleurs. Les mots ouverts se volent en les transformant en plus long.
rules-thief-2 = Votre tour
rules-thief-2-1 = Formez de votre main un mot de deux lettres ou plus, ou volez un mot à un autre joueur. Puis complétez votre main à sept.
rules-thief-2-2 = Si vous ne pouvez faire ni l’un ni l’autre, perdez 10 points et échangez trois cartes. Quand la pioche est vide, passez simplement.
rules-thief-3 = Voler
rules-thief-3-1 = Utilisez toutes les cartes du mot volé, dans n’importe quel ordre, en un nouveau mot ou réparties sur plusieurs. Chaque nouveau mot demande au moins une carte du mot volé et une de votre main. Ces mots sont à vous, et chacun peut les revoler.
rules-thief-3-2 = Mettre au pluriel n’est pas voler : de WORK à WORKS est refusé, WORKED va bien. On ne vole pas ses propres mots.
rules-thief-4 = Les points
rules-thief-4-1 = Additionnez les lettres. Un mot d’une seule couleur compte double et se verrouille : il quitte la table et personne ne peut le voler. À partir de cinq lettres, 5 points de plus, et encore 5 par lettre suivante. Qui pose les sept cartes de sa main en un tour gagne 20.
rules-thief-4-2 = Une carte libre est n’importe quelle lettre de n’importe quelle couleur et ne vaut rien. Elle garde sa lettre jusqu’au vol du mot ; alors elle peut changer.
rules-thief-4-3 = La victime garde les points déjà inscrits.
rules-thief-5 = La fin
rules-thief-5-1 = Une fois la pioche vide, la partie finit quand quelqu’un n’a plus de cartes, ou quand tous passent l’un après l’autre. Les lettres en main sont déduites. Le plus de points gagne.
