# Texts of the terminal. A command-… lists the words that are understood, the first one is shown;
# English words are understood in every language.

## Commands

command-play = play
command-ask = ask
command-exchange = exchange
command-pass = pass
command-accept = accept yes
command-challenge = challenge doubt
command-action = action
command-decline = no keep
command-draw = draw
command-take = take
command-discard = discard
command-roll = roll
command-spot = spot
command-choose = choose
command-no-room = noroom
command-steal = steal
command-swap = swap
command-hint = hint
command-explain = explain
command-undo = undo
command-table = table
command-scores = scores
command-rules = rules
command-save = save
command-help = help
command-quit = quit
command-across = across h
command-down = down v
command-all = all

## What each command does; usage is how it is typed

help-title = What you can type:
help-word = Lay a word: type it whole, and choose where from a list.
help-word-at = Or say where it begins and how it runs; a capital word with small letters uses blanks for those.
help-word-best = With an exclamation mark the best place is taken at once.
help-bonus = Use a bonus card: on a letter that you name, or on the best one.
help-play = Lay a word that is also a command.
help-ask = Put a word that the list lacks to the others.
help-exchange = Exchange cards with the pile.
help-swap-action = Exchange the action card, alone or with others.
help-pass = Pass.
help-accept = Let a word of another player stand.
help-challenge = Challenge it.
help-action = Play your action card by its half a or b.
help-decline = Keep the action card.
help-draw = Draw from the pile.
help-take = Take the open discard.
help-lay = Lay words for the task; say what to discard, or the best choice is made.
help-lay-bonus = A bonus card after its word; what counts four times after 4@.
help-discard = Lay nothing and discard a card.
help-roll = Roll the letter die.
help-spot = Tap the rolled letter, so that their timer runs; the letter alone is enough.
help-choose = Choose the letter of the Chance die.
help-no-room = Say that no word fits any more.
help-thief-word = Make a word from your hand or by stealing; you choose from a list.
help-steal = Steal a word and make one or more new ones.
help-swap = Swap three cards at a loss of 10 points.
help-hint = See what a strong player would do.
help-explain = See how the last score came about, or what a word would score.
help-undo = Take your last move back, against bots.
help-table = See the table again.
help-scores = See every line of the score.
help-rules = Read the rules.
help-save = Save the game, to a file if you name one.
help-quit = Save and stop.

## At the table

terminal-against = At the table: { $players }.
terminal-how = Type { $help } to see what you can type, { $rules } for the rules.
terminal-resumed = The game goes on where you left it.
terminal-scores = Scores
# The heading of a score: whose turn it was
terminal-turn = Turn { $turn }: { $player }.
terminal-pile = Pile: { $count }
terminal-hand = Your hand
terminal-action-card = Your action card
terminal-tray = Tray
terminal-open-card = Open discard
terminal-laid = { $player } has laid
terminal-round = Round { $round } of { $rounds }: { $task }
terminal-words-of = Words of { $player }
terminal-no-words = No word lies open.
terminal-empty-table = The table is empty.
terminal-word-at = { $word } { $direction } from { $place }
terminal-letter = Letter: { $letter }
terminal-clock = Timer: { $zone }
terminal-legend = l2 l3 letter ×2 ×3, w2 w3 word ×2 ×3, ? Chance, * star

## Answers

terminal-which = Which one? Type its number.
terminal-choice =
    { $number }: { $what }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-more = { $count } more: say where.
terminal-no-choice = There is no number { $number }. Type one of the list, or another move.
terminal-fits-nowhere = { $word } fits nowhere on the table. Try another word.
terminal-not-there = { $word } does not fit there. Type it without the place to see where it does.
terminal-missing = For { $word } you lack { $cards }. Try another word.
terminal-not-a-word = “{ $typed }” has signs that are no letters here. Type letters only.
terminal-no-such-open-word = No open word { $word } of another player lies there. Choose one from the table.
terminal-not-understood = I did not understand “{ $typed }”. Type { $help } to see what you can type.
terminal-hint = A strong player would type: { $move }
terminal-no-hint = There is nothing for you to do right now.
terminal-nothing-scored = Nothing has been scored yet.
terminal-nothing-to-undo = There is no move of yours to take back. Play on.
terminal-locked = locked
terminal-saved = Saved. Go on with: abecedar play --resume { $file }
terminal-not-saved = The game could not be saved ({ $reason }). Try: { $command } FILE
terminal-hand-over = Now { $player }. Give the keyboard over, then press Enter.
terminal-input-ended = Nobody types any more.
terminal-goodbye = See you soon!
