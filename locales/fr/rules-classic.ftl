# The rules of Classic on one page: headings are numbered, and what stands under each as well.

rules-classic-1 = Le principe
rules-classic-1-1 = Deux à quatre joueurs croisent des mots avec des cartes lettres. La table n’a pas de bords et, après chaque tour, seuls les mots qu’on vient de faire y restent.
rules-classic-2 = Pour commencer
rules-classic-2-1 = Chacun coupe une carte ; la plus proche du A commence, et un joker passe avant le A. Chacun reçoit sept cartes. Les cartes bonus ×2 et ×3 sont mêlées aux lettres.
rules-classic-3 = Votre tour
rules-classic-3-1 = Faites une seule chose : posez un mot, échangez autant de cartes que vous voulez avec la pioche, ou passez. Puis vous complétez votre main à sept.
rules-classic-3-2 = Les cartes d’un tour forment une seule ligne ou colonne. Elles doivent rejoindre ce qui est posé : allonger un mot, le croiser, s’y appuyer ou le longer. Tout ce qui se touche doit former des mots, et chaque mot formé ou modifié compte.
rules-classic-3-3 = Ensuite, les cartes qui ne font partie d’aucun mot compté quittent la table.
rules-classic-4 = Les points
rules-classic-4-1 = Additionnez les lettres de chaque mot. Le premier mot sur une table vide veut deux lettres et compte double. Un joker remplace n’importe quelle lettre et ne vaut rien.
rules-classic-4-2 = Une carte bonus par tour, sur une lettre posée : elle multiplie chaque mot contenant cette lettre. Pas sur le premier mot. Qui joue sept cartes d’un coup, carte bonus comprise ou non, gagne 50 points de plus.
rules-classic-5 = Quels mots comptent
rules-classic-5-1 = Les mots de la liste de la table, pluriels et formes verbales compris. Ni noms propres, ni abréviations, ni traits d’union. Les accents ne comptent pas, mais une lettre qui a ses propres cartes, comme Ç ou Ñ, est une lettre à part.
rules-classic-5-2 = Si votre table joue avec contestation, un mot reste tant que personne n’en doute avant le décompte. Un mot faux coûte le tour.
rules-classic-6 = La fin
rules-classic-6-1 = La partie finit quand la pioche est vide et que quelqu’un pose sa dernière lettre, ou quand tout le monde passe deux fois de suite. Les lettres en main sont déduites ; qui n’en a plus reçoit celles des autres. Le plus de points gagne.
