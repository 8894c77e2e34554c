# Games that last for days.

days-left =
    { $count ->
        [one] one day left
       *[other] { $count } days left
    }
days-hours-left =
    { $count ->
        [one] one hour left
       *[other] { $count } hours left
    }
days-turns = Your turn
days-sheet = Notices and vacation
