# Everything around a table: the start, the waiting room, who plays for whom, one device, settings.

loading = One moment…

## The start

join-with-code = Join with a code
start-against = Bots to play against
start-ended = Games that are over
table-seats-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
bots-title = Whom do you play against?
bots-text = “Play now” seats these bots at once. A game with fewer seats takes fewer of them.
bots-number = Bot { $number }
bots-drop = Without bot { $number }
bots-more = One more bot
bots-done = Done
device-text-teams = You all play at this device: it says which team’s turn it is.
device-drop = Without { $player }
prefs-title = Settings
prefs-left-hand = For left-handers
prefs-left-hand-help = The action button is on the left.
prefs-large-cards = Larger cards
prefs-large-cards-help = Cards in the hand are larger and easier to read.
prefs-four-colours = Suits in four strong colours
prefs-four-colours-help = The whole card shows its suit, not only the sign in the corner.

## The waiting room

together-title = Playing together
together-hints = Hints for people too
lobby-level = How well { $player } plays
rules-time = Time
rules-fine = Fine points
rules-count =
    { $count ->
        [one] { $count } rule, as usual
       *[other] { $count } rules, as usual
    }
rules-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
minutes-count =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
days-count =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
away-title = If somebody goes away
away-wait = We wait
away-ask = After { $time } the others may let a bot play on
away-bot = After { $time } a bot plays on
away-forfeit = After { $time } they are out of the game
away-time = How long we wait
turn-title = How long a turn may take
turn-unlimited = As long as it takes
turn-up = When the time is up
turn-up-wait = Nothing: the clock only reminds
turn-up-ask = The others may let a bot play on
turn-up-bot = A bot plays on
turn-up-forfeit = The player is out of the game
open-title = Open table
open-help = It is listed on the start page, and anybody may join or watch. Otherwise one needs the code.
problem-settings-refused = The table cannot be set up like that, so what you changed last was not taken over.

## Who plays for whom

seats-title = Who plays for whom
seats-you = You play yourself.
seats-here = is here
seats-bot-for-you = A bot plays for you: { $bot }.
seats-bot-plays = a bot plays: { $bot }
seats-away-until =
    { $count ->
        [one] away; in { $count } second you may let a bot play on
       *[other] away; in { $count } seconds you may let a bot play on
    }
seats-back = Take my seat back
seats-give = Let a bot play for me
seats-let-bot = Let a bot play on
seats-level = How well the bot plays
seats-help = Whoever comes back may take the seat back at any time.
away-you = A bot plays for you: { $bot }.
away-soon = { $player } is away. You can let a bot play on in
away-now = { $player } is still away. Let a bot play on? { $player } can take the seat back at any time.
watching-title = You are watching
watching-code = Join with the code

## One device

pass-on-title = The end of your turn
pass-on-next = Next: { $player }. Look at your points and new cards first.
pass-on-done = Done
