# Notices and vacation, in games that last for days.

days-pace = Pace
days-now = We play together, now
days-each =
    { $count ->
        [one] One day a move
       *[other] { $count } days a move
    }
days-up = When the days are over
days-up-pass = The turn is passed
days-up-bot = A bot plays on until the player is back
days-up-forfeit = The player has left the game
days-vacation = Vacation for each player
days-no-vacation = None
days-device = Tell this device when it is my turn
days-none = No notices can be sent here. The start page lists the games in which it is your turn.
days-denied = The browser does not allow notices from this page. Allow them in its settings.
days-mail = Tell me by mail
days-mail-send = Confirm the address
days-mail-asked = We have written to you. Open the link in that mail, and it counts.
days-mail-yes = You are told by mail.
days-stop = Stop all notices about this game
days-stopped = You are told nothing more about this game.
days-vacation-left =
    { $count ->
        [one] You may take one more day of vacation. Your time stands still meanwhile.
       *[other] You may take { $count } more days of vacation. Your time stands still meanwhile.
    }
days-vacation-for = Vacation for
days-vacation-go = Go on vacation
days-vacation-until = You are on vacation until { $time }.
days-vacation-back = I am back
days-quiet-title = No more notices
days-quiet-ask = Shall Abecedar tell you nothing more about this game?
days-confirm-title = Notices by mail
days-confirm-ask = Shall Abecedar write to you when it is your turn in this game?
days-confirm-yes = Yes, write to me
days-confirmed = Done. You are told by mail when it is your turn.
days-to-table = To the table
