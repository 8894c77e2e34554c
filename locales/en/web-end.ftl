# The end of a game, and its great moments. winners and others are names, joined; count is how many
# they are, where a team counts as several; margin is by how many points, 0 where nobody is told.

result-open = See the result
result-review = Review
result-picture = Picture
result-hints =
    { $player }: { $count ->
        [one] one hint
       *[other] { $count } hints
    }
result-look = Look at the table
result-turns =
    { $game } · { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
result-rounds =
    { $game } · { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
result-won =
    { $margin ->
        [0] You won!
       *[other] You won by { $margin }!
    }
result-tied = A tie: you share the win with { $others }.
result-tie = { $winners } share the win.
result-tie-teams = A tie: the Blues and the Reds share the win.
result-wins =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
result-wins-by =
    { $count ->
        [one] { $winners } wins by { $margin }.
       *[other] { $winners } win by { $margin }.
    }
result-behind =
    { $points ->
        [one] You were only { $points } point behind.
       *[other] You were { $points } points behind.
    }
result-resigned = You gave up.
result-deserted = The others have left.
result-deserted-about =
    { $points ->
        [one] The game ends here. Your { $points } point stands.
       *[other] The game ends here. Your { $points } points stand.
    }
result-deserted-other = All but { $winners } have left.
result-deserted-team = The other team has left.
result-nobody = Everybody has left, so nobody wins.
result-places = Places
result-you = You
result-left = gave up
result-best-play = Best play
result-best-word = Best word
result-longest = Longest word: { $word } ({ $player })
result-share-play = Best play: { $words } ({ $points })
result-hand = Left in hand
result-of = { $player }, turn { $turn }
result-of-round = { $player }, round { $turn }
result-chart = Points over the turns
result-chart-rounds = Points over the rounds
result-turn = Turn
result-round = Round
result-turning-you = You went ahead for good in turn { $turn }.
result-turning-you-round = You went ahead for good in round { $turn }.
result-turning = { $player } ahead for good from turn { $turn } on.
result-turning-round = { $player } ahead for good from round { $turn } on.
result-share = Share
result-copied = Copied
result-copy-by-hand = Copy this text:

moment-whole-hand = The whole hand!
moment-nine = Times { $times }!
moment-steal = What a steal!
moment-lock = Locked for good!
moment-big = What a play!
moment-task = Task met in style!

## Words that were laid, for somebody who has no say in them

prompt-asked-watch = { $player } lays { $words }. The others decide now.
