# Pistas para quien juega contra bots.

hint-title = Una pista
hint-about = Elige cuánto debe decir. Las pistas se cuentan y se muestran al final.
hint-where = Dónde mirar
hint-word = Qué palabra
hint-play = La jugada entera
hint-cells = Mira el sitio marcado en la mesa: { $place }.
hint-steal = Mira la palabra { $word } de { $player }.
hint-hand = Mira solo tu mano.
hint-length =
    { $count ->
        [one] Ahí hay una palabra de { $count } letra.
        [many] Ahí hay una palabra de { $count } de letras.
       *[other] Ahí hay una palabra de { $count } letras.
    }
hint-words = Prueba { $words }.
hint-scores = Vale
hint-leaves = Te deja { $cards } en la mano.
hint-leaves-nothing = Usa toda tu mano.
hint-nothing = No hay nada que poner. { $deed }
hint-do-pass = Solo queda pasar.
hint-do-exchange = Cambia { $cards }.
hint-do-draw-pile = Saca una carta del mazo.
hint-do-draw-discards = Toma la carta de los descartes.
hint-do-discard = Tira { $cards }.
hint-do-accept = Acepta la jugada.
hint-do-challenge = Impugna la jugada.
hint-do-action = Juega la mitad { $half } de tu carta de acción.
hint-do-keep = Guarda tu carta de acción.
hint-do-other = Haz lo que ofrece el botón.
hint-none = Esta mesa no da pistas: se juega entre personas.
hint-not-now = La pista llega cuando sea tu turno.
hint-no-lay = Ahora no hay nada que poner.
hint-do-roll = Tira el dado.
hint-do-spot = Toca la { $tile } en la bandeja.
