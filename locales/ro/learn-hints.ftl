# Indicii pentru cine joacă împotriva boților.

hint-title = Un indiciu
hint-about = Alege cât să spună. Indiciile se numără și se arată la sfârșit.
hint-where = Unde să te uiți
hint-word = Ce cuvânt
hint-play = Toată mutarea
hint-cells = Uită-te la locul marcat pe masă: { $place }.
hint-steal = Uită-te la cuvântul { $word } al lui { $player }.
hint-hand = Uită-te numai la mâna ta.
hint-length =
    { $count ->
        [one] Acolo este un cuvânt de { $count } literă.
        [few] Acolo este un cuvânt de { $count } litere.
       *[other] Acolo este un cuvânt de { $count } de litere.
    }
hint-words = Încearcă { $words }.
hint-scores = Aduce
hint-leaves = Îți rămân { $cards } în mână.
hint-leaves-nothing = Folosește toată mâna ta.
hint-nothing = Nu este nimic de pus. { $deed }
hint-do-pass = Nu rămâne decât să treci.
hint-do-exchange = Schimbă { $cards }.
hint-do-draw-pile = Trage din teanc.
hint-do-draw-discards = Ia cartea decartată.
hint-do-discard = Decartează { $cards }.
hint-do-accept = Acceptă mutarea.
hint-do-challenge = Contestă mutarea.
hint-do-action = Joacă jumătatea { $half } a cărții tale de acțiune.
hint-do-keep = Păstrează cartea ta de acțiune.
hint-do-other = Fă ce îți oferă butonul.
hint-none = Masa aceasta nu dă indicii: aici joacă oameni între ei.
hint-not-now = Indiciul vine când îți este rândul.
hint-no-lay = Acum nu e nimic de pus.
hint-do-roll = Aruncă zarul.
hint-do-spot = Atinge { $tile } în tavă.
