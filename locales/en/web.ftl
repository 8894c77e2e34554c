# Texts of the web app. Short, warm, active; say what to do next.

header-language = Language
header-theme-dark = Dark theme
header-theme-light = Light theme

words-title = Words in play
words-intro = Settle an argument, or see what your letters can make.

lexicon-legend = Word list
word-count =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }

check-title = Is it a word?
check-label = Type a word
check-idle = The answer comes as you type.
check-valid = { $word } is a word.
check-invalid = { $word } is not in the list.
check-search = See what these letters make

part-noun = noun
part-adjective = adjective
part-verb = verb
part-adverb = adverb
part-other = another part of speech

commonness-everyday = everyday word
commonness-common = common word
commonness-uncommon = uncommon word
commonness-rare = rare word

find-title = What can these letters make?
find-label = Your letters (? for a blank)
find-blank = Add a blank
find-idle = A blank stands for any letter. In the answer, that letter is in italics.
find-none = No word comes out of these letters. Add another, or a blank.
find-total =
    { $count ->
        [one] One word, with { $length } letters.
       *[other] { $count } words, the longest with { $length } letters.
    }
find-length = { $length } letters
find-more = Show more ({ $rest } left)
find-blank-aloud = , blank: { $letters }

problem-foreign-letter = “{ $character }” is not a letter of this list. Leave it out.
problem-space = One word at a time: leave out the space.
problem-no-letters = Type a few letters first.
problem-word-too-long = Words here have at most { $most } letters. Make it shorter.
problem-too-many-letters = At most { $most } letters and blanks at a time. Take some away.
problem-too-many-blanks = At most { $most } blanks. Put a letter in place of one.
problem-unknown-lexicon =
    There is no word list called “{ $name }”. { $nearest ->
        [none] Choose one above.
       *[other] Did you mean “{ $nearest }”?
    }
problem-damaged-lexicon = The list “{ $name }” cannot be read. Choose another, or import it again.
problem-busy = Many are asking at once. Try again in a moment.
problem-malformed = The server did not understand that. Type it once more.
problem-not-found = The server does not know this address. Reload the page.
problem-internal = Something went wrong on the server. Try again.
problem-unreachable = The server does not answer. Is it still running?
try-again = Try again

missing-title = There is nothing here
missing-text = The address may have a letter too many or too few.
missing-back = Back to the start

## The start

start-title = Word games
start-heading = Five word games. Which one tonight?
start-name = Your name
start-words-in = Words in
start-now = Play now
start-learn = Learn by playing
bot-teacher = Teacher
start-learn-first = First time? Learn by playing
start-friends = With friends
start-device = One device
start-mine = Your tables
start-open = Open tables
start-words = Look up a word
start-games = All my games
start-practice = Practice and puzzle of the day
start-companion = Score sheet for the real box
card-other-words = Not in { $language } yet: you play with { $words }.
card-no-words = Not playable yet: its word list is not on this server.
words-not-yet = No words yet
words-missing = There are no words in { $language } on this server yet: the list “{ $lexicon }” is missing. Whoever runs the server adds it with this command:
me-nameless = Guest
join-go = Join
device-title = { $game } at one device
device-text = You pass the device on after each turn. A cover hides the cards in between.
device-more = One more player
table-waiting = waits for players
table-playing = being played
table-over = over
table-abandoned = Broken off
table-your-turn = Your turn
table-title = Table { $code }

## The waiting room

lobby-seats = Who plays
lobby-free = Free seat
lobby-you = you
lobby-sit = Sit here
lobby-stand = Stand up
lobby-add-bot = Add a bot
lobby-remove = Remove
lobby-add-seat = Add a seat
lobby-remove-seat = Take a seat away
lobby-waiting =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-start = Start the game
lobby-host-starts = The game starts when the host says so.
lobby-invite = Invite friends
lobby-code = Code of this table
lobby-link = Link
lobby-copy = Copy
lobby-copied = Copied
lobby-qr = QR code with the link to this table
lobby-words = The words
lobby-edition = Words in
rules-how = Rules
rules-title = House rules
house-in-the-box = As in the box: { $value }
house-empty = Left empty: as in the box, { $value }.

## Around every game

turn-yours = Your turn
turn-others = A moment
scores-title = Scores
scores-on-turn = on turn
scores-away = away
history-title = What happened
tools-react = Say something
tools-table = This table
tools-sound = Sound
tools-leave = Leave the table
leave-text = You can come back to your seat at any time, or give up the game for good.
leave-watching = The game goes on without you.
leave-keep = Back to the start
leave-resign = Give up the game
undo-asked = { $player } would like to take the last turn back.
undo-agree = Agree
undo-refuse = Rather not
undo-waiting = You would like to take your turn back. The others decide now.
undo-refused = The others would rather not: the game goes on.
over-again = Play again
over-offered = Another game is ready: the others are waiting.
over-join = Join them
over-watch = Watch it
over-start = To the start
cover-title = Pass the device to { $player }
cover-text = Nobody else looks now.
cover-ready = I am { $player }
wire-lost = The connection is gone. Trying again; nothing of yours is lost.
wire-over = This table is closed.
close = Close

## Hands, tables, drafts

hand-title = Your hand
hand-shuffle = Shuffle
hand-sort = Sort
blank-title = Which letter shall it be?
grid-closer = Closer
grid-further = Further away
grid-recentre = Show everything
cell-place = row { $row }, column { $column }
cell-card = { $card }, { $place }
classic-table = The table
draft-early = You can lay this when it is your turn.
lay-go = Lay the word
lay-back = Take back
lay-appeal = Ask the others
pass-go = Pass
pass-sure = Really pass?
exchange-begin = Exchange
exchange-text = Choose the cards that you want to give away.
exchange-action = The action card too
exchange-go =
    { $count ->
        [one] Exchange { $count } card
       *[other] Exchange { $count } cards
    }
exchange-cancel = Keep them
pile-count =
    { $count ->
        [one] { $count } card in the pile.
       *[other] { $count } cards in the pile.
    }
question-accept = Accept
question-challenge = Challenge
question-object = Do not accept
question-waiting = The others decide now.
action-title = Your action card
action-play = Play it
action-keep = Keep the card

## What can stand in the way at a table

problem-no-such-table = There is no such table. Check the code.
problem-no-such-seat = There is no such seat. Take another one.
problem-bad-name = Choose a name of one to { $most } characters.
problem-not-yours = Only the one who holds this seat or table can do that.
problem-seat-taken = Somebody was quicker: the seat is taken. Take another one.
problem-seat-free = Nobody sits there yet.
problem-seats-free = Some seats are still free. Fill them, or take them away.
problem-already-started = The game has begun already. You can watch.
problem-not-started = The game has not begun yet.
problem-not-over = The game is still on.
problem-game-over = The game is over. Start another one.
problem-refused = That cannot be done right now.
problem-too-often = Too many at once. Try again in { $retry_seconds } s.
problem-full = There is no room left here. Tables that nobody visits go by themselves: try again later, or ask whoever runs this server.
problem-wrong-origin = This page comes from another address. Open the game at its own.
problem-cannot-keep = The server cannot save the game just now. Try again.

## Rummy

rummy-round = Round { $round } of { $rounds }
rummy-row = Word { $number }
rummy-pile = Pile
rummy-discard-here = Discard here
rummy-draw = Draw from the pile
rummy-take = Take { $card }
rummy-lay = Lay the words, discard { $card }
rummy-discard = Discard { $card }
rummy-choose-discard = Choose a discard
rummy-choose-letter = Choose the letter ×4
rummy-last-turn = last turn

## Word Thief

thief-words-of = The words of { $player }
thief-no-words = No words yet.
thief-bench = Workbench
thief-all-placed = all placed
thief-steal =
    { $word }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: steal it
thief-steal-go = Steal
thief-drop-word = Without this word
swap-begin = I cannot play
swap-text =
    { $count ->
        [one] Choose { $count } card to swap. It costs { $points } points.
       *[other] Choose { $count } cards to swap. It costs { $points } points.
    }
swap-go =
    { $count ->
        [one] Swap { $count } card
       *[other] Swap { $count } cards
    }

## Party

party-zones = The zones of the timer
party-tray =
    { $count ->
        [one] { $count } tile in the tray
       *[other] { $count } tiles in the tray
    }
party-die = The die shows { $letter }
party-board = The board
party-roll = Roll the die
party-stop = Stop the timer
party-no-room = No room for a word
party-no-room-said = You said that there is no room for a word. If the others say so too, the game is over.
party-no-room-asked = The others say that there is no room for another word. If you agree, the game is over.

## Reactions

reaction-bravo = Bravo!
reaction-wow = Wow!
reaction-hmm = Hmm…
reaction-oops = Oops!
reaction-thanks = Thank you!
reaction-hurry = Time flies!
reaction-laugh = Ha ha ha!
reaction-hello = Hello!
