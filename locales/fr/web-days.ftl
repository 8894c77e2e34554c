# Les parties qui durent des jours.

days-left =
    { $count ->
        [one] encore un jour
       *[other] encore { $count } jours
    }
days-hours-left =
    { $count ->
        [one] encore une heure
       *[other] encore { $count } heures
    }
days-turns = À vous de jouer
days-sheet = Avis et vacances
