# The big screen.

screen-join = Point your phone’s camera here, or type the code
screen-here = Who is here
screen-free = free
screen-waiting =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
screen-all-here = All are here. The host begins the game.
screen-open = Show this table on a big screen
screen-next = The host’s phone starts the next game.
beside-look = The table is on the big screen.
beside-show = Show the table here
beside-pad = Pad
beside-pad-empty = Tap your letters to try a word here.
beside-host = This table is on the big screen. Begin when all are here.
beside-guest = Look at the big screen: the game begins there.
prefs-beside = Small beside a big screen
prefs-beside-help = Where a big screen shows the table, this phone shows your letters and what you can do.
remote-title = Remote control
remote-late = Not here: { $players }. A bot can play for them.
