# The table of Party. team and onTurn are 0 for the Blues and 1 for the Reds.

party-team = { $team ->
    [0] Albaștrii
   *[1] Roșii
}
party-mine = { $team ->
    [0] Albaștrii
   *[1] Roșii
} · tu
party-you-are = Joci cu { $team ->
    [0] Albaștrii
   *[1] Roșii
}

## What to do now

# blue and red are what the teams rolled for the first turn
party-begins = Albaștrii { $blue }, Roșii { $red }: încep { $team ->
    [0] Albaștrii
   *[1] Roșii
}.
party-roll-now = { $team ->
    [0] Albaștrilor
   *[1] Roșilor
}, aruncați zarul literelor.
party-roll-theirs = { $team ->
    [0] Albaștrii
   *[1] Roșii
} aruncă zarul literelor.
party-roll-again = { $team ->
    [0] Albaștrilor
   *[1] Roșilor
}, tava n-are { $letter }: mai aruncați o dată.
party-roll-again-theirs = Tava n-are { $letter }. { $team ->
    [0] Albaștrii
   *[1] Roșii
} mai aruncă o dată.
party-spot = Găsește { $letter }. O greșeală îi costă pe { $team ->
    [0] Albaștri
   *[1] Roșii
} o tură.
party-spot-gentle = { $team ->
    [0] Albaștrilor
   *[1] Roșilor
}, găsiți { $letter } în tavă și atingeți-o.
party-spot-watched = { $team ->
    [0] Albaștrii
   *[1] Roșii
} caută { $letter } în tavă.
party-being-spotted = Gândiți-vă la un cuvânt cu { $letter }: { $team ->
    [0] Albaștrii
   *[1] Roșii
} caută litera.
party-false-start = Pornire greșită: { $team ->
    [0] Albaștrii
   *[1] Roșii
} stau o tură. Ceasul { $onTurn ->
    [0] Albaștrilor
   *[1] Roșilor
} pornește singur.
party-run-found = { $team ->
    [0] Albaștrii
   *[1] Roșii
} au găsit { $letter }: timpul vostru curge.
party-run = Timpul vostru curge: puneți un cuvânt cu { $letter }.
party-run-free = Timpul vostru curge: puneți orice cuvânt.
party-theirs-found = { $team ->
    [0] Albaștrii
   *[1] Roșii
} au găsit { $letter }: curge timpul { $onTurn ->
    [0] Albaștrilor
   *[1] Roșilor
}.
party-theirs = Curge timpul { $team ->
    [0] Albaștrilor
   *[1] Roșilor
}. Le trebuie un cuvânt cu { $letter }.
party-theirs-free = Curge timpul { $team ->
    [0] Albaștrilor
   *[1] Roșilor
}. Pot pune orice cuvânt.
party-believe = { $team ->
    [0] Albaștrii
   *[1] Roșii
} pun { $words }. Crezi?
party-agree = { $team ->
    [0] Albaștrii
   *[1] Roșii
} zic că { $words } există. Ești de acord?
party-decide = { $team ->
    [0] Albaștrii
   *[1] Roșii
} hotărăsc dacă rămâne { $words }.
party-choose = Ce literă se socotește ×{ $times }? Atingeți una dintre ale voastre.
party-choose-theirs = { $team ->
    [0] Albaștrii
   *[1] Roșii
} aleg litera care se socotește ×{ $times }.
party-moment = O clipă…

## The button

party-stop-times = Stop: { $score } × { $times } = { $points }
party-stop-minus = Stop: { $score } − { $minus } = { $points }
party-stop-plain = Stop: { $points }
party-lay-first = Puneți un cuvânt
party-tap-letter = Atinge { $letter } în tavă
party-wait = E rândul { $team ->
    [0] Albaștrilor
   *[1] Roșilor
}
party-clock-comes = Ceasul pornește îndată
party-best-letter = Alegem { $letter }
party-pass-detail = Nu costă nimic, iar în ultimele două zone 1 sau 5 puncte
party-no-room-detail = Dacă spune și cealaltă echipă, jocul s-a terminat
party-chance-waits = Un pătrat Șansă: apoi se aruncă zarul

## Die, zones, Chance

party-die-waits = Zarul literelor, încă nearuncat
party-chance-die = Zarul Șansei: { $face }
party-meanings = Zonele și Zarul Șansei
party-zones-help = Ceasul pornește când cealaltă echipă vă găsește litera. Zona în care îl opriți spune cât se socotește cuvântul.
party-zone-times = { $times ->
    [1] Cuvântul se socotește o dată
   *[other] Cuvântul se socotește de { $times } ori
}
party-zone-minus = { $points ->
    [one] Cuvântul se socotește, minus { $points } punct
    [few] Cuvântul se socotește, minus { $points } puncte
   *[other] Cuvântul se socotește, minus { $points } de puncte
}
party-zone-span = { $from }–{ $to } s
party-zone-ding = { $points ->
    [one] Timpul a trecut fără cuvânt: minus { $points } punct.
    [few] Timpul a trecut fără cuvânt: minus { $points } puncte.
   *[other] Timpul a trecut fără cuvânt: minus { $points } de puncte.
}
party-chance-title = Zarul Șansei

## Before the first roll

party-ready-title = Gata de joc?
party-ready-spot = O echipă aruncă o literă, cealaltă o caută în tavă. O atingere pe piesa bună pornește ceasul.
party-ready-care = Uită-te bine: o atingere pe altă piesă te costă tura următoare.
party-ready-lay = Puneți un cuvânt cu litera aceea și opriți ceasul. Cu cât mai repede, cu atât mai mult: de la ×4 până la −5.
party-ready-hold = Pe telefon, apasă pe tavă: o lupă arată piesele din jurul degetului. Ridică degetul ca să iei una.
party-ready-still = Nimic nu pornește până nu apeși.
party-ready-rules = Toate regulile
party-ready-go = Hai să jucăm
