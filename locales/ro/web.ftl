# Textele aplicației web. Scurte, calde, la diateza activă.

header-language = Limba
header-theme-dark = Temă întunecată
header-theme-light = Temă luminoasă

words-title = Cuvinte în joc
words-intro = Lămurește o îndoială sau vezi ce iese din literele tale.

lexicon-legend = Lista de cuvinte
word-count =
    { $count ->
        [one] { $count } cuvânt
        [few] { $count } cuvinte
       *[other] { $count } de cuvinte
    }

check-title = Se pune sau nu?
check-label = Scrie un cuvânt
check-idle = Răspunsul apare pe măsură ce scrii.
check-valid = { $word } se pune.
check-invalid = { $word } nu e în listă.
check-search = Vezi ce iese din aceste litere

part-noun = substantiv
part-adjective = adjectiv
part-verb = verb
part-adverb = adverb
part-other = altă parte de vorbire

commonness-everyday = cuvânt de zi cu zi
commonness-common = cuvânt obișnuit
commonness-uncommon = cuvânt mai puțin întâlnit
commonness-rare = cuvânt rar

find-title = Ce iese din aceste litere?
find-label = Literele tale (? pentru joker)
find-blank = Adaugă un joker
find-idle = Un joker ține locul oricărei litere. În răspuns, litera aceea e cursivă.
find-none = Din aceste litere nu iese niciun cuvânt. Mai adaugă una sau un joker.
find-total =
    { $count ->
        [one] Un singur cuvânt, cu { $length } litere.
        [few] { $count } cuvinte, cel mai lung cu { $length } litere.
       *[other] { $count } de cuvinte, cel mai lung cu { $length } litere.
    }
find-length = { $length } litere
find-more = Arată mai multe (încă { $rest })
find-blank-aloud = , joker: { $letters }

problem-foreign-letter = „{ $character }” nu e o literă din această listă. Scoate-o.
problem-space = Câte un singur cuvânt: scoate spațiul.
problem-no-letters = Scrie mai întâi câteva litere.
problem-word-too-long = Aici cuvintele au cel mult { $most } litere. Scurtează-l.
problem-too-many-letters = Cel mult { $most } litere și jokeri o dată. Scoate câteva.
problem-too-many-blanks = Cel mult { $most } jokeri. Pune o literă în locul unuia.
problem-unknown-lexicon =
    Nu există nicio listă numită „{ $name }”. { $nearest ->
        [none] Alege una de mai sus.
       *[other] Te gândeai la „{ $nearest }”?
    }
problem-damaged-lexicon = Lista „{ $name }” nu poate fi citită. Alege alta sau importeaz-o din nou.
problem-busy = Întreabă prea multă lume deodată. Încearcă din nou imediat.
problem-malformed = Serverul n-a înțeles. Mai scrie o dată.
problem-not-found = Serverul nu cunoaște această adresă. Reîncarcă pagina.
problem-internal = Ceva n-a mers pe server. Încearcă din nou.
problem-unreachable = Serverul nu răspunde. Mai e pornit?
try-again = Încearcă din nou

missing-title = Aici nu e nimic
missing-text = Poate că adresa are o literă în plus sau în minus.
missing-back = Înapoi la început

## The start

start-title = Jocuri cu cuvinte
start-heading = Cinci jocuri cu cuvinte. Pe care îl jucăm?
start-name = Numele tău
start-words-in = Cuvinte în
start-now = Joacă acum
start-learn = Învață jucând
bot-teacher = Profesor
start-learn-first = Prima dată? Învață jucând
start-friends = Cu prietenii
start-device = Pe un dispozitiv
start-mine = Mesele tale
start-open = Mese deschise
start-words = Caută un cuvânt
start-games = Toate jocurile mele
start-practice = Exercițiu și provocarea zilei
start-companion = Foaie de punctaj pentru cutia adevărată
card-other-words = Încă nu există în { $language }: joci cu { $words }.
card-no-words = Încă nu se poate juca: lista lui de cuvinte nu e pe acest server.
words-not-yet = Încă fără cuvinte
words-missing = Pe acest server nu sunt încă cuvinte în { $language }: lipsește lista „{ $lexicon }”. Cine administrează serverul o adaugă cu această comandă:
me-nameless = Invitat
join-go = Intră
device-title = { $game } pe un dispozitiv
device-text = Treceți dispozitivul după fiecare tură. Un ecran ascunde cărțile între timp.
device-more = Încă un jucător
table-waiting = așteaptă jucători
table-playing = în joc
table-over = terminată
table-abandoned = Întreruptă
table-your-turn = E rândul tău
table-title = Masa { $code }

## The waiting room

lobby-seats = Cine joacă
lobby-free = Loc liber
lobby-you = tu
lobby-sit = Așază-te aici
lobby-stand = Ridică-te
lobby-add-bot = Adaugă un robot
lobby-remove = Scoate
lobby-add-seat = Adaugă un loc
lobby-remove-seat = Scoate un loc
lobby-waiting =
    { $count ->
        [one] Mai este { $count } loc liber.
        [few] Mai sunt { $count } locuri libere.
       *[other] Mai sunt { $count } de locuri libere.
    }
lobby-start = Începe jocul
lobby-host-starts = Jocul începe când hotărăște gazda.
lobby-invite = Invită prieteni
lobby-code = Codul acestei mese
lobby-link = Link
lobby-copy = Copiază
lobby-copied = Copiat
lobby-qr = Cod QR cu linkul mesei
lobby-words = Cuvintele
lobby-edition = Cuvinte în
rules-how = Reguli
rules-title = Regulile casei
house-in-the-box = Ca în cutie: { $value }
house-empty = Lăsat gol: ca în cutie, { $value }.

## Around every game

turn-yours = E rândul tău
turn-others = O clipă
scores-title = Scoruri
scores-on-turn = la rând
scores-away = absent
history-title = Ce s-a întâmplat
tools-react = Reacționează
tools-table = Masa aceasta
tools-sound = Sunet
tools-leave = Pleacă de la masă
leave-text = Te poți întoarce oricând la locul tău sau poți renunța la joc.
leave-watching = Jocul merge mai departe fără tine.
leave-keep = Înapoi la început
leave-resign = Renunță la joc
undo-asked = { $player } vrea să ia înapoi ultima mutare.
undo-agree = De acord
undo-refuse = Mai bine nu
undo-waiting = Vrei să iei înapoi ultima mutare. Acum hotărăsc ceilalți.
undo-refused = Ceilalți nu sunt de acord: jocul merge mai departe.
over-again = Încă o partidă
over-offered = O nouă partidă e gata: ceilalți te așteaptă.
over-join = Mă alătur lor
over-watch = O urmăresc
over-start = La pagina de start
cover-title = Dă dispozitivul lui { $player }
cover-text = Acum nu se mai uită nimeni altcineva.
cover-ready = Eu sunt { $player }
wire-lost = Conexiunea s-a întrerupt. Încercăm din nou; nu pierzi nimic.
wire-over = Această masă este închisă.
close = Închide

## Hands, tables, drafts

hand-title = Mâna ta
hand-shuffle = Amestecă
hand-sort = Sortează
blank-title = Ce literă să fie?
grid-closer = Mai aproape
grid-further = Mai departe
grid-recentre = Arată tot
cell-place = rândul { $row }, coloana { $column }
cell-card = { $card }, { $place }
classic-table = Masa
draft-early = Îl poți pune când îți vine rândul.
lay-go = Pune cuvântul
lay-back = Ia înapoi
lay-appeal = Întreabă-i pe ceilalți
pass-go = Pas
pass-sure = Sigur pas?
exchange-begin = Schimbă
exchange-text = Alege cărțile pe care vrei să le schimbi.
exchange-action = Și cartea de acțiune
exchange-go =
    { $count ->
        [one] Schimbă { $count } carte
        [few] Schimbă { $count } cărți
       *[other] Schimbă { $count } de cărți
    }
exchange-cancel = Păstrează-le
pile-count =
    { $count ->
        [one] { $count } carte în teanc.
        [few] { $count } cărți în teanc.
       *[other] { $count } de cărți în teanc.
    }
question-accept = Accept
question-challenge = Contest
question-object = Nu accept
question-waiting = Acum hotărăsc ceilalți.
action-title = Cartea ta de acțiune
action-play = Joac-o
action-keep = Păstrează cartea

## What can stand in the way at a table

problem-no-such-table = Nu există o astfel de masă. Verifică codul.
problem-no-such-seat = Nu există acest loc. Alege altul.
problem-bad-name = Alege un nume de la unul la { $most } caractere.
problem-not-yours = Doar cine are acest loc sau gazda poate face asta.
problem-seat-taken = Cineva a fost mai rapid: locul e ocupat. Alege altul.
problem-seat-free = Încă nu stă nimeni acolo.
problem-seats-free = Mai sunt locuri libere. Ocupă-le sau scoate-le.
problem-already-started = Jocul a început deja. Poți privi.
problem-not-started = Jocul nu a început încă.
problem-not-over = Jocul nu s-a terminat încă.
problem-game-over = Jocul s-a terminat. Începe altul.
problem-refused = Asta nu se poate acum.
problem-too-often = Prea multe deodată. Încearcă din nou peste { $retry_seconds } s.
problem-full = Nu mai este loc aici. Mesele pe care nu le vizitează nimeni dispar de la sine: încearcă mai târziu sau întreabă-l pe cel care ține acest server.
problem-wrong-origin = Pagina vine de la altă adresă. Deschide jocul la adresa lui.
problem-cannot-keep = Serverul nu poate păstra jocul acum. Încearcă din nou.

## Rummy

rummy-round = Runda { $round } din { $rounds }
rummy-row = Cuvântul { $number }
rummy-pile = Teanc
rummy-discard-here = Decartează aici
rummy-draw = Trage din teanc
rummy-take = Ia { $card }
rummy-lay = Etalează cuvintele, decartează { $card }
rummy-discard = Decartează { $card }
rummy-choose-discard = Alege ce decartezi
rummy-choose-letter = Alege litera ×4
rummy-last-turn = ultima tură

## Word Thief

thief-words-of = Cuvintele lui { $player }
thief-no-words = Niciun cuvânt încă.
thief-bench = Masa de lucru
thief-all-placed = toate puse
thief-steal =
    { $word }, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }: fură-l
thief-steal-go = Fură
thief-drop-word = Fără acest cuvânt
swap-begin = Nu pot juca
swap-text =
    { $count ->
        [one] Alege { $count } carte de schimbat. Costă { $points } puncte.
        [few] Alege { $count } cărți de schimbat. Costă { $points } puncte.
       *[other] Alege { $count } de cărți de schimbat. Costă { $points } puncte.
    }
swap-go =
    { $count ->
        [one] Schimbă { $count } carte
        [few] Schimbă { $count } cărți
       *[other] Schimbă { $count } de cărți
    }

## Party

party-zones = Zonele ceasului
party-tray =
    { $count ->
        [one] { $count } piesă în tavă
        [few] { $count } piese în tavă
       *[other] { $count } de piese în tavă
    }
party-die = Zarul arată { $letter }
party-board = Tabla
party-roll = Aruncă zarul
party-stop = Oprește ceasul
party-no-room = Nu mai e loc pentru un cuvânt
party-no-room-said = Ați spus că nu mai e loc pentru un cuvânt. Dacă spun și ceilalți, jocul s-a terminat.
party-no-room-asked = Ceilalți spun că nu mai e loc pentru un cuvânt. Dacă sunteți de acord, jocul s-a terminat.

## Reactions

reaction-bravo = Bravo!
reaction-wow = Uau!
reaction-hmm = Hmm…
reaction-oops = Ups!
reaction-thanks = Mulțumesc!
reaction-hurry = Timpul zboară!
reaction-laugh = Ha ha ha!
reaction-hello = Salut!
