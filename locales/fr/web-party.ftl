# The table of Party. team and onTurn are 0 for the Blues and 1 for the Reds.

party-team = { $team ->
    [0] Bleus
   *[1] Rouges
}
party-mine = { $team ->
    [0] Bleus
   *[1] Rouges
} · vous
party-you-are = Vous êtes les { $team ->
    [0] Bleus
   *[1] Rouges
}

## What to do now

# blue and red are what the teams rolled for the first turn
party-begins = Bleus { $blue }, Rouges { $red } : les { $team ->
    [0] Bleus
   *[1] Rouges
} commencent.
party-roll-now = Les { $team ->
    [0] Bleus
   *[1] Rouges
}, lancez le dé des lettres.
party-roll-theirs = Les { $team ->
    [0] Bleus
   *[1] Rouges
} lancent le dé des lettres.
party-roll-again = Les { $team ->
    [0] Bleus
   *[1] Rouges
}, pas de { $letter } dans le bac : relancez.
party-roll-again-theirs = Pas de { $letter } dans le bac. Les { $team ->
    [0] Bleus
   *[1] Rouges
} relancent.
party-spot = Trouvez { $letter }. Une erreur coûte un tour aux { $team ->
    [0] Bleus
   *[1] Rouges
}.
party-spot-gentle = Les { $team ->
    [0] Bleus
   *[1] Rouges
}, trouvez { $letter } dans le bac et touchez-le.
party-spot-watched = Les { $team ->
    [0] Bleus
   *[1] Rouges
} cherchent { $letter } dans le bac.
party-being-spotted = Pensez à un mot avec { $letter } : les { $team ->
    [0] Bleus
   *[1] Rouges
} le cherchent.
party-false-start = Faux départ : les { $team ->
    [0] Bleus
   *[1] Rouges
} passeront un tour. Le temps des { $onTurn ->
    [0] Bleus
   *[1] Rouges
} partira tout seul.
party-run-found = Les { $team ->
    [0] Bleus
   *[1] Rouges
} ont trouvé { $letter } : votre temps court.
party-run = Votre temps court : placez un mot avec { $letter }.
party-run-free = Votre temps court : placez le mot de votre choix.
party-theirs-found = Les { $team ->
    [0] Bleus
   *[1] Rouges
} ont trouvé { $letter } : le temps des { $onTurn ->
    [0] Bleus
   *[1] Rouges
} court.
party-theirs = Le temps des { $team ->
    [0] Bleus
   *[1] Rouges
} court. Il leur faut un mot avec { $letter }.
party-theirs-free = Le temps des { $team ->
    [0] Bleus
   *[1] Rouges
} court. Leur mot est libre.
party-believe = Les { $team ->
    [0] Bleus
   *[1] Rouges
} posent { $words }. Vous y croyez ?
party-agree = Les { $team ->
    [0] Bleus
   *[1] Rouges
} disent que { $words } existe. D’accord ?
party-decide = Les { $team ->
    [0] Bleus
   *[1] Rouges
} décident si { $words } reste.
party-choose = Quelle lettre compte ×{ $times } ? Touchez-en une des vôtres.
party-choose-theirs = Les { $team ->
    [0] Bleus
   *[1] Rouges
} choisissent la lettre qui compte ×{ $times }.
party-moment = Un instant…

## The button

party-stop-times = Stop : { $score } × { $times } = { $points }
party-stop-minus = Stop : { $score } − { $minus } = { $points }
party-stop-plain = Stop : { $points }
party-lay-first = Placez un mot
party-tap-letter = Touchez { $letter } dans le bac
party-wait = Aux { $team ->
    [0] Bleus
   *[1] Rouges
} de jouer
party-clock-comes = Le temps va partir
party-best-letter = Prendre { $letter }
party-pass-detail = Ne coûte rien, sauf 1 ou 5 points dans les deux dernières zones
party-no-room-detail = Si l’autre équipe le dit aussi, la partie est finie
party-chance-waits = Une case Chance : le dé roulera ensuite

## Die, zones, Chance

party-die-waits = Le dé des lettres, pas encore lancé
party-chance-die = Dé Chance : { $face }
party-meanings = Zones et dé Chance
party-zones-help = Le temps part quand l’autre équipe trouve votre lettre. La zone où vous l’arrêtez dit combien compte votre mot.
party-zone-times = { $times ->
    [1] Le mot compte une fois
   *[other] Le mot compte { $times } fois
}
party-zone-minus = { $points ->
    [one] Le mot compte, moins { $points } point
   *[other] Le mot compte, moins { $points } points
}
party-zone-span = { $from }–{ $to } s
party-zone-ding = { $points ->
    [one] Temps écoulé sans mot : { $points } point de moins.
   *[other] Temps écoulé sans mot : { $points } points de moins.
}
party-chance-title = Le dé Chance

## Before the first roll

party-ready-title = Prêts ?
party-ready-spot = Une équipe lance une lettre, l’autre la cherche dans le bac. Toucher le bon jeton lance le temps.
party-ready-care = Regardez bien : toucher un autre jeton vous coûte le prochain tour.
party-ready-lay = Placez un mot avec cette lettre et arrêtez le temps. Plus c’est tôt, plus il compte : de ×4 à −5.
party-ready-hold = Sur un téléphone, appuyez sur le bac : une loupe montre les jetons autour du doigt. Relâchez pour en prendre un.
party-ready-still = Rien ne court avant que vous appuyiez.
party-ready-rules = Toutes les règles
party-ready-go = C’est parti
