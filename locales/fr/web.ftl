# Textes de l’application web. Courts, chaleureux, à la voix active.

header-language = Langue
header-theme-dark = Thème sombre
header-theme-light = Thème clair

words-title = Les mots en jeu
words-intro = Levez un doute, ou voyez ce que donnent vos lettres.

lexicon-legend = Liste de mots
word-count =
    { $count ->
        [one] { $count } mot
        [many] { $count } de mots
       *[other] { $count } mots
    }

check-title = Valable ou pas ?
check-label = Écrivez un mot
check-idle = La réponse arrive pendant que vous écrivez.
check-valid = { $word } est valable.
check-invalid = { $word } n’est pas dans la liste.
check-search = Voir ce que donnent ces lettres

part-noun = nom
part-adjective = adjectif
part-verb = verbe
part-adverb = adverbe
part-other = autre nature

commonness-everyday = mot de tous les jours
commonness-common = mot courant
commonness-uncommon = mot peu courant
commonness-rare = mot rare

find-title = Que donnent ces lettres ?
find-label = Vos lettres (? pour un joker)
find-blank = Ajouter un joker
find-idle = Un joker remplace n’importe quelle lettre. Dans la réponse, elle est en italique.
find-none = Ces lettres ne donnent aucun mot. Ajoutez-en une, ou un joker.
find-total =
    { $count ->
        [one] Un seul mot, de { $length } lettres.
        [many] { $count } de mots, le plus long de { $length } lettres.
       *[other] { $count } mots, le plus long de { $length } lettres.
    }
find-length = { $length } lettres
find-more = En montrer plus (encore { $rest })
find-blank-aloud = , joker : { $letters }

problem-foreign-letter = « { $character } » n’est pas une lettre de cette liste. Enlevez-la.
problem-space = Un seul mot à la fois : enlevez l’espace.
problem-no-letters = Écrivez d’abord quelques lettres.
problem-word-too-long = Ici, un mot a { $most } lettres au plus. Raccourcissez-le.
problem-too-many-letters = { $most } lettres et jokers au plus à la fois. Enlevez-en.
problem-too-many-blanks = { $most } jokers au plus. Mettez une lettre à la place de l’un d’eux.
problem-unknown-lexicon =
    Aucune liste ne s’appelle « { $name } ». { $nearest ->
        [none] Choisissez-en une ci-dessus.
       *[other] Vouliez-vous dire « { $nearest } » ?
    }
problem-damaged-lexicon = La liste « { $name } » est illisible. Choisissez-en une autre, ou importez-la de nouveau.
problem-busy = Beaucoup de monde à la fois. Réessayez dans un instant.
problem-malformed = Le serveur n’a pas compris. Écrivez-le encore une fois.
problem-not-found = Le serveur ne connaît pas cette adresse. Rechargez la page.
problem-internal = Le serveur a eu un problème. Réessayez.
problem-unreachable = Le serveur ne répond pas. Tourne-t-il encore ?
try-again = Réessayer

missing-title = Il n’y a rien ici
missing-text = L’adresse a peut-être une lettre de trop ou de moins.
missing-back = Revenir au début
