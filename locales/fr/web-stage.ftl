# The stage of a game: bar, narration, menu, board.

# what the prompts of the games begin with, before the colon, when it is one's turn
stage-turn-lead = À vous
stage-menu = Menu
stage-more = Autres actions
stage-word-ask = Que veut dire { $word } ?
stage-pile = La pioche
stage-pile-last = dernières
stage-pile-empty = vide
stage-sound-on = Le son est activé
stage-sound-off = Le son est coupé
stage-undo-ask = Votre dernier coup est repris, avec ce qui a suivi. C’est bien ce que vous voulez ?
stage-undo-yes = Oui, le reprendre
stage-undo-no = Non, continuer

## One line under the bar; the points stand beside it

short-laid = { $player } pose { $words }
short-cut = { $player } commence. Coupe : { $cards }
short-action-own = { $player } joue une carte action : { $category }
short-action-against = { $player } joue une carte action contre { $victim } : { $category }

## The action

act-wait = On attend { $player }
act-others = Les autres décident
act-lay-first = Posez des cartes
act-watch = Vous regardez

## Classic and Forfeits

classic-ends = La partie finit quand la pioche est vide et que quelqu’un a posé toutes ses lettres, ou quand tous passent deux fois de suite. Les lettres encore en main coûtent alors leurs points.
exchange-choose = Choisissez des cartes
exchange-detail = Rendre des cartes et en piocher autant ; coûte le tour
pass-detail = Aucun point ce tour-ci. Si tous passent deux fois de suite, la partie finit.
action-help = Quand un mot qui vient d’être posé remplit l’une des deux conditions, vous pouvez jouer la carte : sur votre mot elle ajoute des points, sur celui d’un autre elle en retire. Puis vous en piochez une autre.
action-fits = elle convient
action-unfit = Votre carte ne convient pas
action-pile =
    { $count ->
        [one] { $count } carte action dans sa pioche.
       *[other] { $count } cartes action dans leur pioche.
    }

grid-tools = Regarder de plus près

act-not-yet = Pas encore
act-no-word = Pas encore un mot
act-one-more = Encore une lettre
act-gap = Il y a un trou
act-join = Touchez un mot
act-line = Une seule ligne
lay-where = Touchez la place pour { $card }.
lay-move = Touchez une autre place pour { $card }, ou encore la carte pour la reprendre.
lay-across = La prochaine carte va à la place marquée, et le mot vers la droite. Touchez cette place pour aller vers le bas.
lay-down = La prochaine carte va à la place marquée, et le mot vers le bas. Touchez cette place pour aller vers la droite.
bonus-help = Carte bonus ×{ $times } : touchez une lettre que vous posez maintenant. Chaque mot qui la contient compte ×{ $times }.
bonus-help-main = Carte bonus ×{ $times } : touchez une lettre que vous posez maintenant. Le mot principal compte ×{ $times }.
action-may = Votre carte action convient : jouez-la, ou gardez-la pour plus tard.
action-stays = Votre carte action ne convient pas à ce mot : vous la gardez. Rien à faire.
action-will-fit = Votre carte action convient.
action-missed = Le temps est passé : vous gardez votre carte action.
stage-hint = Indice

## A table that stands still, and ways to the rules

paused-title = La table est en pause
paused-text = Le temps est arrêté et les robots attendent.
paused-go = Reprendre
refusal-rule = La règle : { $rule }
line-rule = La règle correspondante
