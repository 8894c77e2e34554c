# Texts of the five games, for the web app and the terminal.
# Values: player, victim, winners, players are names; team is team-0 or team-1; word, words, card,
# cards, letter, letters are written as on the cards, lists joined; points, count, times, number,
# round, turn are numbers. A refusal may use cards, cells, words, player, number, detail and count
# (how many cards, words or cells); a score line word, card, times, points and player.

## The games: name, pitch, what it is played with

game-classic = Classique
game-classic-pitch = Croisez des mots sur une table sans bords : seul ce qui vient de servir y reste.
game-forfeit = Gages
game-forfeit-pitch = Le Classique avec une carte action en réserve : récompensez votre mot ou gâchez celui d’un autre.
game-rummy = Rami
game-rummy-pitch = Dix manches, dix défis : piochez, rassemblez, posez vos mots avant les autres.
game-party = Party
game-party-pitch = Deux équipes, un bac de lettres, un minuteur : plus vite on pose, plus ça rapporte.
game-thief = Voleur de mots
game-thief-pitch = Formez un mot, ou volez celui d’un autre en l’allongeant.
game-players = { $least } à { $most } joueurs
language-pt = mots portugais
language-fr = mots français
language-en = mots anglais
language-ro = mots roumains
language-es = mots espagnols
language-de = mots allemands
language-it = mots italiens
language-other = mots en { $language }

## Small words

cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
seconds-count =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
# head is a name, or several joined by commas
list-and = { $head } et { $last }
list-or = { $head } ou { $last }
# where last begins with the sound of I, or of O: Spanish has another word there
list-and-i = { $head } et { $last }
list-or-o = { $head } ou { $last }
card-blank = joker
card-bonus = carte bonus ×{ $times }
card-wild = carte libre
player-number = Joueur { $number }
team-0 = Les Bleus
team-1 = Les Rouges
direction-across = à l’horizontale
direction-down = à la verticale

## Bots

bot-novato = Débutant
bot-novato-help = Joue des mots de tous les jours et laisse passer beaucoup de choses.
bot-aprendiz = Apprenti
bot-aprendiz-help = Connaît les règles et apprend à regarder.
bot-casual = Amateur
bot-casual-help = Connaît les mots courants et joue pour le plaisir.
bot-habitual = Habitué
bot-habitual-help = Joue souvent et connaît bien les mots courants.
bot-club = Club
bot-club-help = Un bon joueur de club : voit presque tout.
bot-veterano = Vétéran
bot-veterano-help = Joue depuis des années : peu de choses lui échappent.
bot-expert = Expert
bot-expert-help = Connaît les mots rares et pense au coup suivant.
bot-maestro = Maestro
bot-maestro-help = Tous les mots, et la patience de voir plus loin.
bot-greedy = Gourmand
bot-greedy-help = Prend le plus de points tout de suite, sans réfléchir plus loin.
bot-primer = Abécédaire
bot-primer-help = Ne connaît que les deux mille mots les plus courants, et les joue bien.

## Refusals: what is wrong, and what to do instead

refusal-no-such-seat = Cette place n’existe pas à cette table. Prenez-en une qui est libre.
refusal-seat-left = Cette place a quitté la partie. Vous pouvez encore regarder.
refusal-not-your-turn = Ce n’est pas encore à vous. Patientez un instant.
refusal-stale = Trop tard : la partie a avancé. Regardez la table et décidez à nouveau.
refusal-not-yet = Trop tôt : la partie n’en est pas encore là. Attendez votre moment.
refusal-wrong-phase = Cela ne se fait pas maintenant. Voyez ce que la partie attend.
refusal-game-over = La partie est finie. Commencez-en une autre.
refusal-time-runs-back = L’horloge de la table est en avance sur la vôtre. Réessayez.
refusal-not-yours = Seule la personne assise là peut le faire. Demandez-lui.
refusal-cannot-undo = On ne peut pas revenir là-dessus. Continuez d’ici.
refusal-record-full = Le journal de cette partie est plein : on ne peut plus revenir en arrière ni passer la main à un robot. Continuez, il reste assez de place pour finir.
refusal-paused = La table est en pause. Reprenez pour jouer.
refusal-cannot-pause = Seul un joueur qui n’a que des robots en face peut mettre la table en pause.
refusal-malformed =
    { $detail ->
        [none] La table n’a pas compris. Essayez encore une fois.
       *[other] La table n’a pas compris ({ $detail }). Redites-le.
    }
refusal-not-in-hand = Vous n’avez pas { $cards } en main. Jouez avec vos cartes.
refusal-blank-undeclared = Un joker doit avoir une lettre. Dites laquelle il remplace.
refusal-unknown-word =
    { $count ->
        [one] { $words } n’est pas dans la liste. Essayez un autre mot.
       *[other] { $words } ne sont pas dans la liste. Essayez d’autres mots.
    }
refusal-family-word =
    { $count ->
        [one] Cette table se passe de ce mot-là. Essayez-en un autre.
       *[other] Cette table se passe de ces mots-là. Essayez-en d’autres.
    }
refusal-cell-twice = Deux cartes sur une même case ({ $cells }). Donnez une case à chacune.
refusal-cell-taken = Cette case est prise ({ $cells }). Posez à côté.
refusal-off-board = C’est hors du plateau ({ $cells }). Restez dans ses bords.
refusal-not-in-line = Les lettres doivent former une seule ligne ou colonne. Redressez le mot.
refusal-gap = Il y a un trou dans le mot ({ $cells }). Comblez-le.
refusal-no-contact = Le mot ne touche rien. Reliez-le à ce qui est posé.
refusal-nothing-laid = Rien n’est posé. Posez d’abord un mot.
refusal-already-answered = Vous avez déjà répondu. Attendez les autres.
refusal-not-asked = La question n’est pas pour vous. Attendez votre tour.
refusal-first-word-too-short = Le premier mot veut au moins deux lettres. Ajoutez-en une.
refusal-bonus-on-first-word = Pas de carte bonus sur le premier mot : il compte déjà double. Gardez-la.
refusal-one-bonus-card = Une seule carte bonus par coup. Reprenez-en une.
refusal-bonus-is-no-letter = Une carte bonus n’est pas une lettre. Placez-la sur une lettre ou un mot que vous posez.
refusal-bonus-needs-laid-letter = La carte bonus va sur une lettre posée maintenant. Choisissez-en une.
refusal-unknown-letter = { $cards } n’est pas une lettre de ce jeu. Choisissez-en une autre.
refusal-nothing-exchanged = Dites quelles cartes vous échangez, ou passez.
refusal-pile-too-short =
    { $number ->
        [0] La pioche est vide : plus d’échange. Posez un mot ou passez.
       *[other] Il n’en reste que { $number } dans la pioche. Échangez moins de cartes.
    }
refusal-no-appeal = { $words } : on ne peut pas demander l’avis des autres maintenant. Essayez un autre mot.
refusal-category-does-not-fit = Aucun mot du coup ne convient à cette moitié de votre carte. Essayez l’autre, ou gardez-la.
refusal-draw-first = Piochez d’abord une carte : dans la pioche ou sur la défausse.
refusal-drawn-already = Vous avez pioché. Posez vos mots ou défaussez une carte.
refusal-no-card-to-draw = Il n’y a pas de carte là. Piochez dans l’autre tas.
refusal-hand-not-whole = { $number ->
        [one] Il manque une carte : touchez aussi celle qui reste en main.
       *[other] Les cartes posées et celles qui restent doivent faire une main entière. Touchez aussi celles qui restent en main.
    }
refusal-task-not-met = Ces mots ne remplissent pas le défi. Relisez-le, ou défaussez et attendez.
refusal-cards-left-over =
    { $count ->
        [one] Ce défi demande toutes les cartes, et il resterait { $cards }. Utilisez-la aussi, ou attendez.
       *[other] Ce défi demande toutes les cartes, et il resterait { $cards }. Utilisez-les aussi, ou attendez.
    }
refusal-word-too-short = Un mot a au moins deux lettres. Allongez-le.
refusal-no-bonus-cards = Pas de carte bonus dans cette manche. Posez le mot sans elle.
refusal-fourfold-not-named = Dites ce qui compte quatre fois : une lettre ou un mot, selon le défi.
refusal-nothing-fourfold = Rien ne compte quatre fois dans cette manche. Retirez ce choix.
refusal-just-taken = Vous venez de prendre { $cards } : gardez-la ce tour-ci. Défaussez une autre carte.
refusal-sitting-out = Cette manche de plus se joue entre les premiers. Regardez-la.
refusal-own-clock = C’est l’autre équipe qui lance le minuteur. Cherchez déjà votre mot.
refusal-false-started = Vous êtes déjà partis trop tôt ce tour. Le minuteur partira tout seul.
refusal-wrong-tile = { $cards } n’est pas la lettre du dé. Regardez mieux.
refusal-not-in-tray = Il n’y a pas (assez) de { $cards } dans le bac. Choisissez parmi les jetons qui s’y trouvent.
refusal-not-a-tile = { $cards } n’est pas un jeton de ce jeu. Utilisez lettres et jokers.
refusal-joker-is-fixed = Un joker posé garde sa lettre ({ $cells }). Jouez autour.
refusal-star-not-covered = Le premier mot couvre l’étoile du centre. Déplacez-le.
refusal-rolled-letter-missing = Il faut poser un { $cards }, la lettre du dé, pris dans le bac. Ajoutez-le.
refusal-joker-for-rolled-letter = Aucun joker ne remplace la lettre du dé { $cards }. Prenez un vrai jeton.
refusal-not-placed-this-turn = Choisissez une lettre que vous venez de poser.
refusal-already-said = Votre équipe l’a déjà dit. La partie finit quand les autres sont d’accord.
refusal-no-such-word = Ce mot n’est pas sur la table. Choisissez-en un qui y est.
refusal-word-gone = { $words } a déjà été volé. Choisissez un autre mot.
refusal-own-word = { $words } est déjà à vous. Volez quelqu’un d’autre.
refusal-locked-word = { $words } est d’une seule couleur : il est verrouillé. Choisissez un mot ouvert.
refusal-card-used-twice = { $cards } sert plus de fois qu’il n’y en a. Chaque carte ne sert qu’une fois.
refusal-stolen-card-left-out = Toutes les cartes du mot volé doivent servir. Encore sans place : { $cards }.
refusal-no-hand-card = { $words } demande une carte de votre main. Ajoutez-en une.
refusal-no-stolen-card = { $words } n’a aucune carte du mot volé. Chaque nouveau mot en demande une.
refusal-mere-plural = { $words } n’est que le pluriel. Changez davantage le mot.
refusal-order-not-kept = À cette table, les lettres de { $words } gardent leur ordre. Glissez les vôtres entre elles.
refusal-piece-broken = À cette table, les morceaux de { $words } restent entiers. N’en cassez aucun.
refusal-too-short-here = { $words } est trop court : à cette table, un mot a au moins { $number } lettres. Allongez-le.
refusal-too-many-words =
    { $number ->
        [one] À cette table, un mot volé devient un seul mot. Ne le partagez pas.
       *[other] À cette table, un mot volé devient { $number } mots au plus. Partagez-le moins.
    }
refusal-wrong-swap =
    { $number ->
        [one] Échangez exactement une carte.
       *[other] Échangez exactement { $number } cartes.
    }
refusal-pile-empty = La pioche est vide : plus d’échange. Passez, cela ne coûte rien.
refusal-pile-not-empty = Il reste des cartes dans la pioche : qui ne peut pas jouer échange.

## Lines of a score

line-word = { $word }
line-bonus-card = Carte bonus ×{ $times } sur { $word }
line-first-word = Premier mot ×{ $times }
line-all-cards = Toute la main posée
line-by-hand = Convenu à la main
line-hand-left = Cartes restées en main
line-collected = Cartes récupérées chez { $player }
# card is what the category asks for
line-action = Carte action : { $card }
line-action-against = Carte action de { $player } : { $card }
line-fourfold-letter = Lettre { $card } ×{ $times } dans { $word }
line-fourfold-word = { $word } ×{ $times }
# card is the name of the task
line-task = Défi { $card } : { $word }
line-unused = Inutilisée : { $card }
line-letters = Lettres de { $word }
line-letter-premium = Cases lettre dans { $word }
line-word-premium = Cases mot ×{ $times } pour { $word }
line-chance = Dé Chance : { $card } ×{ $times }
# times is 0 in the zones that subtract
line-timer =
    { $times ->
        [0] Minuteur en zone négative
       *[other] Minuteur ×{ $times }
    }
line-pass = A passé
line-ding = Temps écoulé
line-no-letter = Aucune lettre du dé dans le bac
line-one-suit = { $word } d’une seule couleur ×{ $times }
line-long-word = { $word } est un mot long
line-cannot-play = Échange au lieu de jouer
line-stolen = { $word } volé par { $player }
line-total = Total

## House rules

house-undo = Reprendre un coup
house-undo-help = Contre des robots, ou si tout le monde est d’accord.
house-words = Mots inconnus
house-words-help = Qui découvre qu’un mot n’existe pas ?
house-words-checked = Refusés aussitôt
house-words-challenge = Acceptés si personne ne conteste
house-challenge-seconds = Temps pour contester
house-challenge-seconds-help = Combien de temps les autres peuvent réfléchir au mot posé.
house-seconds-default = Comme dans la boîte
house-bonus-deck = Cartes bonus
house-bonus-deck-help = Combien de cartes qui doublent ou triplent un mot sont mêlées à la pioche.
house-bonus-deck-six = Six : quatre ×2, deux ×3
house-bonus-deck-ten = Dix : huit ×2, deux ×3
house-bonus-deck-none = Aucune
house-bonus-on = La carte bonus multiplie
house-bonus-on-help = Une lettre peut servir à deux mots du même coup.
house-bonus-on-every-word = Chaque mot avec cette lettre
house-bonus-on-main-word = Le mot principal seulement
house-fifty-for-letters = Les 50 points pour des lettres seules
house-fifty-for-letters-help = Les sept cartes du coup doivent être des lettres ; une carte bonus ne compte pas parmi elles.
house-deal-letters = Distribuer des lettres seulement
house-deal-letters-help = Les mains de départ n’ont pas de cartes bonus ; on les mêle à la pioche après la donne.
house-lost-challenge = Contester à tort coûte
house-lost-challenge-help = Ce qui arrive à qui doute d’un mot juste.
house-lost-challenge-nothing = Rien
house-lost-challenge-miss-turn = Le tour suivant
house-family-words = Pas de gros mots
house-family-words-help = Les jurons et les insultes sont refusés, même s’ils sont dans la liste de mots.
house-agreement = Demander l’avis des autres
house-agreement-help = Un mot absent de la liste compte si tout le monde l’accepte. Entre personnes seulement.
house-action-deck = Cartes action
house-action-deck-help = Chacune des huit cartes en un ou deux exemplaires.
house-action-deck-eight = Huit
house-action-deck-sixteen = Seize
house-action-seconds = Temps pour les cartes action
house-action-seconds-help = Combien de temps chacun peut hésiter à jouer sa carte action.
house-skip-unfit = Passer ceux qui ne peuvent pas
house-skip-unfit-help = On ne demande qu’à ceux dont la carte action convient. C’est plus rapide, mais cela révèle quelque chose de votre carte.
house-starter = Qui commence
house-starter-help = Le plus jeune, si vous voulez : choisissez la place.
house-starter-lot = Au hasard
house-discard-taken = Défausser la carte qu’on vient de prendre
house-discard-taken-help = Une carte prise à la défausse peut-elle y retourner aussitôt ?
house-rounds = Manches
house-rounds-help = Combien de manches se jouent avant de connaître le gagnant.
house-turns-a-round = Tours par manche
house-turns-a-round-help = Après tant de tours chacun sans que le défi soit rempli, la manche ne compte pour personne.
house-star-doubles = L’étoile double
house-star-doubles-help = Le premier mot compte double.
house-letter-die = Dé des lettres
house-letter-die-help = Quelles vingt lettres porte le dé.
house-letter-die-pairs-and-j = Lettres ayant au moins deux jetons, plus le J
house-letter-die-initials = Lettres qui commencent beaucoup de mots
house-letter-die-common = Les lettres les plus courantes
house-rolls = Lancers du dé des lettres
house-rolls-help = Combien de fois une équipe peut lancer le dé jusqu’à ce que le bac ait la lettre.
house-zone-seconds = Durée des zones du minuteur
house-zone-seconds-help = Six durées en secondes, de ×4 à −5.
house-spotting-seconds = Temps pour repérer la lettre
house-spotting-seconds-help = Ensuite le minuteur part tout seul.
house-chance-rolls = Le dé Chance se lance
house-chance-rolls-help = Quand un mot couvre plusieurs cases Chance.
house-chance-rolls-per-turn = Une fois par tour
house-chance-rolls-per-square = Une fois par case
house-chance-letter = La lettre du dé Chance compte
house-chance-letter-help = Avant ou après les cases mot.
house-chance-letter-after-premiums = Après les cases, une fois
house-chance-letter-as-premium = Comme une case lettre
house-best-chance-letter = Meilleure lettre choisie pour vous
house-best-chance-letter-help = Le dé Chance prend la lettre la plus chère sans demander.
house-chance-seconds = Temps pour choisir la lettre
house-chance-seconds-help = Ensuite la meilleure lettre est prise.
house-gentle = En douceur
house-gentle-help = Une maladresse est refusée au lieu de coûter un tour.
house-untimed = Sans minuteur
house-untimed-help = Chaque mot compte une fois et le temps n’est jamais écoulé.
house-open-drafts = Essais visibles
house-open-drafts-help = L’autre équipe voit vos essais de jetons.
house-stop-endless-passing = Finir quand plus personne ne joue
house-stop-endless-passing-help = La partie finit quand chaque équipe a eu trois tours sans mot.
house-rearranging = Lettres du mot volé
house-rearranging-help = Ce que le voleur peut faire de leur ordre.
house-rearranging-free = Dans n’importe quel ordre
house-rearranging-order-kept = Elles gardent leur ordre
house-rearranging-contiguous-pieces = Elles restent en morceaux entiers
house-victim-loses = La victime perd les points
house-victim-loses-help = Ce que le mot volé avait rapporté est repris.
house-shortest-word = Mot le plus court
house-shortest-word-help = Combien de lettres il faut à un mot.
house-most-words = Mots d’un partage
house-most-words-help = Combien de mots un voleur peut tirer d’un mot volé. Avec 1, personne ne partage.
option-on = Oui
option-off = Non

## What the game waits for

prompt-wait = On attend { $player }.
prompt-over = La partie est finie.
prompt-classic-first = À vous : posez le premier mot. Il compte double.
prompt-classic-turn = À vous : posez un mot qui en croise ou en prolonge un autre, échangez des cartes, ou passez.
prompt-asked-challenge = { $player } pose { $words }. Vous y croyez ? Acceptez ou contestez.
prompt-asked-agreement = { $player } pose { $words }, que la liste ignore. Acceptez-vous ?
prompt-forfeit-action = { $player } vient de marquer avec { $words }. Jouez-vous votre carte action ?
prompt-rummy-draw = À vous : piochez, ou prenez { $card } sur la défausse.
prompt-rummy-discard = Posez des mots pour { $task }, si vous pouvez, et défaussez une carte.
prompt-rummy-last-turn = Le défi est rempli : c’est votre dernier tour de la manche.
prompt-party-roll = À vous : lancez le dé des lettres.
prompt-party-spot = Repérez la lettre { $letter } dans le bac et touchez-la : cela lance leur minuteur.
prompt-party-being-spotted = Votre lettre est { $letter }. Cherchez un mot : le minuteur part dès qu’ils repèrent le jeton.
prompt-party-run = Placez un mot avec { $letter }, puis arrêtez le temps.
prompt-party-run-free = Placez un mot libre, puis arrêtez le temps.
prompt-party-choose = Quelle lettre compte ×{ $times } ? Choisissez parmi celles posées.
prompt-thief-turn = À vous : formez un mot de votre main, ou volez-en un. Si rien ne va, échangez des cartes.
prompt-thief-last = À vous : la pioche est vide. Formez un mot, volez-en un, ou passez.

## News: what happened

news-cut = On coupe : { $cards }. { $player } commence.
news-drew =
    { $player } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
news-drew-own = Vous piochez { $cards }.
news-discarded =
    { $player } échange { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
news-discarded-own = Vous écartez { $cards }.
news-discarded-left = Les cartes de { $player } vont à la défausse.
news-laid =
    { $player } pose { $words } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-asked-challenge =
    Quelqu’un conteste-t-il { $words } ? { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    } pour le dire.
news-asked-agreement =
    La liste ignore { $words }. Tout le monde accepte ? { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    } pour le dire.
news-accepted = { $player } accepte.
news-challenged-wrong =
    { $count ->
        [one] { $player } conteste, et a raison : { $words } n’est pas dans la liste.
       *[other] { $player } conteste, et a raison : { $words } ne sont pas dans la liste.
    }
news-challenged-right = { $player } conteste, mais le coup est bon.
news-objected = { $player } ne l’accepte pas.
news-agreed = Tout le monde accepte { $words }.
news-took-back = { $player } reprend ses cartes et rejoue.
news-took-back-lost = { $player } reprend ses cartes et perd son tour.
news-scored =
    { $player } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-cleared =
    { $count ->
        [one] { $count } carte sans emploi quitte la table.
       *[other] { $count } cartes sans emploi quittent la table.
    }
news-passed = { $player } passe.
news-will-miss = { $player } passera son prochain tour.
news-missed = { $player } passe ce tour.
news-hand-shown = Il reste { $cards } à { $player }.
news-ended =
    { $count ->
        [one] { $winners } l’emporte.
       *[other] { $winners } se partagent la victoire.
    }
news-action-drawn = { $player } pioche une carte action.
news-action-drawn-own = Votre carte action : { $card }.
news-action-window =
    Qui joue une carte action ? { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    } pour décider.
news-action-answered = { $player } a choisi.
news-action-played-own =
    { $player } joue une carte action, { $category } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
news-action-played-against =
    { $player } joue une carte action, { $category } : { $victim } perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-actions-over = C’est tout pour les cartes action.
news-action-given-back = { $player } échange sa carte action.
news-turned-over = La première carte ouverte est { $card }.
news-round = Manche { $round } : { $task }. { $player } commence.
news-round-extra = Manche { $round }, en plus, entre { $players } : { $task }. { $player } commence.
news-took = { $player } prend { $card } à la défausse.
news-laid-task = { $player } remplit le défi avec { $words }.
news-discarded-card = { $player } défausse { $card }.
news-last-turns = Un dernier tour pour { $players }.
news-recycled =
    La défausse devient une nouvelle pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
news-round-over-met = La manche est finie.
news-round-over-void = Personne ne remplit le défi : la manche ne rapporte rien.
news-round-score =
    { $player } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans cette manche.
news-put-away = Les cartes de { $player } vont sous la défausse.
news-spread =
    { $count ->
        [one] { $count } jeton, face visible, dans le bac.
       *[other] { $count } jetons, face visible, dans le bac.
    }
news-first-rolls = Premiers lancers : { $letters }. { $team } commencent.
news-team-turn = Tour { $turn } : { $team }.
news-team-turn-free = Tour { $turn } : { $team }, sans le dé des lettres.
news-rolled = { $player } lance le dé : { $letter }.
news-rolled-in-vain = { $player } lance le dé : { $letter }, mais le bac n’en a plus.
news-false-start = { $player } touche { $card } : faux départ. { $team } passeront leur prochain tour.
news-started-spotter = { $player } repère la lettre { $letter } : le temps court.
news-started-limit = Personne n’a repéré la lettre { $letter } : le minuteur part tout seul.
news-started-itself = Allez : cherchez un mot.
news-early-stop = { $player } arrête le temps sans mot posé. { $team } passeront leur prochain tour, et le temps reprend.
# reason is the text of a refusal
news-rejected = { $player } arrête trop tôt. { $reason } Le temps reprend.
# zone is the text of a zone
news-stopped = { $player } arrête le temps à { $zone } : { $words }.
news-stopped-untimed = { $player } place { $words }.
news-tiles-back = Les jetons retournent au bac et le temps reprend.
news-stood = Le mot est bon.
news-stood-chance = Le mot est bon, et le dé Chance roule.
# face is the text of a face of the Chance die
news-chance-rolled = Dé Chance : { $face }
news-chosen =
    { $letter } compte plus : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-team-scored =
    { $team } marquent { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-no-word-passed =
    { $player } passe. { $team } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-no-word-ding =
    Ding ! Temps écoulé. { $team } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-no-word-rolls-failed = Le bac n’a aucune des lettres lancées. { $team } passent.
news-team-will-miss = { $team } passeront leur prochain tour.
news-team-missed = { $team } passent ce tour.
news-said-no-room = { $team } disent qu’il n’y a plus de place.
news-gone = { $player } n’est plus là : on n’attend plus sa réponse.
# winners are teams
news-team-ended =
    { $count ->
        [one] { $winners } l’emportent.
       *[other] { $winners } se partagent la victoire.
    }
news-dealer-drawn = On tire : { $cards }. { $player } distribue.
news-stole =
    { $player } vole { $stolen } à { $victim } et en fait { $words } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-placed = { $words } reste ouvert : on peut le voler.
news-placed-locked = { $words } est d’une seule couleur : verrouillé.
news-swapped = { $player } ne peut pas jouer et échange { $cards }.
news-left = { $player } quitte la partie.
news-handed-over-bot = Un robot joue désormais pour { $player }.
news-handed-over-person = { $player } rejoue en personne.
news-undone = La partie revient un peu en arrière.

## Why a game ended

end-out-of-cards = La pioche est vide et quelqu’un a joué sa dernière carte.
end-passes = Tout le monde a passé : la partie est finie.
end-stalled = Depuis trois tours, personne n’a marqué ni échangé de cartes.
end-challenges = Trop de tours de suite perdus sur des contestations.
end-last-player = Tous les autres sont partis.
end-empty-tray = Le bac est vide.
end-rolls-failed = Les deux équipes ont lancé en vain.
end-no-room = Plus aucun mot ne tient sur le plateau.
end-agreed = Les deux équipes disent qu’il n’y a plus de place.
end-endless-passing = Plus personne ne place de mot.
end-team-left = Une équipe n’a plus personne.
end-rounds = Toutes les manches sont jouées.

## Tasks of Rummy

task-dois-e-bom = Deux, c’est bien
task-dois-e-bom-help = Trois mots de deux lettres ; la carte en trop est déduite.
task-quanto-mais-melhor = Plus on est de mots…
task-quanto-mais-melhor-help = Jusqu’à trois mots de deux lettres : 3 points de plus pour le deuxième, 6 pour le troisième.
task-trio-de-tres = Trois par trois
task-trio-de-tres-help = Deux mots de trois lettres ; la carte en trop est déduite.
task-cinco-vence = Cinq gagnant
task-cinco-vence-help = Un mot de cinq lettres. Avec un de deux en plus, 5 points de mieux ; sinon le reste est déduit.
task-seis-estrelas = Six étoiles
task-seis-estrelas-help = Un mot de six lettres ; la carte en trop est déduite.
task-tudo-ou-nada = Tout ou rien
task-tudo-ou-nada-help = Toutes vos cartes, en autant de mots que vous voulez.
task-bingo = Bingo !
task-bingo-help = Un mot de sept lettres pour 50 points de plus. Sans carte bonus.
task-letra-quadrupla = Lettre quadruple
task-letra-quadrupla-help = Toutes vos cartes ; une lettre au choix compte quatre fois.
task-palavra-quadrupla = Mot quadruple
task-palavra-quadrupla-help = Toutes vos cartes ; un mot au choix compte quatre fois.

## Categories of action cards: what a word must be. set is the letters run together.

# a and b are the two categories of a card
action-card = a) { $a }; b) { $b }
category-starts-with = commence par { $letter }
category-ends-with = finit par { $letter }
category-length =
    a exactement { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    }
category-length-at-least =
    a au moins { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    }
category-doubled-letter = a une lettre doublée
category-value-at-least =
    a une lettre valant au moins { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
category-between =
    { $set ->
        [AEIOU] commence et finit par une voyelle
       *[other] commence et finit par { $letters }
    }
category-contains-any = contient { $letters }
category-count-of =
    { $set ->
        [AEIOU] a au moins { $count } voyelles
       *[other] a au moins { $count } parmi { $letters }
    }
category-value = +{ $own } sur votre mot, −{ $against } sur celui d’un autre

## Suits of Word Thief, by their shapes

suit-1 = triangle
suit-2 = cercle
suit-3 = carré
suit-4 = losange

## The board of Party

square-double-letter = L×2
square-double-letter-help = La lettre compte double
square-triple-letter = L×3
square-triple-letter-help = La lettre compte triple
square-double-word = M×2
square-double-word-help = Le mot compte double
square-triple-word = M×3
square-triple-word-help = Le mot compte triple
square-chance = ?
square-chance-help = Chance : lancez le dé Chance à la fin du tour
square-star = ★
square-star-help = L’étoile : le premier mot la couvre

## The dice and the timer of Party

chance-letter = une lettre compte ×{ $times }.
chance-no-letter-die = pas de dé des lettres au prochain tour.
chance-play-again = rejouez aussitôt.
chance-opponents-from = les autres partent de ×{ $times }.
zone-times = ×{ $times }
zone-minus = −{ $points }
timer-left =
    { $zone }, encore { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    } dans cette zone
