# What people are told who are not there: titles and sentences of notices and mail.

notice-turn-title = Your turn: { $game }
notice-turn = The game with { $players } is waiting for you. You have { $time }.
notice-reminder-title = { $time } left: { $game }
notice-reminder = It is still your turn in the game with { $players }.
notice-confirm-title = Shall Abecedar write to you?
notice-confirm = Somebody wants to be told at this address when it is their turn in a game of { $game }. If that was you, open this link. If not, you need not do anything.
notice-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
notice-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
notice-open = Play
notice-quiet = No more notices
notice-mail-stop = No more mail about this game: { $link }
