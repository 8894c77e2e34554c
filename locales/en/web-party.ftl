# The table of Party. team and onTurn are 0 for the Blues and 1 for the Reds.

party-team = { $team ->
    [0] Blue
   *[1] Red
}
party-mine = { $team ->
    [0] Blue
   *[1] Red
} · you
party-you-are = You are { $team ->
    [0] Blue
   *[1] Red
}

## What to do now

# blue and red are what the teams rolled for the first turn
party-begins = Blue rolled { $blue }, Red { $red }: { $team ->
    [0] the Blues
   *[1] the Reds
} begin.
party-roll-now = { $team ->
    [0] Blues
   *[1] Reds
}, roll the letter die.
party-roll-theirs = { $team ->
    [0] The Blues
   *[1] The Reds
} roll the letter die.
party-roll-again = { $team ->
    [0] Blues
   *[1] Reds
}, the tray has no { $letter }: roll again.
party-roll-again-theirs = The tray has no { $letter }. { $team ->
    [0] The Blues
   *[1] The Reds
} roll again.
party-spot = Find { $letter }. A wrong tap costs the { $team ->
    [0] Blues
   *[1] Reds
} a turn.
party-spot-gentle = { $team ->
    [0] Blues
   *[1] Reds
}, find { $letter } in the tray and tap it.
party-spot-watched = { $team ->
    [0] The Blues
   *[1] The Reds
} look for { $letter } in the tray.
party-being-spotted = Think of a word with { $letter } while { $team ->
    [0] the Blues
   *[1] the Reds
} look for it.
party-false-start = False start: { $team ->
    [0] the Blues
   *[1] the Reds
} miss a turn. { $onTurn ->
    [0] The Blues’
   *[1] The Reds’
} clock starts by itself.
party-run-found = { $team ->
    [0] Blue
   *[1] Red
} found { $letter }, your time runs: lay a word with it.
party-run = Your time runs: lay a word with { $letter }.
party-run-free = Your time runs: lay any word.
party-theirs-found = { $team ->
    [0] Blue
   *[1] Red
} found { $letter }: { $onTurn ->
    [0] the Blues’
   *[1] the Reds’
} time runs.
party-theirs = { $team ->
    [0] The Blues’
   *[1] The Reds’
} time runs. They need a word with { $letter }.
party-theirs-free = { $team ->
    [0] The Blues’
   *[1] The Reds’
} time runs. They may lay any word.
party-believe = { $team ->
    [0] The Blues
   *[1] The Reds
} lay { $words }. Do you believe it?
party-agree = { $team ->
    [0] The Blues
   *[1] The Reds
} say that { $words } exists. Do you agree?
party-decide = { $team ->
    [0] The Blues
   *[1] The Reds
} decide whether { $words } stands.
party-choose = Which letter counts ×{ $times }? Tap one that you laid.
party-choose-theirs = { $team ->
    [0] The Blues
   *[1] The Reds
} choose the letter that counts ×{ $times }.
party-moment = One moment …

## The button

party-stop-times = Stop: { $score } × { $times } = { $points }
party-stop-minus = Stop: { $score } − { $minus } = { $points }
party-stop-plain = Stop: { $points }
party-lay-first = Lay a word
party-tap-letter = Tap { $letter } in the tray
party-wait = Wait for { $team ->
    [0] the Blues
   *[1] the Reds
}
party-clock-comes = The clock is about to start
party-best-letter = Take { $letter }
party-pass-detail = Costs nothing, in the last two zones 1 or 5 points
party-no-room-detail = If the other team says so too, the game is over
party-chance-waits = A Chance square: the die rolls afterwards

## Die, zones, Chance

party-die-waits = The letter die, not rolled yet
party-chance-die = Chance die: { $face }
party-meanings = Zones and Chance die
party-zones-help = The timer starts when the other team finds your letter. Where you stop it says how much your word counts.
party-zone-times = { $times ->
    [1] The word counts once
   *[other] The word counts { $times } times
}
party-zone-minus = { $points ->
    [one] The word counts, less { $points } point
   *[other] The word counts, less { $points } points
}
party-zone-span = { $from }–{ $to } s
party-zone-ding = { $points ->
    [one] Time up without a word: { $points } point off.
   *[other] Time up without a word: { $points } points off.
}
party-chance-title = The Chance die

## Before the first roll

party-ready-title = Ready?
party-ready-spot = One team rolls a letter, the other looks for it in the tray. A tap on the right tile starts the clock.
party-ready-care = Look twice: a tap on a wrong tile costs your next turn.
party-ready-lay = Lay a word with that letter and stop the clock. The sooner, the more it counts: from ×4 down to −5.
party-ready-hold = On a phone, press the tray: a lens shows the tiles around your finger. Let go to take one.
party-ready-still = Nothing runs until you press.
party-ready-rules = All the rules
party-ready-go = Let’s play
