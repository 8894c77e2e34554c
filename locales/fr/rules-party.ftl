# The rules of Party on one page.

rules-party-1 = Le principe
rules-party-1-1 = Deux équipes, un plateau, un bac de jetons visibles de tous. On joue contre le temps : plus tôt le mot est posé, plus il est multiplié.
rules-party-2 = Un tour
rules-party-2-1 = Votre équipe lance le dé des lettres. Le mot doit utiliser un jeton de cette lettre pris dans le bac ; un joker ne peut pas la remplacer. Si la lettre manque, relancez ; après trois lancers en vain, le tour est fini.
rules-party-2-2 = L’autre équipe cherche la lettre et la touche : le minuteur part. Toucher un mauvais jeton lui coûte son prochain tour ; si elle tarde trop, le minuteur part tout seul.
rules-party-2-3 = Placez votre mot et arrêtez le temps. L’arrêter sans mot coûte le prochain tour. Vous pouvez passer à tout moment.
rules-party-3 = Le plateau
rules-party-3-1 = Le premier mot couvre l’étoile et compte double. Les suivants utilisent ou touchent ce qui est posé, en une seule ligne ; tout ce qui se touche doit former des mots, et chaque mot formé ou modifié compte.
rules-party-3-2 = Les cases bleues multiplient une lettre, les rouges le mot, seulement au tour où on les couvre. Les cases jaunes Chance font lancer le dé Chance à la fin.
rules-party-4 = Les points
rules-party-4-1 = Les lettres, puis les cases, puis le dé Chance, puis le minuteur : ×4, ×3, ×2, ×1, enfin −1 et −5. Si le temps s’écoule sans mot, vous perdez 5 points. Les jokers ne valent rien et gardent leur lettre toute la partie.
rules-party-4-2 = Le dé Chance : une de vos lettres compte double ou triple ; pas de dé des lettres au prochain tour ; vous rejouez ; ou les autres partent d’une zone moins bonne.
rules-party-5 = Les doutes et la fin
rules-party-5-1 = Les mots de la liste de la table comptent. Un mot refusé retourne dans le bac, et le temps reprend là où il s’était arrêté.
rules-party-5-2 = La partie finit quand il n’y a plus de jetons, quand les deux équipes lancent de suite trois fois en vain, ou quand plus aucun mot ne tient. Le plus de points gagne ; les jetons restants ne coûtent rien.
