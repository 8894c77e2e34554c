# The stage of a game: bar, narration, menu, board.

# what the prompts of the games begin with, before the colon, when it is one's turn
stage-turn-lead = Te toca
stage-menu = Menú
stage-more = Más acciones
stage-word-ask = ¿Qué significa { $word }?
stage-pile = El mazo
stage-pile-last = últimas
stage-pile-empty = vacío
stage-sound-on = El sonido está activado
stage-sound-off = El sonido está apagado
stage-undo-ask = Se deshace tu última jugada, con lo que vino después. ¿Es lo que quieres?
stage-undo-yes = Sí, deshacerla
stage-undo-no = No, seguir

## One line under the bar; the points stand beside it

short-laid = { $player } pone { $words }
short-cut = { $player } empieza. Corte: { $cards }
short-action-own = { $player } juega una carta de acción: { $category }
short-action-against = { $player } juega una carta de acción contra { $victim }: { $category }

## The action

act-wait = Esperamos a { $player }
act-others = Los demás deciden
act-lay-first = Pon cartas en la mesa
act-watch = Estás mirando

## Classic and Forfeits

classic-ends = La partida termina cuando el mazo está vacío y alguien ha puesto todas sus letras, o cuando todos pasan dos veces seguidas. Las letras que aún tengas en la mano cuestan entonces sus puntos.
exchange-choose = Elige cartas
exchange-detail = Dar cartas y sacar otras tantas; cuesta el turno
pass-detail = Ningún punto en este turno. Si todos pasan dos veces seguidas, la partida termina.
action-help = Cuando una palabra recién puesta cumple una de las dos condiciones, puedes jugar la carta: en tu palabra suma puntos, en la de otro los quita. Después sacas otra.
action-fits = encaja
action-unfit = Tu carta no encaja
action-pile =
    { $count ->
        [one] { $count } carta de acción en su mazo.
       *[other] { $count } cartas de acción en su mazo.
    }

grid-tools = Mirar más de cerca

act-not-yet = Todavía no
act-no-word = Todavía no es palabra
act-one-more = Una letra más
act-gap = Hay un hueco
act-join = Únela a otra palabra
act-line = Una sola línea
lay-where = Toca el lugar para { $card }.
lay-move = Toca otro lugar para { $card }, o la carta otra vez para recogerla.
lay-across = La próxima carta va al lugar marcado, y la palabra hacia la derecha. Toca ese lugar para ir hacia abajo.
lay-down = La próxima carta va al lugar marcado, y la palabra hacia abajo. Toca ese lugar para ir hacia la derecha.
bonus-help = Carta de premio ×{ $times }: toca una letra que pones ahora. Cada palabra que la lleve cuenta ×{ $times }.
bonus-help-main = Carta de premio ×{ $times }: toca una letra que pones ahora. La palabra principal cuenta ×{ $times }.
action-may = Tu carta de acción encaja: juégala, o guárdala para después.
action-stays = Tu carta de acción no encaja con esta palabra: te la quedas. Nada que hacer.
action-will-fit = Tu carta de acción encaja.
action-missed = Se acabó el tiempo: te quedas tu carta de acción.
stage-hint = Pista

## A table that stands still, and ways to the rules

paused-title = La mesa está en pausa
paused-text = El reloj está parado y los bots esperan.
paused-go = Seguir jugando
refusal-rule = La regla: { $rule }
line-rule = La regla de esto
