# The games of this browser.

games-title = My games
games-none = There are no games in this browser yet.
games-begin = Begin one now
games-tally = How it went so far
games-game = Game
games-played = Played
games-wins = Won
games-mean = Points a game
games-most = Most points
games-running = Still on
games-over = Over
games-go-on = Play on
games-won = won with { $points } against { $others }
games-tied = shared the win with { $points } against { $others }
games-lost = lost with { $points } against { $others }
games-forget = Forget
games-forget-sure = Really forget?
games-export = Save the list
games-about = Only this browser knows the list. Forgetting a game takes it off the list, and what held your seat with it. The host can also delete a game for everybody.
games-against = Against whom
games-opponent = Opponent
games-turns = Points a turn
games-turns-told =
    { $game }, { $count ->
        [one] one game
       *[other] { $count } games
    }: { $mean } points a turn on average, { $last } in the latest.
games-rounds-told =
    { $game }, { $count ->
        [one] one game
       *[other] { $count } games
    }: { $mean } points a round on average, { $last } in the latest.
games-words = Best words
games-doubts = Words in doubt
games-doubts-stood = Yours were challenged and stood
games-doubts-fell = Yours were challenged and fell
games-doubts-caught = You challenged and were right
games-doubts-missed = You challenged and were wrong
games-learning = The figures of your games are being put together…
games-export-csv = Save as a table (CSV)
games-delete = Delete
games-delete-sure = Delete for everybody?
games-practice = Find the best plays of your own games
