# Texts of the five games, for the web app and the terminal.
# Values: player, victim, winners, players are names; team is team-0 or team-1; word, words, card,
# cards, letter, letters are written as on the cards, lists joined; points, count, times, number,
# round, turn are numbers. A refusal may use cards, cells, words, player, number, detail and count
# (how many cards, words or cells); a score line word, card, times, points and player.

## The games: name, pitch, what it is played with

game-classic = Classic
game-classic-pitch = Cross words on an endless table, where only what you just used stays.
game-forfeit = Forfeits
game-forfeit-pitch = Classic with an action card up every sleeve: reward your word, or spoil another’s.
game-rummy = Rummy
game-rummy-pitch = Ten rounds, ten tasks: draw, gather, lay your words before the others do.
game-party = Party
game-party-pitch = Two teams, one tray, one timer: the faster your word, the more it counts.
game-thief = Word Thief
game-thief-pitch = Make a word, or steal somebody else’s and make it longer.
game-players = { $least } to { $most } players
language-pt = Portuguese words
language-fr = French words
language-en = English words
language-ro = Romanian words
language-es = Spanish words
language-de = German words
language-it = Italian words
language-other = words in { $language }

## Small words

cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
seconds-count =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
# head is a name, or several joined by commas
list-and = { $head } and { $last }
list-or = { $head } or { $last }
# where last begins with the sound of I, or of O: Spanish has another word there
list-and-i = { $head } and { $last }
list-or-o = { $head } or { $last }
card-blank = blank
card-bonus = bonus card ×{ $times }
card-wild = Wild
player-number = Player { $number }
team-0 = The Blues
team-1 = The Reds
direction-across = across
direction-down = down

## Bots

bot-novato = Beginner
bot-novato-help = Plays everyday words and overlooks a lot.
bot-aprendiz = Learner
bot-aprendiz-help = Knows the rules and is learning to look.
bot-casual = Casual
bot-casual-help = Knows common words and plays for fun.
bot-habitual = Regular
bot-habitual-help = Plays often and knows the everyday words well.
bot-club = Club
bot-club-help = A good player of a club: sees most of what there is.
bot-veterano = Veteran
bot-veterano-help = Has played for years and overlooks little.
bot-expert = Expert
bot-expert-help = Knows rare words and thinks of the next turn.
bot-maestro = Maestro
bot-maestro-help = All the words, and the patience to look ahead.
bot-greedy = Greedy
bot-greedy-help = Takes the most points now, and thinks no further.
bot-primer = Primer
bot-primer-help = Knows only the two thousand commonest words, and plays them well.

## Refusals: what is wrong, and what to do instead

refusal-no-such-seat = There is no such seat at this table. Take one that is free.
refusal-seat-left = This seat has left the game. You can still watch.
refusal-not-your-turn = It is not your turn yet. Wait a moment.
refusal-stale = Too late: the game has moved on. Look at the table and decide again.
refusal-not-yet = Too early: the game is not there yet. Wait for your moment.
refusal-wrong-phase = That cannot be done right now. See what the game is waiting for.
refusal-game-over = The game is over. Start another one.
refusal-time-runs-back = The clock of this table is ahead of yours. Try again.
refusal-not-yours = Only the one who sits there may do that. Ask them.
refusal-cannot-undo = This cannot be taken back. Play on from here.
refusal-record-full = This game’s record is full, so nothing more can be taken back and no bot can take over. Play on: there is room enough to finish.
refusal-paused = The table is paused. Let it go on to play.
refusal-cannot-pause = Only who plays against bots alone can pause the table.
refusal-malformed =
    { $detail ->
        [none] The table did not understand that. Try once more.
       *[other] The table did not understand that ({ $detail }). Say it once more.
    }
refusal-not-in-hand = You do not hold { $cards }. Play with the cards of your hand.
refusal-blank-undeclared = A blank needs a letter. Say which one it stands for.
refusal-unknown-word =
    { $count ->
        [one] { $words } is not in the word list. Try another word.
       *[other] { $words } are not in the word list. Try other words.
    }
refusal-family-word =
    { $count ->
        [one] That word is one that this table does without. Try another.
       *[other] Those words are ones that this table does without. Try others.
    }
refusal-cell-twice = Two cards on one place ({ $cells }). Give each card its own.
refusal-cell-taken = That place is taken ({ $cells }). Lay beside it.
refusal-off-board = That is beyond the edge ({ $cells }). Stay on the board.
refusal-not-in-line = The cards must lie in one row or one column. Straighten the word.
refusal-gap = There is a hole in the word ({ $cells }). Close the gap.
refusal-no-contact = The word touches nothing. Join it to what lies there.
refusal-nothing-laid = Nothing is laid yet. Lay a word first.
refusal-already-answered = You have answered already. Wait for the others.
refusal-not-asked = Nobody asks you this time. Wait for your turn.
refusal-first-word-too-short = The first word needs two letters at least. Add one.
refusal-bonus-on-first-word = No bonus card with the first word: it counts double anyway. Keep the card.
refusal-one-bonus-card = One bonus card a play. Take one back.
refusal-bonus-is-no-letter = A bonus card is no letter. Put it on a letter or a word that you lay.
refusal-bonus-needs-laid-letter = The bonus card goes on a letter that you lay now. Choose one of those.
refusal-unknown-letter = { $cards } is not a letter of this game. Choose another one.
refusal-nothing-exchanged = Name the cards that you want to exchange, or pass.
refusal-pile-too-short =
    { $number ->
        [0] The pile is empty: nothing can be exchanged. Lay a word or pass.
       *[other] The pile has only { $number } left. Exchange fewer cards.
    }
refusal-no-appeal = { $words }: the others cannot be asked about it now. Try another word.
refusal-category-does-not-fit = No word of this play fits that half of your card. Try the other half, or keep the card.
refusal-draw-first = Draw a card first: from the pile, or the top discard.
refusal-drawn-already = You have drawn. Now lay your words or discard a card.
refusal-no-card-to-draw = There is no card there. Draw from the other pile.
refusal-hand-not-whole = { $number ->
        [one] One card is missing: tap also what is left in the hand.
       *[other] Laid and left cards together must be a whole hand. Tap also what is left in the hand.
    }
refusal-task-not-met = These words do not meet the task. Read it again, or discard and wait.
refusal-cards-left-over =
    { $count ->
        [one] This task uses every card, and { $cards } would be left over. Use it too, or wait.
       *[other] This task uses every card, and { $cards } would be left over. Use them too, or wait.
    }
refusal-word-too-short = A word has at least two letters. Make it longer.
refusal-no-bonus-cards = No bonus cards in this round. Lay the word without.
refusal-fourfold-not-named = Say what counts four times: a letter or a word, as the task asks.
refusal-nothing-fourfold = Nothing counts four times in this round. Take that choice back.
refusal-just-taken = You have only just taken { $cards }. Keep it for this turn and discard another card.
refusal-sitting-out = This extra round is between the leaders. Lean back and watch.
refusal-own-clock = The other team starts the timer. Look for your word meanwhile.
refusal-false-started = You started too early once in this turn. Now the timer starts by itself.
refusal-wrong-tile = { $cards } is not the rolled letter. Look again.
refusal-not-in-tray = The tray has no { $cards } for that. Choose among the tiles that lie there.
refusal-not-a-tile = { $cards } is not a tile of this game. Use letters and jokers.
refusal-joker-is-fixed = A joker on the board keeps its letter ({ $cells }). Build around it.
refusal-star-not-covered = The first word covers the star in the middle. Move it there.
refusal-rolled-letter-missing = The word needs the rolled letter { $cards } from the tray. Lay that tile too.
refusal-joker-for-rolled-letter = No joker may stand for the rolled letter { $cards }. Use a real tile.
refusal-not-placed-this-turn = Choose a letter that you have just placed.
refusal-already-said = Your team has said so already. The game ends once the others agree.
refusal-no-such-word = There is no such word on the table. Choose one that lies there.
refusal-word-gone = { $words } was stolen before and is gone. Choose another word.
refusal-own-word = { $words } is yours already. Steal from somebody else.
refusal-locked-word = { $words } is of one suit, so it is locked. Choose an open word.
refusal-card-used-twice = There are not as many of { $cards } as you use. Use each card once.
refusal-stolen-card-left-out = All cards of the stolen word must be used. Still without a place: { $cards }.
refusal-no-hand-card = { $words } needs a new card from your hand. Add one.
refusal-no-stolen-card = { $words } has no card of the stolen word. Each new word needs one.
refusal-mere-plural = { $words } is only the plural. Change the word more than that.
refusal-order-not-kept = At this table the letters of { $words } keep their order. Put yours between them.
refusal-piece-broken = At this table pieces of { $words } stay together. Do not break one up.
refusal-too-short-here = { $words } is too short: at this table a word has at least { $number } letters. Make it longer.
refusal-too-many-words =
    { $number ->
        [one] At this table a stolen word becomes one word. Do not split it.
       *[other] At this table a stolen word becomes at most { $number } words. Split it less.
    }
refusal-wrong-swap =
    { $number ->
        [one] Swap exactly one card.
       *[other] Swap exactly { $number } cards.
    }
refusal-pile-empty = The pile is empty, so there is nothing to swap with. Pass; it costs nothing.
refusal-pile-not-empty = There are cards in the pile: who cannot play swaps cards.

## Lines of a score

line-word = { $word }
line-bonus-card = Bonus card ×{ $times } on { $word }
line-first-word = First word ×{ $times }
line-all-cards = Whole hand played
line-by-hand = Agreed by hand
line-hand-left = Cards left in hand
line-collected = Cards collected from { $player }
# card is what the category asks for
line-action = Action card: { $card }
line-action-against = Action card of { $player }: { $card }
line-fourfold-letter = Letter { $card } ×{ $times } in { $word }
line-fourfold-word = { $word } ×{ $times }
# card is the name of the task
line-task = Task { $card }: { $word }
line-unused = Unused: { $card }
line-letters = Letters of { $word }
line-letter-premium = Letter squares in { $word }
line-word-premium = Word squares ×{ $times } for { $word }
line-chance = Chance die: { $card } ×{ $times }
# times is 0 in the zones that subtract
line-timer =
    { $times ->
        [0] Timer in a minus zone
       *[other] Timer ×{ $times }
    }
line-pass = Passed
line-ding = Time was up
line-no-letter = No rolled letter in the tray
line-one-suit = { $word } in one suit ×{ $times }
line-long-word = { $word } is a long word
line-cannot-play = Swapped instead of playing
line-stolen = { $word } stolen by { $player }
line-total = Total

## House rules

house-undo = Take a turn back
house-undo-help = Against bots, or when all agree.
house-words = Unknown words
house-words-help = Who finds out that a word does not exist?
house-words-checked = Refused at once
house-words-challenge = They stand unless challenged
house-challenge-seconds = Time to challenge
house-challenge-seconds-help = How long the others may think about a word that lies there.
house-seconds-default = As in the box
house-bonus-deck = Bonus cards
house-bonus-deck-help = How many cards that double or triple a word are shuffled in.
house-bonus-deck-six = Six: four ×2, two ×3
house-bonus-deck-ten = Ten: eight ×2, two ×3
house-bonus-deck-none = None
house-bonus-on = A bonus card multiplies
house-bonus-on-help = One letter may belong to two words of the play.
house-bonus-on-every-word = Every word with that letter
house-bonus-on-main-word = The main word only
house-fifty-for-letters = The 50 for letters only
house-fifty-for-letters-help = All seven cards of the play must be letters; a bonus card does not count as one of them.
house-deal-letters = Deal letters only
house-deal-letters-help = Every hand starts without bonus cards; they are shuffled into the pile after the deal.
house-lost-challenge = A wrong challenge costs
house-lost-challenge-help = What happens to a player who doubts a right word.
house-lost-challenge-nothing = Nothing
house-lost-challenge-miss-turn = The next turn
house-family-words = No offensive words
house-family-words-help = Swear words and insults are refused, even where the word list has them.
house-agreement = Ask the others about a word
house-agreement-help = A word that the list does not have counts if everybody accepts it. Only among people.
house-action-deck = Action cards
house-action-deck-help = Each of the eight cards once or twice.
house-action-deck-eight = Eight
house-action-deck-sixteen = Sixteen
house-action-seconds = Time for action cards
house-action-seconds-help = How long everybody may think about playing the action card.
house-skip-unfit = Skip whoever cannot
house-skip-unfit-help = Only those whose action card fits are asked. It is quicker, but tells the others something about your card.
house-starter = Who starts
house-starter-help = The youngest, if you like: choose the seat.
house-starter-lot = Drawn by lot
house-discard-taken = Discard what you just took
house-discard-taken-help = May a card taken from the discards go straight back?
house-rounds = Rounds
house-rounds-help = How many rounds are played before the winner is known.
house-turns-a-round = Turns in a round
house-turns-a-round-help = After so many turns each without a task met, the round counts for nobody.
house-star-doubles = The star doubles
house-star-doubles-help = The first word counts twice.
house-letter-die = Letter die
house-letter-die-help = Which twenty letters the die shows.
house-letter-die-pairs-and-j = Letters with two tiles at least, and J
house-letter-die-initials = Letters that start many words
house-letter-die-common = The commonest letters
house-rolls = Rolls of the letter die
house-rolls-help = How often a team may roll until the tray has the letter.
house-zone-seconds = Length of the timer’s zones
house-zone-seconds-help = Six numbers of seconds, from ×4 to −5.
house-spotting-seconds = Time to spot the letter
house-spotting-seconds-help = Afterwards the timer starts by itself.
house-chance-rolls = The Chance die is rolled
house-chance-rolls-help = When a word covers several Chance squares.
house-chance-rolls-per-turn = Once a turn
house-chance-rolls-per-square = Once a square
house-chance-letter = The letter of the Chance die counts
house-chance-letter-help = Before or after the word squares.
house-chance-letter-after-premiums = After the squares, once
house-chance-letter-as-premium = Like a letter square
house-best-chance-letter = Best letter chosen for you
house-best-chance-letter-help = The Chance die takes the dearest letter without asking.
house-chance-seconds = Time to choose the letter
house-chance-seconds-help = Afterwards the best letter is taken.
house-gentle = Gentle
house-gentle-help = A slip is refused instead of costing a turn.
house-untimed = Without a timer
house-untimed-help = Every word counts once, and time is never up.
house-open-drafts = Open tries
house-open-drafts-help = The other team sees how you try tiles out.
house-stop-endless-passing = End when nobody plays
house-stop-endless-passing-help = The game is over once each team had three turns without a word.
house-rearranging = Letters of a stolen word
house-rearranging-help = What a thief may do with their order.
house-rearranging-free = Any order
house-rearranging-order-kept = They keep their order
house-rearranging-contiguous-pieces = They stay in whole pieces
house-victim-loses = The victim loses the points
house-victim-loses-help = What a stolen word had scored is taken away again.
house-shortest-word = Shortest word
house-shortest-word-help = How many letters a word needs.
house-most-words = Words of a split
house-most-words-help = How many words a thief may make of a stolen one. With 1 nobody splits words.
option-on = Yes
option-off = No

## What the game waits for

prompt-wait = Waiting for { $player }.
prompt-over = The game is over.
prompt-classic-first = Your turn: lay the first word. It counts double.
prompt-classic-turn = Your turn: lay a word that crosses or continues one on the table, exchange cards, or pass.
prompt-asked-challenge = { $player } lays { $words }. Do you believe it? Accept or challenge.
prompt-asked-agreement = { $player } lays { $words }, which the list does not have. Do you accept it?
prompt-forfeit-action = { $player } has scored with { $words }. Do you play your action card?
prompt-rummy-draw = Your turn: draw from the pile, or take the open { $card }.
prompt-rummy-discard = Lay words for { $task }, if you can, and discard a card.
prompt-rummy-last-turn = The task is met: this is your last turn of the round.
prompt-party-roll = Your turn: roll the letter die.
prompt-party-spot = Find { $letter } in the tray and tap it: that starts their timer.
prompt-party-being-spotted = Your letter is { $letter }. Look for a word: the timer starts as soon as they spot the tile.
prompt-party-run = Place a word with { $letter }, then stop the timer.
prompt-party-run-free = Place any word, then stop the timer.
prompt-party-choose = Which letter counts ×{ $times }? Choose one that you placed.
prompt-thief-turn = Your turn: make a word from your hand, or steal one. If nothing works, swap cards.
prompt-thief-last = Your turn: the pile is empty. Make a word, steal one, or pass.

## News: what happened

news-cut = Cards are cut: { $cards }. { $player } starts.
news-drew =
    { $player } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
news-drew-own = You draw { $cards }.
news-discarded =
    { $player } exchanges { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
news-discarded-own = You put { $cards } away.
news-discarded-left = The cards of { $player } go to the discards.
news-laid =
    { $player } lays { $words } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-asked-challenge =
    Does anybody challenge { $words }? { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    } to say so.
news-asked-agreement =
    The list lacks { $words }. Do all accept it? { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    } to say so.
news-accepted = { $player } accepts.
news-challenged-wrong =
    { $count ->
        [one] { $player } challenges, and is right: { $words } is not in the list.
       *[other] { $player } challenges, and is right: { $words } are not in the list.
    }
news-challenged-right = { $player } challenges, but the play is good.
news-objected = { $player } does not accept it.
news-agreed = All accept { $words }.
news-took-back = { $player } takes the cards back and plays again.
news-took-back-lost = { $player } takes the cards back and loses the turn.
news-scored =
    { $player } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-cleared =
    { $count ->
        [one] { $count } card that was not used leaves the table.
       *[other] { $count } cards that were not used leave the table.
    }
news-passed = { $player } passes.
news-will-miss = { $player } will miss the next turn.
news-missed = { $player } misses this turn.
news-hand-shown = { $player } still holds { $cards }.
news-ended =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
news-action-drawn = { $player } draws an action card.
news-action-drawn-own = Your action card: { $card }.
news-action-window =
    Who plays an action card? { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    } to decide.
news-action-answered = { $player } has decided.
news-action-played-own =
    { $player } plays an action card, { $category }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more.
news-action-played-against =
    { $player } plays an action card, { $category }: { $victim } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-actions-over = That was all for action cards.
news-action-given-back = { $player } swaps the action card.
news-turned-over = The first open card is { $card }.
news-round = Round { $round }: { $task }. { $player } starts.
news-round-extra = Extra round { $round } between { $players }: { $task }. { $player } starts.
news-took = { $player } takes { $card } from the discards.
news-laid-task = { $player } meets the task with { $words }.
news-discarded-card = { $player } discards { $card }.
news-last-turns = One last turn for { $players }.
news-recycled =
    The discards become a new pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
news-round-over-met = The round is over.
news-round-over-void = Nobody meets the task: the round scores nothing.
news-round-score =
    { $player } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in this round.
news-put-away = The cards of { $player } go under the discards.
news-spread =
    { $count ->
        [one] { $count } tile lies face up in the tray.
       *[other] { $count } tiles lie face up in the tray.
    }
news-first-rolls = First rolls: { $letters }. { $team } begin.
news-team-turn = Turn { $turn }: { $team }.
news-team-turn-free = Turn { $turn }: { $team }, without the letter die.
news-rolled = { $player } rolls { $letter }.
news-rolled-in-vain = { $player } rolls { $letter }, but the tray has none.
news-false-start = { $player } taps { $card }: a false start. { $team } miss their next turn.
news-started-spotter = { $player } spots { $letter }: the timer runs.
news-started-limit = Nobody spotted { $letter }: the timer starts by itself.
news-started-itself = Go: look for a word.
news-early-stop = { $player } stops the timer with nothing placed. { $team } miss their next turn, and time goes on.
# reason is the text of a refusal
news-rejected = { $player } stops too soon. { $reason } Time goes on.
# zone is the text of a zone
news-stopped = { $player } stops the timer at { $zone }: { $words }.
news-stopped-untimed = { $player } places { $words }.
news-tiles-back = The tiles go back to the tray, and time goes on.
news-stood = The word stands.
news-stood-chance = The word stands, and the Chance die rolls.
# face is the text of a face of the Chance die
news-chance-rolled = Chance die: { $face }
news-chosen =
    { $letter } counts more: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-team-scored =
    { $team } score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-no-word-passed =
    { $player } passes. { $team }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-no-word-ding =
    Ding! Time is up. { $team }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-no-word-rolls-failed = The tray has none of the letters rolled. { $team } pass.
news-team-will-miss = { $team } will miss their next turn.
news-team-missed = { $team } miss this turn.
news-said-no-room = { $team } say that there is no room for a word.
news-gone = { $player } is gone: nobody waits for that answer.
# winners are teams
news-team-ended =
    { $count ->
        [one] { $winners } win.
       *[other] { $winners } share the win.
    }
news-dealer-drawn = Cards are drawn: { $cards }. { $player } deals.
news-stole =
    { $player } steals { $stolen } from { $victim } and makes { $words }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-placed = { $words } lies open: others may steal it.
news-placed-locked = { $words } is of one suit: locked for good.
news-swapped = { $player } cannot play and swaps { $cards }.
news-left = { $player } leaves the game.
news-handed-over-bot = A bot plays for { $player } from now on.
news-handed-over-person = { $player } plays again in person.
news-undone = The game goes back a little.

## Why a game ended

end-out-of-cards = The pile is empty and somebody has played their last card.
end-passes = All have passed, so the game is over.
end-stalled = For three turns each nobody has scored or exchanged cards.
end-challenges = Too many turns in a row were lost to challenges.
end-last-player = All the others have left.
end-empty-tray = The tray is empty.
end-rolls-failed = Both teams rolled in vain.
end-no-room = No word fits the board any more.
end-agreed = Both teams say that there is no room.
end-endless-passing = Nobody places words any more.
end-team-left = A team has nobody left.
end-rounds = All rounds are played.

## Tasks of Rummy

task-dois-e-bom = Two Is Good
task-dois-e-bom-help = Three words of two letters; the card left over is subtracted.
task-quanto-mais-melhor = The More the Merrier
task-quanto-mais-melhor-help = Up to three words of two letters: 3 points more for the second, 6 for the third.
task-trio-de-tres = Pair of Threes
task-trio-de-tres-help = Two words of three letters; the card left over is subtracted.
task-cinco-vence = Five Wins
task-cinco-vence-help = One word of five letters. Add one of two for 5 points more; else the cards left over are subtracted.
task-seis-estrelas = Six Stars
task-seis-estrelas-help = One word of six letters; the card left over is subtracted.
task-tudo-ou-nada = All or Nothing
task-tudo-ou-nada-help = All your cards, in as many words as you like.
task-bingo = Bingo!
task-bingo-help = One word of seven letters for 50 points more. No bonus cards.
task-letra-quadrupla = Fourfold Letter
task-letra-quadrupla-help = All your cards; one letter of your choice counts four times.
task-palavra-quadrupla = Fourfold Word
task-palavra-quadrupla-help = All your cards; one word of your choice counts four times.

## Categories of action cards: what a word must be. set is the letters run together.

# a and b are the two categories of a card
action-card = a) { $a }; b) { $b }
category-starts-with = starts with { $letter }
category-ends-with = ends in { $letter }
category-length =
    has exactly { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    }
category-length-at-least =
    has at least { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    }
category-doubled-letter = has a letter twice running
category-value-at-least =
    has a letter worth at least { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
category-between =
    { $set ->
        [AEIOU] starts and ends with a vowel
       *[other] starts and ends with one of { $letters }
    }
category-contains-any = contains one of { $letters }
category-count-of =
    { $set ->
        [AEIOU] has at least { $count } vowels
       *[other] has at least { $count } of { $letters }
    }
category-value = +{ $own } on your word, −{ $against } on another’s

## Suits of Word Thief, by their shapes

suit-1 = triangle
suit-2 = circle
suit-3 = square
suit-4 = diamond

## The board of Party

square-double-letter = L×2
square-double-letter-help = The letter counts twice
square-triple-letter = L×3
square-triple-letter-help = The letter counts three times
square-double-word = W×2
square-double-word-help = The word counts twice
square-triple-word = W×3
square-triple-word-help = The word counts three times
square-chance = ?
square-chance-help = Chance: roll the Chance die at the end of the turn
square-star = ★
square-star-help = The star: the first word covers it

## The dice and the timer of Party

chance-letter = one letter counts ×{ $times }.
chance-no-letter-die = no letter die in your next turn.
chance-play-again = play again at once.
chance-opponents-from = the others start at ×{ $times }.
zone-times = ×{ $times }
zone-minus = −{ $points }
timer-left =
    { $zone }, { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    } left in this zone
