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

## The start

start-title = Jeux de lettres
start-heading = Cinq jeux de lettres. Lequel ce soir ?
start-name = Votre nom
start-words-in = Mots en
start-now = Jouer tout de suite
start-learn = Apprendre en jouant
bot-teacher = Professeur
start-learn-first = Première fois ? Apprenez en jouant
start-friends = Entre amis
start-device = Sur un appareil
start-mine = Vos tables
start-open = Tables ouvertes
start-words = Chercher un mot
start-games = Toutes mes parties
start-practice = S’exercer et défi du jour
start-companion = Feuille de points pour la vraie boîte
card-other-words = Pas encore en { $language } : on joue avec des { $words }.
card-no-words = Pas encore jouable : sa liste de mots n’est pas sur ce serveur.
words-not-yet = Pas encore de mots
words-missing = Ce serveur n’a pas encore de mots en { $language } : il lui manque la liste « { $lexicon } ». La personne qui le gère l’ajoute par cette commande :
me-nameless = Invité
join-go = Rejoindre
device-title = { $game } sur un appareil
device-text = Vous vous passez l’appareil après chaque tour. Un écran cache les cartes entre-temps.
device-more = Un joueur de plus
table-waiting = attend des joueurs
table-playing = en cours
table-over = terminée
table-abandoned = Interrompue
table-your-turn = À vous
table-title = Table { $code }

## The waiting room

lobby-seats = Qui joue
lobby-free = Place libre
lobby-you = vous
lobby-sit = S’asseoir ici
lobby-stand = Se lever
lobby-add-bot = Ajouter un robot
lobby-remove = Retirer
lobby-add-seat = Ajouter une place
lobby-remove-seat = Enlever une place
lobby-waiting =
    { $count ->
        [one] Il reste { $count } place libre.
       *[other] Il reste { $count } places libres.
    }
lobby-start = Commencer la partie
lobby-host-starts = La partie commence quand l’hôte le décide.
lobby-invite = Inviter des amis
lobby-code = Code de cette table
lobby-link = Lien
lobby-copy = Copier
lobby-copied = Copié
lobby-qr = QR code avec le lien vers cette table
lobby-words = Les mots
lobby-edition = Mots en
rules-how = Règles
rules-title = Règles de la maison
house-in-the-box = Comme dans la boîte : { $value }
house-empty = Laissé vide : comme dans la boîte, { $value }.

## Around every game

turn-yours = À vous de jouer
turn-others = Un instant
scores-title = Scores
scores-on-turn = à son tour
scores-away = absent
history-title = Déroulement
tools-react = Réagir
tools-table = Cette table
tools-sound = Son
tools-leave = Quitter la table
leave-text = Vous pouvez revenir à votre place quand vous voulez, ou abandonner la partie.
leave-watching = La partie continue sans vous.
leave-keep = Retour à l’accueil
leave-resign = Abandonner la partie
undo-asked = { $player } voudrait reprendre le dernier coup.
undo-agree = D’accord
undo-refuse = Plutôt pas
undo-waiting = Vous voulez reprendre votre coup. Aux autres de décider.
undo-refused = Les autres préfèrent que non : la partie continue.
over-again = Rejouer
over-offered = Une nouvelle partie est prête : on vous attend.
over-join = Les rejoindre
over-watch = Regarder
over-start = À l’accueil
cover-title = Passez l’appareil à { $player }
cover-text = Personne d’autre ne regarde.
cover-ready = Je suis { $player }
wire-lost = La connexion est coupée. Nouvel essai ; rien n’est perdu.
wire-over = Cette table est fermée.
close = Fermer

## Hands, tables, drafts

hand-title = Votre main
hand-shuffle = Mélanger
hand-sort = Trier
blank-title = Quelle lettre ?
grid-closer = Plus près
grid-further = Plus loin
grid-recentre = Tout montrer
cell-place = ligne { $row }, colonne { $column }
cell-card = { $card }, { $place }
classic-table = La table
draft-early = Vous pourrez le poser à votre tour.
lay-go = Poser le mot
lay-back = Reprendre
lay-appeal = Demander aux autres
pass-go = Passer
pass-sure = Vraiment passer ?
exchange-begin = Échanger
exchange-text = Choisissez les cartes à échanger.
exchange-action = Aussi la carte action
exchange-go =
    { $count ->
        [one] Échanger { $count } carte
       *[other] Échanger { $count } cartes
    }
exchange-cancel = Les garder
pile-count =
    { $count ->
        [one] { $count } carte dans la pioche.
       *[other] { $count } cartes dans la pioche.
    }
question-accept = Accepter
question-challenge = Contester
question-object = Refuser
question-waiting = Les autres décident maintenant.
action-title = Votre carte action
action-play = La jouer
action-keep = Garder la carte

## What can stand in the way at a table

problem-no-such-table = Cette table n’existe pas. Vérifiez le code.
problem-no-such-seat = Cette place n’existe pas. Prenez-en une autre.
problem-bad-name = Choisissez un nom de un à { $most } caractères.
problem-not-yours = Seule la personne de cette place ou l’hôte peut le faire.
problem-seat-taken = Quelqu’un a été plus rapide : la place est prise. Prenez-en une autre.
problem-seat-free = Personne n’y est encore assis.
problem-seats-free = Il reste des places libres. Occupez-les ou enlevez-les.
problem-already-started = La partie a déjà commencé. Vous pouvez regarder.
problem-not-started = La partie n’a pas encore commencé.
problem-not-over = La partie n’est pas finie.
problem-game-over = La partie est finie. Commencez-en une autre.
problem-refused = C’est impossible en ce moment.
problem-too-often = Trop à la fois. Réessayez dans { $retry_seconds } s.
problem-full = Il n’y a plus de place ici. Les tables que personne ne visite disparaissent d’elles-mêmes : réessayez plus tard, ou parlez-en à qui gère ce serveur.
problem-wrong-origin = Cette page vient d’une autre adresse. Ouvrez le jeu à la sienne.
problem-cannot-keep = Le serveur ne peut pas garder la partie en ce moment. Réessayez.

## Rummy

rummy-round = Manche { $round } sur { $rounds }
rummy-row = Mot { $number }
rummy-pile = Pioche
rummy-discard-here = Défausser ici
rummy-draw = Piocher
rummy-take = Prendre { $card }
rummy-lay = Poser les mots, défausser { $card }
rummy-discard = Défausser { $card }
rummy-choose-discard = Choisir une défausse
rummy-choose-letter = Choisir la lettre ×4
rummy-last-turn = dernier tour

## Word Thief

thief-words-of = Les mots de { $player }
thief-no-words = Pas encore de mots.
thief-bench = Établi
thief-all-placed = tout est placé
thief-steal =
    { $word }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : voler
thief-steal-go = Voler
thief-drop-word = Sans ce mot
swap-begin = Je ne peux pas jouer
swap-text =
    { $count ->
        [one] Choisissez { $count } carte à échanger. Cela coûte { $points } points.
       *[other] Choisissez { $count } cartes à échanger. Cela coûte { $points } points.
    }
swap-go =
    { $count ->
        [one] Échanger { $count } carte
       *[other] Échanger { $count } cartes
    }

## Party

party-zones = Les zones du minuteur
party-tray =
    { $count ->
        [one] { $count } jeton dans le bac
       *[other] { $count } jetons dans le bac
    }
party-die = Le dé montre { $letter }
party-board = Le plateau
party-roll = Lancer le dé
party-stop = Arrêter le temps
party-no-room = Plus de place pour un mot
party-no-room-said = Vous dites qu’il n’y a plus de place. Si les autres le disent aussi, la partie est finie.
party-no-room-asked = Les autres disent qu’il n’y a plus de place pour un mot. Si vous êtes d’accord, la partie est finie.

## Reactions

reaction-bravo = Bravo !
reaction-wow = Waouh !
reaction-hmm = Hmm…
reaction-oops = Oups !
reaction-thanks = Merci !
reaction-hurry = Le temps file !
reaction-laugh = Ha ha ha !
reaction-hello = Bonjour !
