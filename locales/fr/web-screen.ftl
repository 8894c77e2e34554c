# Le grand écran.

screen-join = Visez avec l’appareil photo du téléphone, ou tapez le code
screen-here = Qui est là
screen-free = libre
screen-waiting =
    { $count ->
        [one] Il reste une place libre.
       *[other] Il reste { $count } places libres.
    }
screen-all-here = Tout le monde est là. L’hôte lance la partie.
screen-open = Montrer cette table sur un grand écran
screen-next = Le téléphone de l’hôte lance la partie suivante.
beside-look = La table est sur le grand écran.
beside-show = Montrer la table ici
beside-pad = Brouillon
beside-pad-empty = Touchez vos lettres pour essayer un mot ici.
beside-host = Cette table est sur le grand écran. Lancez la partie quand tout le monde est là.
beside-guest = Regardez le grand écran : la partie y commence.
prefs-beside = L’essentiel à côté d’un grand écran
prefs-beside-help = Quand un grand écran montre la table, ce téléphone montre vos lettres et ce que vous pouvez faire.
remote-title = Télécommande
remote-late = Absence : { $players }. Un robot peut jouer à leur place.
