# S’exercer : défis, coups à trouver, mots courts.

practice-title = S’exercer
practice-about = Un défi par jour, vos propres tours à rejouer, et les mots courts qui font gagner.
practice-puzzles = Les défis du jour
practice-streak = Jours d’affilée
practice-found-all = Meilleurs coups trouvés
practice-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
practice-open = Pas encore essayé
practice-state-found =
    { $count ->
        [one] Trouvé du premier coup
       *[other] Trouvé en { $count } essais
    }
practice-state-tried = { $percent } % pour l’instant
practice-other-words = Mots en { $language }
practice-earlier = Jours précédents
practice-later = Jours suivants
practice-day-found = meilleur coup trouvé
practice-puzzle-of = { $game }, { $day }
practice-find = Trouvez le coup qui rapporte le plus.
practice-find-it = Trouver le meilleur coup
practice-find-letter = Trouvez le mot avec { $letter } qui rapporte le plus.
practice-so-far =
    { $count ->
        [one] { $percent } % en { $count } essai
       *[other] { $percent } % en { $count } essais
    }
practice-percent = { $percent } %
practice-tries =
    { $count ->
        [one] { $count } essai
       *[other] { $count } essais
    }
practice-show = Montrer le meilleur coup
practice-found = C’est lui : rien ne rapporte plus.
practice-more-there = Il y a mieux à trouver.
practice-of = { $points } points sur { $best }
practice-again = Réessayer
practice-see-table = Voir la table
practice-to-hub = Tous les exercices
practice-share = Partager le résultat
practice-copy-by-hand = Copiez ce texte :
practice-best-is = Le meilleur coup
practice-where = Il est marqué sur la table et commence en { $place }.
practice-from-word = Il vole { $word }.
practice-second =
    { $points ->
        [one] Le deuxième meilleur coup rapporte { $points } point.
       *[other] Le deuxième meilleur coup rapporte { $points } points.
    }
practice-no-puzzle = Il n’y a pas de défi pour ce jour. Il y en a pour les deux derniers mois, dans les langues dont les mots sont là.
practice-no-turn = À ce tour, il n’y avait rien à poser.
practice-own = De vos propres parties
practice-own-about = Les tours de vos parties finies où vous avez laissé le plus de points. Trouvez maintenant ce qu’il y avait.
practice-own-turn = Un de vos tours
practice-own-none = Quand vous aurez fini une partie, vous trouverez vos tours ici.
practice-own-look = Chercher des tours
practice-own-missed = Vous avez fait { $points } ; il y avait { $best }
practice-own-perfect = Ici, rien ne vous a échappé. Bravo !
practice-short = Mots de deux et trois lettres
practice-short-about = Ils relient les mots, placent les lettres difficiles et s’apprennent vite.
practice-short-drill = S’y exercer
practice-short-sheet = En feuille à imprimer
short-about = Est-ce un mot de la liste, oui ou non ? Ce que vous manquez revient vite. Les flèches marchent aussi : à gauche non, à droite oui.
short-length = Lettres
short-question = Question { $nth } sur { $of }
short-no = Pas un mot
short-yes = Un mot
short-right = Juste :
short-wrong = Non :
short-is = { $word } est un mot.
short-is-not = { $word } n’est pas un mot.
short-score = { $right } justes sur { $of }
short-missed = À revoir :
short-firm = Vous savez { $count } mots de cette longueur sur { $of }.
short-again = Encore une série
short-none = Cette liste n’a pas de mots de cette longueur.
short-print = Imprimer
short-heading = { $length } lettres : { $count } mots
practice-hint-about = Choisissez ce qu’il doit dire. Les indices sont notés à côté de votre résultat.
practice-hints =
    { $count ->
        [one] { $count } indice
       *[other] { $count } indices
    }
