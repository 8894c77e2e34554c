# The table of Rummy: the task, the piles, the rows, and the sheet at the end of a round.

rummy-task = A tarefa
rummy-met = últimas vezes
rummy-last-round = a última
rummy-discards = Descarte
rummy-prompt-draw = É a tua vez: tira uma carta do monte.
rummy-prompt-last = É a tua vez: tira uma carta, baixa se puderes e descarta. É a tua última vez nesta ronda.
rummy-prompt-discard = As tuas palavras estão na mesa. Descarta uma carta.
rummy-tap-letter = Toca na letra que vai contar quatro vezes.
hand-fresh = { $card }, acabada de tirar

## The action: what it does, or what is missing

rummy-lay-words = Baixar as palavras
rummy-missing =
    { $count ->
        [one] Falta uma letra
       *[other] Faltam { $count } letras
    }
rummy-use-more =
    { $count ->
        [one] Usa mais uma carta
       *[other] Usa mais { $count } cartas
    }
rummy-name-four = Escolhe o que conta ×4
rummy-unknown = Não existe: { $word }
rummy-tap-discard = Toca na carta a descartar
rummy-only-discard = Só descartar { $card }

## The sheet of a round

rummy-next = Próxima ronda
rummy-next-yours = Próxima ronda: é a tua vez
rummy-sheets = As rondas jogadas
rummy-sheet-over = Fim da ronda { $round }
rummy-sheet-void = Ninguém cumpriu a tarefa: desta vez não há pontos.
rummy-sheet-none = tarefa por cumprir
rummy-sheet-unused = { $points } por { $cards }
rummy-sheet-total = No total
rummy-sheet-gained = Ronda
rummy-sheet-chart = Pontos ao longo das rondas
rummy-sheet-yours = A ronda { $round } começou. É a tua vez.
rummy-sheet-theirs = A ronda { $round } começou. É a vez de { $player }.

## One line under the bar

short-met = { $player } cumpre a tarefa: { $words }
