# Everything around a table: the start, the waiting room, who plays for whom, one device, settings.

loading = Un instant…

## The start

join-with-code = Rejoindre avec un code
start-against = Bots à affronter
start-ended = Parties terminées
table-seats-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
bots-title = Contre qui jouez-vous ?
bots-text = « Jouer tout de suite » installe ces bots aussitôt. Un jeu qui a moins de places en prend moins.
bots-number = Bot { $number }
bots-drop = Sans le bot { $number }
bots-more = Un bot de plus
bots-done = C’est bon
device-text-teams = Vous jouez tous sur cet appareil : il dit à quelle équipe c’est de jouer.
device-drop = Sans { $player }
prefs-title = Réglages
prefs-left-hand = Pour gauchers
prefs-left-hand-help = Le bouton d’action est à gauche.
prefs-large-cards = Grandes cartes
prefs-large-cards-help = Les cartes en main sont plus grandes et plus faciles à lire.
prefs-four-colours = Familles en quatre couleurs vives
prefs-four-colours-help = Toute la carte montre sa famille, pas seulement le signe dans le coin.

## The waiting room

together-title = Jouer ensemble
together-hints = Des indices aussi entre personnes
lobby-level = Niveau de { $player }
rules-time = Temps
rules-fine = Détails
rules-count =
    { $count ->
        [one] { $count } règle, comme d’habitude
       *[other] { $count } règles, comme d’habitude
    }
rules-changed =
    { $count ->
        [one] { $count } changée
       *[other] { $count } changées
    }
minutes-count =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
days-count =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
away-title = Si quelqu’un s’absente
away-wait = On attend
away-ask = Après { $time }, les autres peuvent laisser jouer un bot
away-bot = Après { $time }, un bot prend la suite
away-forfeit = Après { $time }, la personne quitte la partie
away-time = Combien de temps on attend
turn-title = Durée d’un tour
turn-unlimited = Sans limite
turn-up = Quand le temps est écoulé
turn-up-wait = Rien : l’horloge ne fait que le rappeler
turn-up-ask = Les autres peuvent laisser jouer un bot
turn-up-bot = Un bot prend la suite
turn-up-forfeit = La personne quitte la partie
open-title = Table ouverte
open-help = Elle figure à l’accueil, et chacun peut s’y asseoir ou regarder. Sinon, il faut le code.
problem-settings-refused = La table ne peut pas être préparée ainsi : le dernier changement n’a pas été repris.

## Who plays for whom

seats-title = Qui joue pour qui
seats-you = Vous jouez vous-même.
seats-here = est là
seats-bot-for-you = Un bot joue pour vous : { $bot }.
seats-bot-plays = un bot joue : { $bot }
seats-away-until =
    { $count ->
        [one] absence ; dans { $count } seconde, vous pourrez laisser jouer un bot
       *[other] absence ; dans { $count } secondes, vous pourrez laisser jouer un bot
    }
seats-back = Reprendre ma place
seats-give = Laisser un bot jouer pour moi
seats-let-bot = Laisser jouer un bot
seats-level = Niveau du bot
seats-help = Qui revient peut reprendre sa place quand il veut.
away-you = Un bot joue pour vous : { $bot }.
away-soon = { $player } n’est pas là. Vous pourrez laisser jouer un bot dans
away-now = { $player } n’est toujours pas là. Laisser jouer un bot ? { $player } pourra reprendre sa place à tout moment.
watching-title = Vous regardez
watching-code = Pour rejoindre, le code

## One device

pass-on-title = Fin de votre tour
pass-on-next = Ensuite : { $player }. Regardez d’abord vos points et vos cartes.
pass-on-done = C’est vu
