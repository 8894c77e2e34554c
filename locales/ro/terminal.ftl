# Texts of the terminal. A command-… lists the words that are understood, the first one is shown;
# English words are understood in every language.

## Commands

command-play = joacă pune
command-ask = întreabă
command-exchange = schimbă
command-pass = pas
command-accept = accept da
command-challenge = contest
command-action = acțiune
command-decline = nu păstrez
command-draw = trag
command-take = iau
command-discard = decartez
command-roll = arunc
command-spot = văd
command-choose = aleg
command-no-room = plin
command-steal = fur
command-swap = dau
command-hint = pont
command-explain = explică
command-undo = înapoi
command-table = masă
command-scores = puncte
command-rules = reguli
command-save = salvează
command-help = ajutor
command-quit = ieșire
command-across = orizontal h
command-down = vertical v
command-all = tot

## What each command does; usage is how it is typed

help-title = Ce poți scrie:
help-word = Pune un cuvânt: scrie-l întreg și alege locul dintr-o listă.
help-word-at = Sau spune unde începe și încotro; într-un cuvânt cu majuscule, literele mici sunt jokeri.
help-word-best = Cu semnul exclamării se ia pe loc cel mai bun loc.
help-bonus = Folosește o carte bonus: pe litera numită sau pe cea mai bună.
help-play = Pune un cuvânt care e și o comandă.
help-ask = Propune-le celorlalți un cuvânt care lipsește din listă.
help-exchange = Schimbă cărți cu teancul.
help-swap-action = Schimbă cartea de acțiune, singură sau cu altele.
help-pass = Spune pas.
help-accept = Lasă cuvântul altui jucător.
help-challenge = Contestă-l.
help-action = Joacă-ți cartea de acțiune pe jumătatea a sau b.
help-decline = Păstrează cartea de acțiune.
help-draw = Trage din teanc.
help-take = Ia cartea decartată.
help-lay = Etalează cuvinte pentru sarcină; spune ce decartezi, altfel se alege ce e mai bine.
help-lay-bonus = Cartea bonus după cuvântul ei; ce se socotește de patru ori după 4@.
help-discard = Nu etala nimic și decartează o carte.
help-roll = Aruncă zarul literelor.
help-spot = Atinge litera de pe zar ca să le meargă ceasul; ajunge litera.
help-choose = Alege litera Zarului Șansei.
help-no-room = Spune că nu mai încape niciun cuvânt.
help-thief-word = Formează un cuvânt din mână sau furând; alegi dintr-o listă.
help-steal = Fură un cuvânt și fă unul sau mai multe noi.
help-swap = Schimbă trei cărți pierzând 10 puncte.
help-hint = Vezi ce ar face un jucător bun.
help-explain = Vezi cum a ieșit ultimul scor sau cât ar aduce un cuvânt.
help-undo = Ia-ți înapoi ultima mutare, împotriva roboților.
help-table = Vezi din nou masa.
help-scores = Vezi toate liniile scorului.
help-rules = Citește regulile.
help-save = Salvează jocul, într-un fișier dacă îl numești.
help-quit = Salvează și ieși.

## At the table

terminal-against = La masă: { $players }.
terminal-how = Scrie { $help } ca să vezi ce poți scrie, { $rules } pentru reguli.
terminal-resumed = Jocul continuă de unde l-ai lăsat.
terminal-scores = Scor
# The heading of a score: whose turn it was
terminal-turn = Tura { $turn }: { $player }.
terminal-pile = Teanc: { $count }
terminal-hand = Mâna ta
terminal-action-card = Cartea ta de acțiune
terminal-tray = Tava
terminal-open-card = Carte la vedere
terminal-laid = { $player } a etalat
terminal-round = Runda { $round } din { $rounds }: { $task }
terminal-words-of = Cuvintele lui { $player }
terminal-no-words = Niciun cuvânt deschis.
terminal-empty-table = Masa e goală.
terminal-word-at = { $word } { $direction } de la { $place }
terminal-letter = Litera: { $letter }
terminal-clock = Ceas: { $zone }
terminal-legend = l2 l3 literă ×2 ×3, w2 w3 cuvânt ×2 ×3, ? Șansă, * stea

## Answers

terminal-which = Care? Scrie numărul.
terminal-choice =
    { $number }: { $what }, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
terminal-more = Încă { $count }: spune unde.
terminal-no-choice = Nu există numărul { $number }. Scrie unul din listă sau altă mutare.
terminal-fits-nowhere = { $word } nu încape nicăieri. Încearcă alt cuvânt.
terminal-not-there = { $word } nu încape acolo. Scrie-l fără loc ca să vezi unde merge.
terminal-missing = Pentru { $word } îți lipsește { $cards }. Încearcă alt cuvânt.
terminal-not-a-word = „{ $typed }” are semne care aici nu sunt litere. Scrie doar litere.
terminal-no-such-open-word = Nu e niciun cuvânt deschis { $word } al altui jucător. Alege unul de pe masă.
terminal-not-understood = N-am înțeles „{ $typed }”. Scrie { $help } ca să vezi ce poți scrie.
terminal-hint = Un jucător bun ar scrie: { $move }
terminal-no-hint = Acum nu ai nimic de făcut.
terminal-nothing-scored = Încă nu s-a marcat nimic.
terminal-nothing-to-undo = Nu ai nicio mutare de luat înapoi. Joacă mai departe.
terminal-locked = încuiat
terminal-saved = Salvat. Continuă cu: abecedar play --resume { $file }
terminal-not-saved = Jocul n-a putut fi salvat ({ $reason }). Încearcă: { $command } FIȘIER
terminal-hand-over = Acum { $player }. Dă tastatura mai departe, apoi apasă Enter.
terminal-input-ended = Nu mai scrie nimeni.
terminal-goodbye = Pe curând!
