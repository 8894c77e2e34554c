# The table of Rummy: the task, the piles, the rows, and the sheet at the end of a round.

rummy-task = El reto
rummy-met = últimos turnos
rummy-last-round = la última
rummy-discards = Descartes
rummy-prompt-draw = Te toca: saca del mazo.
rummy-prompt-last = Te toca: saca, baja si puedes y descarta. Es tu último turno de la ronda.
rummy-prompt-discard = Tus palabras están en la mesa. Descarta una carta.
rummy-tap-letter = Toca la letra que contará cuatro veces.
hand-fresh = { $card }, recién sacada

## The action: what it does, or what is missing

rummy-lay-words = Bajar las palabras
rummy-missing =
    { $count ->
        [one] Falta una letra
       *[other] Faltan { $count } letras
    }
rummy-use-more =
    { $count ->
        [one] Usa una carta más
       *[other] Usa { $count } cartas más
    }
rummy-name-four = Elige lo que cuenta ×4
rummy-unknown = No existe: { $word }
rummy-tap-discard = Toca la carta que descartas
rummy-only-discard = Solo descartar { $card }

## The sheet of a round

rummy-next = Ronda siguiente
rummy-next-yours = Ronda siguiente: te toca
rummy-sheets = Las rondas jugadas
rummy-sheet-over = Fin de la ronda { $round }
rummy-sheet-void = Nadie ha cumplido el reto: esta vez no hay puntos.
rummy-sheet-none = reto sin cumplir
rummy-sheet-unused = { $points } por { $cards }
rummy-sheet-total = En total
rummy-sheet-gained = Ronda
rummy-sheet-chart = Puntos a lo largo de las rondas
rummy-sheet-yours = Ha empezado la ronda { $round }. Te toca a ti.
rummy-sheet-theirs = Ha empezado la ronda { $round }. Le toca a { $player }.

## One line under the bar

short-met = { $player } cumple el reto: { $words }
