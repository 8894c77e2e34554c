# The stage of a game: bar, narration, menu, board.

# what the prompts of the games begin with, before the colon, when it is one's turn
stage-turn-lead = Your turn
stage-menu = Menu
stage-more = More
stage-word-ask = What does { $word } mean?
stage-pile = The draw pile
stage-pile-last = last cards
stage-pile-empty = empty
stage-sound-on = Sound is on
stage-sound-off = Sound is off
stage-undo-ask = Your last turn is taken back, and what came after it. Do you want that?
stage-undo-yes = Yes, take it back
stage-undo-no = No, play on

## One line under the bar; the points stand beside it

short-laid = { $player } lays { $words }
short-cut = { $player } starts. Cut: { $cards }
short-action-own = { $player } plays an action card: { $category }
short-action-against = { $player } plays an action card against { $victim }: { $category }

## The action

act-wait = Waiting for { $player }
act-others = The others decide
act-lay-first = Put cards on the table
act-watch = You are watching

## Classic and Forfeits

classic-ends = The game ends when the pile is empty and somebody has laid all their letters, or when all pass twice in a row. Letters that you still hold then cost their points.
exchange-choose = Choose cards
exchange-detail = Give cards away and draw as many; costs the turn
pass-detail = No points this turn. If all pass twice in a row, the game ends.
action-help = When a word just laid meets one of the two, you may play the card: on your own word it adds points, on another’s it takes some away. Then you draw a new one.
action-fits = it fits
action-unfit = Your card does not fit
action-pile =
    { $count ->
        [one] { $count } action card in its pile.
       *[other] { $count } action cards in their pile.
    }

grid-tools = Looking closer

act-not-yet = Not yet
act-no-word = Not a word yet
act-one-more = One more letter
act-gap = Close the gap
act-join = Join it to a word
act-line = One row or one column
lay-where = Tap the place for { $card }.
lay-move = Tap a new place for { $card }, or the card once more to take it back.
lay-across = The next card goes to the marked place, and the word to the right. Tap that place to turn it downwards.
lay-down = The next card goes to the marked place, and the word downwards. Tap that place to turn it to the right.
bonus-help = Bonus card ×{ $times }: tap a letter that you lay now. Every word with it counts ×{ $times }.
bonus-help-main = Bonus card ×{ $times }: tap a letter that you lay now. The main word counts ×{ $times }.
action-may = Your action card fits: play it, or keep it for later.
action-stays = Your action card does not fit this word, so you keep it. Nothing to do.
action-will-fit = Your action card fits.
action-missed = Time was up: you keep your action card.
stage-hint = Hint

## A table that stands still, and ways to the rules

paused-title = The table is paused
paused-text = The clock stands and the bots wait.
paused-go = Play on
refusal-rule = The rule: { $rule }
line-rule = The rule for this
