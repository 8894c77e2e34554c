# Revederea unui joc, și ce se învață din el.

replay-title = Jocul încă o dată
replay-running = Jocul până acum
replay-step = Pasul { $step } din { $steps }
replay-first = La început
replay-back = Un pas înapoi
replay-play = Derulează jocul
replay-pause = Pauză
replay-on = Un pas înainte
replay-last = La sfârșit
replay-hands = Mâinile
learn-share = Trimite linkul
learn-copied = Copiat.
learn-copy-by-hand = Copiază acest link:
points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
review-title = Privire înapoi
review-watch = Revezi jocul
review-download = Salvează jocul
review-bring = Deschide un joc salvat
review-bring-bad = Nu este un joc salvat care să poată fi arătat aici: { $detail }
review-scores = Cum au mers punctele
review-chart = Punctele de la început până la sfârșit; ultimele sunt scrise dedesubt.
review-looking = Ne uităm la fiecare mutare…
review-whose = Mutările cui?
review-sum = { $scored } din { $best } puncte posibile, dacă fiecare mutare ar conta singură.
review-known = Cuvinte pe care le puteai găsi
review-turns = Mutare cu mutare
review-no-turns = Aici nu se putea pune nimic pe puncte.
review-turn = { $number }. { $player }
review-turning = Mutarea aceasta a hotărât multe.
review-played = Jucat
review-best = Cele mai multe puncte
review-maestro = Maestrul
review-as-maestro = Maestrul ar fi jucat la fel.
review-maestro-too = Maestrul ar fi jucat și el asta.
review-lost =
    { $points ->
        [one] A rămas nefăcut { $points } punct.
        [few] Au rămas nefăcute { $points } puncte.
       *[other] Au rămas nefăcute { $points } de puncte.
    }
review-chance = A costat cam { $percent } din o sută de șanse de câștig.
review-see = Vezi pe masă
review-play-on = Joacă mai departe de aici
grade-good = bună
grade-playable = acceptabilă
grade-missed = ratată
grade-missed-a-lot = ratată mult
deed-pass = a trecut
deed-exchange = a schimbat cărți
deed-swap = a schimbat cărți
deed-draw = a tras o carte
deed-discard = a decartat o carte
deed-action = a hotărât despre cartea de acțiune
deed-no-room = nu a văzut loc
deed-stop = nu a pus nimic
deed-other = nu a pus nimic
play-on-about = Iei locul lui { $player }, chiar înainte de această mutare. Pentru ceilalți joacă boți, cu aceleași cărți.
play-on-level = Cât de bine joacă boții
play-on-go = Joacă mai departe
picture-open = Imagine
picture-title = O imagine a mesei
picture-send = Trimite imaginea
picture-save = Salvează imaginea
picture-saved = Salvată ca { $file }.
picture-in-words = Imaginea în cuvinte
picture-lying = Pe masă: { $words }.
picture-words-of = { $player }: { $words }.
meaning-form = O formă a lui
meaning-unknown = Acest cuvânt nu este în listă.
review-only = { $grade }: { $count }. Arată numai aceste mutări.
review-with-action = cu cartea de acțiune
