# The table of Rummy: the task, the piles, the rows, and the sheet at the end of a round.

rummy-task = Sarcina
rummy-met = ultimele ture
rummy-last-round = ultima
rummy-discards = Decartate
rummy-prompt-draw = E rândul tău: trage din teanc.
rummy-prompt-last = E rândul tău: trage, etalează dacă poți și decartează. E ultima ta tură din rundă.
rummy-prompt-discard = Cuvintele tale sunt pe masă. Decartează o carte.
rummy-tap-letter = Atinge litera care să conteze de patru ori.
hand-fresh = { $card }, abia trasă

## The action: what it does, or what is missing

rummy-lay-words = Etalează cuvintele
rummy-missing =
    { $count ->
        [one] Mai lipsește o literă
        [few] Mai lipsesc { $count } litere
       *[other] Mai lipsesc { $count } de litere
    }
rummy-use-more =
    { $count ->
        [one] Mai folosește o carte
        [few] Mai folosește { $count } cărți
       *[other] Mai folosește { $count } de cărți
    }
rummy-name-four = Alege ce contează ×4
rummy-unknown = Nu există: { $word }
rummy-tap-discard = Atinge cartea de decartat
rummy-only-discard = Doar decartează { $card }

## The sheet of a round

rummy-next = Runda următoare
rummy-next-yours = Runda următoare: e rândul tău
rummy-sheets = Rundele jucate
rummy-sheet-over = Runda { $round } s-a încheiat
rummy-sheet-void = Nimeni nu a îndeplinit sarcina: de data asta nu sunt puncte.
rummy-sheet-none = sarcină neîndeplinită
rummy-sheet-unused = { $points } pentru { $cards }
rummy-sheet-total = În total
rummy-sheet-gained = Runda
rummy-sheet-chart = Punctele de-a lungul rundelor
rummy-sheet-yours = A început runda { $round }. E rândul tău.
rummy-sheet-theirs = A început runda { $round }. Urmează { $player }.

## One line under the bar

short-met = { $player } îndeplinește sarcina: { $words }
