# Looking at a game once more, and learning from it.

replay-title = The game once more
replay-running = The game so far
replay-step = Step { $step } of { $steps }
replay-first = To the start
replay-back = One step back
replay-play = Play the game
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-hands = The hands
learn-share = Share the link
learn-copied = Copied.
learn-copy-by-hand = Copy this link:
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-title = Looking back
review-watch = See the game once more
review-download = Save the game
review-bring = Open a saved game
review-bring-bad = This is no saved game that can be shown here: { $detail }
review-scores = How the scores went
review-chart = The scores from the start to the end; the last ones stand below.
review-looking = Every turn is being looked at…
review-whose = Whose turns?
review-sum = { $scored } of the { $best } points that could be had, turn by turn.
review-known = Words you could have known
review-turns = Turn by turn
review-no-turns = Here nothing could be laid for points.
review-turn = { $number }. { $player }
review-turning = This turn decided a lot.
review-played = Played
review-best = Most points
review-maestro = The maestro
review-as-maestro = The maestro would have played the same.
review-maestro-too = The maestro would have played that, too.
review-lost =
    { $points ->
        [one] { $points } point was left on the table.
       *[other] { $points } points were left on the table.
    }
review-chance = That cost about { $percent } of a hundred chances to win.
review-see = See it on the table
review-play-on = Play on from here
grade-good = good
grade-playable = playable
grade-missed = missed
grade-missed-a-lot = missed a lot
deed-pass = passed
deed-exchange = exchanged cards
deed-swap = swapped cards
deed-draw = drew a card
deed-discard = threw a card away
deed-action = decided on the action card
deed-no-room = saw no room
deed-stop = laid nothing
deed-other = laid nothing
play-on-about = You take the place of { $player }, just before this turn. Bots play for the others, with the same cards.
play-on-level = How well the bots play
play-on-go = Play on
picture-open = Picture
picture-title = A picture of the table
picture-send = Share the picture
picture-save = Save the picture
picture-saved = Saved as { $file }.
picture-in-words = The picture in words
picture-lying = On the table: { $words }.
picture-words-of = { $player }: { $words }.
meaning-form = A form of
meaning-unknown = This word is not in the list.
review-only = { $grade }: { $count }. Show only these turns.
review-with-action = with the action card
