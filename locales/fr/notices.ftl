# Ce qui est dit à ceux qui ne sont pas là : titres et phrases des avis et du courrier.

notice-turn-title = À vous de jouer : { $game }
notice-turn = La partie avec { $players } vous attend. Vous avez { $time }.
notice-reminder-title = Plus que { $time } : { $game }
notice-reminder = C’est toujours à vous dans la partie avec { $players }.
notice-confirm-title = Abecedar peut-il vous écrire ?
notice-confirm = Quelqu’un souhaite être averti à cette adresse quand ce sera son tour dans une partie de { $game }. Si c’est vous, ouvrez ce lien. Sinon, vous n’avez rien à faire.
notice-hours =
    { $count ->
        [one] une heure
       *[other] { $count } heures
    }
notice-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
notice-open = Jouer
notice-quiet = Plus d’avis
notice-mail-stop = Ne plus recevoir de courrier pour cette partie : { $link }
