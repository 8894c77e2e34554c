# The games of this browser.

games-title = My games
games-none = There are no games in this browser yet.
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
games-about = Only this browser knows the list. Forgetting a game takes it off the list, and what held your seat with it.
