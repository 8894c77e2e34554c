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
