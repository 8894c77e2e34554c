# The table of Rummy: the task, the piles, the rows, and the sheet at the end of a round.

rummy-task = The task
rummy-met = last turns
rummy-last-round = the last one
rummy-discards = Discards
rummy-prompt-draw = Your turn: draw from the pile.
rummy-prompt-last = Your turn: draw, lay if you can, and discard. It is your last turn of this round.
rummy-prompt-discard = Your words lie there. Discard a card.
rummy-tap-letter = Tap the letter that shall count four times.
hand-fresh = { $card }, just drawn

## The action: what it does, or what is missing

rummy-lay-words = Lay the words
rummy-missing =
    { $count ->
        [one] One letter to go
       *[other] { $count } letters to go
    }
rummy-use-more =
    { $count ->
        [one] Use one more card
       *[other] Use { $count } more cards
    }
rummy-name-four = Choose what counts ×4
rummy-unknown = No such word: { $word }
rummy-tap-discard = Tap a card to discard it
rummy-only-discard = Only discard { $card }

## The sheet of a round

rummy-next = Next round
rummy-next-yours = Next round: your turn
rummy-sheets = The rounds so far
rummy-sheet-over = Round { $round } is over
rummy-sheet-void = Nobody has met the task: no points this time.
rummy-sheet-none = task not met
rummy-sheet-unused = { $points } for { $cards }
rummy-sheet-total = In all
rummy-sheet-gained = Round
rummy-sheet-chart = Points over the rounds
rummy-sheet-yours = Round { $round } has begun. You are next.
rummy-sheet-theirs = Round { $round } has begun. { $player } is next.

## One line under the bar

short-met = { $player } meets the task: { $words }
