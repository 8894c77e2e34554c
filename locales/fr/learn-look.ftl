# Revoir une partie, et en apprendre quelque chose.

replay-title = Revoir la partie
replay-running = La partie jusqu’ici
replay-step = Étape { $step } sur { $steps }
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Dérouler la partie
replay-pause = Pause
replay-on = Une étape en avant
replay-last = À la fin
replay-hands = Les mains
learn-share = Partager le lien
learn-copied = Copié.
learn-copy-by-hand = Copiez ce lien :
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-title = Revenir sur la partie
review-watch = Revoir la partie
review-download = Enregistrer la partie
review-bring = Ouvrir une partie enregistrée
review-bring-bad = Ce n’est pas une partie que l’on puisse montrer ici : { $detail }
review-scores = L’évolution du score
review-chart = Les scores du début à la fin ; les derniers sont écrits dessous.
review-looking = Chaque coup est examiné…
review-whose = Les coups de qui ?
review-sum = { $scored } des { $best } points possibles, si chaque coup comptait seul.
review-known = Des mots à votre portée
review-turns = Coup par coup
review-no-turns = Ici, rien ne pouvait rapporter de points.
review-turn = { $number }. { $player }
review-turning = Ce coup a beaucoup décidé.
review-played = Joué
review-best = Le plus de points
review-maestro = Le maestro
review-as-maestro = Le maestro aurait joué de même.
review-maestro-too = Le maestro aurait joué cela aussi.
review-lost =
    { $points ->
        [one] { $points } point est resté sur la table.
       *[other] { $points } points sont restés sur la table.
    }
review-chance = Cela a coûté environ { $percent } chances sur cent de gagner.
review-see = Voir sur la table
review-play-on = Reprendre d’ici
grade-good = bon
grade-playable = jouable
grade-missed = manqué
grade-missed-a-lot = nettement manqué
deed-pass = a passé
deed-exchange = a échangé des cartes
deed-swap = a échangé des cartes
deed-draw = a pioché une carte
deed-discard = a jeté une carte
deed-action = a décidé de la carte action
deed-no-room = n’a pas vu de place
deed-stop = n’a rien posé
deed-other = n’a rien posé
play-on-about = Vous prenez la place de { $player }, juste avant ce coup. Des bots jouent pour les autres, avec les mêmes cartes.
play-on-level = Le niveau des bots
play-on-go = Reprendre
picture-open = Image
picture-title = Une image de la table
picture-send = Partager l’image
picture-save = Enregistrer l’image
picture-saved = Enregistrée sous { $file }.
picture-in-words = L’image en mots
picture-lying = Sur la table : { $words }.
picture-words-of = { $player } : { $words }.
meaning-form = Une forme de
meaning-unknown = Ce mot n’est pas dans la liste.
review-only = { $grade } : { $count }. N’afficher que ces coups.
review-with-action = avec la carte action
