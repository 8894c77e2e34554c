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
