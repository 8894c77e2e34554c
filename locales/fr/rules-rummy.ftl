# The rules of Rummy on one page.

rules-rummy-1 = Le principe
rules-rummy-1-1 = Deux à quatre joueurs, dix manches. Chaque manche a son défi, par exemple trois mots de deux lettres. Rassemblez des cartes jusqu’à pouvoir le remplir.
rules-rummy-2 = Votre tour
rules-rummy-2-1 = Vous tenez sept cartes. Piochez-en une, dans la pioche ou sur la défausse. Posez des mots qui remplissent le défi, si vous le pouvez et le voulez. Défaussez une carte.
rules-rummy-2-2 = On pose une fois par manche, tous les mots dans le même tour, chacun de sa propre main. Les mots ne se rejoignent pas.
rules-rummy-3 = La fin d’une manche
rules-rummy-3-1 = Dès que quelqu’un a rempli le défi, chacun des autres a encore un tour. Puis on compte les mots posés ; qui n’a rien posé ne marque rien. Les mains sont complétées à sept et le défi suivant est retourné.
rules-rummy-4 = Les points
rules-rummy-4-1 = On additionne les lettres, puis une carte bonus multiplie son mot (une au plus par mot), puis le défi ajoute ses points et, s’il le dit, les cartes inutilisées sont déduites. Une manche peut finir sous zéro.
rules-rummy-4-2 = Quand il faut utiliser toutes les cartes, une carte bonus en main doit aussi aller sur un mot, ou être défaussée.
rules-rummy-5 = La fin
rules-rummy-5-1 = Après dix manches, le plus de points gagne. Une égalité en tête se joue en une manche de plus entre les premiers. Une manche où personne n’y arrive longtemps ne rapporte rien.
