# The table of Word Thief: words that can be stolen, the workbench, the action.

thief-own-word =
    { $points ->
        [one] { $word }, { $points } point : à vous
       *[other] { $word }, { $points } points : à vous
    }
thief-locked-word =
    { $points ->
        [one] { $word }, { $points } point : verrouillé
       *[other] { $word }, { $points } points : verrouillé
    }
# before words folded to one line
thief-line-yours = à vous :
thief-line-locked = verrouillés :
thief-why-own = Ces mots sont à vous : les autres peuvent les voler, pas vous.
thief-why-locked = Ces mots sont chacun d’une seule couleur, donc verrouillés : personne ne peut les voler.
thief-picked = { $word } est sur l’établi. « Reprendre » le remet à sa place.
thief-from = De { $word } :
thief-need-place =
    { $count ->
        [one] encore une à placer
       *[other] encore { $count } à placer
    }
thief-put-back = Remettre { $word }
thief-split = Partager en { $count } mots
thief-hint = Touchez vos cartes pour former un mot, ou un mot en pointillé pour le voler.
thief-wild-help = Une carte libre vaut n’importe quelle lettre de n’importe quelle couleur, pour zéro point. Quand son mot est volé, elle peut changer de lettre.
thief-prompt-steal = Allongez { $word } : toutes ses cartes, et au moins une des vôtres.
thief-ends = Une fois la pioche vide, la partie s’arrête quand quelqu’un n’a plus de cartes ou que tous passent à la suite. Les lettres restées en main sont déduites.
thief-hand-costs =
    { $points ->
        [one] La pioche est vide. Votre main vous coûterait { $points } point à la fin.
       *[other] La pioche est vide. Votre main vous coûterait { $points } points à la fin.
    }

## The action: what it does, or what is missing

thief-begin = Formez ou volez un mot
thief-new-word = Faites un mot avec { $word }
thief-put = Placez encore { $cards }
thief-put-many = Placez encore { $count } cartes
thief-add-own = Ajoutez une carte à vous
thief-add-stolen = Ajoutez une carte volée
thief-longer = Allongez-le
thief-plural = Un pluriel n’est pas un vol
thief-unknown = Mot inconnu : { $word }
thief-swap-choose =
    { $count ->
        [one] Choisissez encore une carte
       *[other] Choisissez encore { $count } cartes
    }

## One line under the bar

short-stole = { $player } vole { $stolen } : { $words }
