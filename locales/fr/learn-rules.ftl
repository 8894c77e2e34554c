# Les règles en images.

rules-games = Les jeux
rules-minute = En une minute
rules-whole = Toutes les règles
rules-as-classic = Le reste est comme dans le jeu classique.
rules-house = Une table peut choisir ses règles ; en jeu, elles sont dans le menu, sous « Cette table ».
picture-classic-cross = Posez des mots en travers de ce qui est là. Chaque mot fait ou changé rapporte.
picture-classic-bonus = Une carte bonus par tour, sur une lettre que vous posez : elle multiplie chaque mot qui a cette lettre.
picture-classic-leave = Après le coup, les cartes qui ne sont dans aucun mot compté quittent la table.
picture-forfeit-card = Votre carte action nomme deux sortes de mots. Sur le vôtre, elle vous rapporte 10 points ; sur celui d’un autre, elle lui en coûte 5.
picture-forfeit-a = a · un mot qui finit par une voyelle
picture-forfeit-b = b · un mot de six lettres
picture-rummy-task = Chacune des dix manches a sa tâche. Piochez une carte, posez si vous pouvez, jetez-en une.
picture-rummy-lay = Vous posez une fois par manche, tous les mots d’un coup, de votre seule main.
picture-party-die = Le mot de l’équipe doit employer un jeton de la lettre du dé.
picture-party-zones = Plus tôt vous arrêtez le temps, plus le mot compte.
picture-party-squares = Les cases comptent au tour où on les couvre :
picture-thief-word = Faites un mot de votre main ; chaque carte est de l’une des quatre couleurs.
picture-thief-steal = Ou volez un mot : employez toutes ses cartes et ajoutez des vôtres.
picture-thief-lock = Un mot d’une seule couleur compte double, et personne ne peut le voler.
