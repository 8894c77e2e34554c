# The end of a game, and its great moments. winners and others are names, joined; count is how many
# they are, where a team counts as several; margin is by how many points, 0 where nobody is told.

result-open = Voir le résultat
result-review = Analyser
result-picture = Image
result-hints =
    { $player } : { $count ->
        [one] { $count } indice
       *[other] { $count } indices
    }
result-look = Regarder la table
result-turns =
    { $game } · { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
result-rounds =
    { $game } · { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
result-won =
    { $margin ->
        [0] Vous avez gagné !
        [one] Gagné, avec { $margin } point d’avance !
       *[other] Gagné, avec { $margin } points d’avance !
    }
result-tied = Égalité : vous partagez la victoire avec { $others }.
result-tie = { $winners } se partagent la victoire.
result-tie-teams = Égalité : les Bleus et les Rouges se partagent la victoire.
result-wins =
    { $count ->
        [one] { $winners } l’emporte.
       *[other] { $winners } l’emportent.
    }
result-wins-by =
    { $count ->
        [one] { $winners } l’emporte de { $margin }.
       *[other] { $winners } l’emportent de { $margin }.
    }
result-behind =
    { $points ->
        [one] Il ne vous manquait que { $points } point.
       *[other] Il vous manquait { $points } points.
    }
result-resigned = Vous avez abandonné.
result-deserted = Tous les autres sont partis.
result-deserted-about =
    { $points ->
        [one] La partie s’arrête là. Vous gardez { $points } point.
       *[other] La partie s’arrête là. Vous gardez { $points } points.
    }
result-deserted-other = Il ne reste que { $winners }.
result-deserted-team = L’autre équipe est partie.
result-nobody = Tout le monde est parti : personne ne gagne.
result-places = Classement
result-you = Vous
result-left = abandon
result-best-play = Meilleur coup
result-best-word = Meilleur mot
result-longest = Mot le plus long : { $word } ({ $player })
result-share-play = Meilleur coup : { $words } ({ $points })
result-hand = Restés en main
result-of = { $player }, tour { $turn }
result-of-round = { $player }, manche { $turn }
result-chart = Les points au fil des tours
result-chart-rounds = Les points au fil des manches
result-turn = Tour
result-round = Manche
result-turning-you = Vous avez pris la tête pour de bon au tour { $turn }.
result-turning-you-round = Vous avez pris la tête pour de bon à la manche { $turn }.
result-turning = { $player } en tête pour de bon à partir du tour { $turn }.
result-turning-round = { $player } en tête pour de bon à partir de la manche { $turn }.
result-share = Partager
result-copied = Copié
result-copy-by-hand = Copiez ce texte :

moment-whole-hand = Toute la main !
moment-nine = Fois { $times } !
moment-steal = Quel vol !
moment-lock = Verrouillé pour de bon !
moment-big = Quel coup !
moment-task = Défi relevé avec brio !

## Words that were laid, for somebody who has no say in them

prompt-asked-watch = { $player } pose { $words }. Aux autres de décider.
