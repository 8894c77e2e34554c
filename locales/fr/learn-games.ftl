# Les parties de ce navigateur.

games-title = Mes parties
games-none = Il n’y a pas encore de partie dans ce navigateur.
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
games-about = Seul ce navigateur connaît la liste. Oublier une partie l’en retire, et avec elle ce qui gardait votre place.
