# Les parties de ce navigateur.

games-title = Mes parties
games-none = Il n’y a pas encore de partie dans ce navigateur.
games-begin = En commencer une
games-tally = Le bilan jusqu’ici
games-game = Jeu
games-played = Jouées
games-wins = Gagnées
games-mean = Points par partie
games-most = Maximum
games-running = En cours
games-over = Terminées
games-go-on = Reprendre
games-won = gagnée avec { $points } contre { $others }
games-tied = partagée avec { $points } contre { $others }
games-lost = perdue avec { $points } contre { $others }
games-forget = Oublier
games-forget-sure = Oublier vraiment ?
games-export = Enregistrer la liste
games-about = Seul ce navigateur connaît la liste. Oublier une partie l’en retire, et avec elle ce qui gardait votre place. L’hôte peut aussi supprimer une partie pour tout le monde.
games-against = Contre qui
games-opponent = Adversaire
games-turns = Points par tour
games-turns-told =
    { $game }, { $count ->
        [one] une partie
       *[other] { $count } parties
    } : { $mean } points par tour en moyenne, { $last } dans la dernière.
games-rounds-told =
    { $game }, { $count ->
        [one] une partie
       *[other] { $count } parties
    } : { $mean } points par manche en moyenne, { $last } dans la dernière.
games-words = Meilleurs mots
games-doubts = Mots mis en doute
games-doubts-stood = Les vôtres, contestés et bons
games-doubts-fell = Les vôtres, contestés et refusés
games-doubts-caught = Vous avez contesté avec raison
games-doubts-missed = Vous avez contesté à tort
games-learning = Les chiffres de vos parties sont en préparation…
games-export-csv = Enregistrer en tableau (CSV)
games-delete = Supprimer
games-delete-sure = Supprimer pour tout le monde ?
games-practice = Trouver les meilleurs coups de vos parties
