# Texts of the five games, for the web app and the terminal.
# Values: player, victim, winners, players are names; team is team-0 or team-1; word, words, card,
# cards, letter, letters are written as on the cards, lists joined; points, count, times, number,
# round, turn are numbers. A refusal may use cards, cells, words, player, number, detail and count
# (how many cards, words or cells); a score line word, card, times, points and player.

## The games: name, pitch, what it is played with

game-classic = Clasic
game-classic-pitch = Încrucișează cuvinte pe o masă fără margini: rămâne doar ce tocmai ai folosit.
game-forfeit = Gajuri
game-forfeit-pitch = Clasicul cu o carte de acțiune în mânecă: răsplătește-ți cuvântul sau strică-l pe al altuia.
game-rummy = Remi
game-rummy-pitch = Zece runde, zece sarcini: trage, adună și etalează cuvintele înaintea celorlalți.
game-party = Petrecere
game-party-pitch = Două echipe, o tavă cu litere, un ceas: cu cât mai repede, cu atât mai mult.
game-thief = Hoțul cuvintelor
game-thief-pitch = Formează un cuvânt sau fură-l pe al altcuiva și lungește-l.
game-players = { $least } până la { $most } jucători
language-pt = cuvinte portugheze
language-fr = cuvinte franțuzești
language-en = cuvinte englezești
language-ro = cuvinte românești
language-es = cuvinte spaniole
language-de = cuvinte germane
language-it = cuvinte italiene
language-other = cuvinte în { $language }

## Small words

cards-count =
    { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
seconds-count =
    { $count ->
        [one] { $count } secundă
        [few] { $count } secunde
       *[other] { $count } de secunde
    }
# head is a name, or several joined by commas
list-and = { $head } și { $last }
list-or = { $head } sau { $last }
# where last begins with the sound of I, or of O: Spanish has another word there
list-and-i = { $head } și { $last }
list-or-o = { $head } sau { $last }
card-blank = joker
card-bonus = carte bonus ×{ $times }
card-wild = carte liberă
player-number = Jucătorul { $number }
team-0 = Albaștrii
team-1 = Roșii
direction-across = pe orizontală
direction-down = pe verticală

## Bots

bot-novato = Începător
bot-novato-help = Joacă vorbe de zi cu zi și scapă multe din vedere.
bot-aprendiz = Ucenic
bot-aprendiz-help = Știe regulile și învață să vadă.
bot-casual = Amator
bot-casual-help = Știe cuvintele obișnuite și joacă de plăcere.
bot-habitual = Pasionat
bot-habitual-help = Joacă des și știe bine cuvintele obișnuite.
bot-club = Club
bot-club-help = Un jucător bun de club: vede aproape tot.
bot-veterano = Veteran
bot-veterano-help = Joacă de ani de zile și puține îi scapă.
bot-expert = Expert
bot-expert-help = Știe cuvinte rare și se gândește la tura următoare.
bot-maestro = Maestru
bot-maestro-help = Toate cuvintele și răbdarea de a privi înainte.
bot-greedy = Lacom
bot-greedy-help = Ia cele mai multe puncte acum și nu se gândește mai departe.
bot-primer = Abecedar
bot-primer-help = Știe doar cele mai obișnuite două mii de cuvinte și le joacă bine.

## Refusals: what is wrong, and what to do instead

refusal-no-such-seat = Locul acesta nu există la masă. Alege unul liber.
refusal-seat-left = Locul acesta a părăsit jocul. Poți privi în continuare.
refusal-not-your-turn = Încă nu e rândul tău. Așteaptă puțin.
refusal-stale = Prea târziu: jocul a mers mai departe. Privește masa și hotărăște din nou.
refusal-not-yet = Prea devreme: jocul n-a ajuns încă acolo. Așteaptă momentul.
refusal-wrong-phase = Asta nu se poate acum. Vezi ce așteaptă jocul.
refusal-game-over = Jocul s-a terminat. Începe altul.
refusal-time-runs-back = Ceasul mesei e înaintea ceasului tău. Încearcă din nou.
refusal-not-yours = Doar cine stă pe locul acela poate face asta. Roagă-l.
refusal-cannot-undo = Asta nu se mai poate lua înapoi. Joacă mai departe de aici.
refusal-record-full = Jurnalul acestui joc e plin: nu se mai poate lua nimic înapoi și niciun robot nu mai poate prelua. Joacă mai departe, e loc destul până la sfârșit.
refusal-paused = Masa e în pauză. Reia jocul ca să joci.
refusal-cannot-pause = Doar cine joacă numai împotriva roboților poate pune masa în pauză.
refusal-malformed =
    { $detail ->
        [none] Masa n-a înțeles. Mai încearcă o dată.
       *[other] Masa n-a înțeles ({ $detail }). Mai spune o dată.
    }
refusal-not-in-hand = Nu ai în mână { $cards }. Joacă doar cu cărțile tale.
refusal-blank-undeclared = Un joker are nevoie de o literă. Spune pe care o înlocuiește.
refusal-unknown-word =
    { $count ->
        [one] { $words } nu e în listă. Încearcă alt cuvânt.
       *[other] { $words } nu sunt în listă. Încearcă alte cuvinte.
    }
refusal-family-word =
    { $count ->
        [one] La masa asta nu folosim cuvântul acela. Încearcă altul.
       *[other] La masa asta nu folosim cuvintele acelea. Încearcă altele.
    }
refusal-cell-twice = Două cărți pe același loc ({ $cells }). Dă fiecăreia locul ei.
refusal-cell-taken = Locul e ocupat ({ $cells }). Pune alături.
refusal-off-board = E în afara tablei ({ $cells }). Rămâi pe tablă.
refusal-not-in-line = Literele trebuie să stea pe un singur rând sau o singură coloană. Îndreaptă cuvântul.
refusal-gap = Cuvântul are un gol ({ $cells }). Umple-l.
refusal-no-contact = Cuvântul nu atinge nimic. Leagă-l de ce e deja pus.
refusal-nothing-laid = N-ai pus nimic încă. Pune mai întâi un cuvânt.
refusal-already-answered = Ai răspuns deja. Așteaptă-i pe ceilalți.
refusal-not-asked = De data asta nu ești întrebat. Așteaptă-ți rândul.
refusal-first-word-too-short = Primul cuvânt cere cel puțin două litere. Mai adaugă una.
refusal-bonus-on-first-word = La primul cuvânt nu se pune carte bonus: oricum se dublează. Păstreaz-o.
refusal-one-bonus-card = O singură carte bonus pe tură. Ia una înapoi.
refusal-bonus-is-no-letter = Cartea bonus nu e literă. Pune-o peste o literă sau un cuvânt pe care îl joci.
refusal-bonus-needs-laid-letter = Cartea bonus se pune pe o literă jucată acum. Alege una dintre ele.
refusal-unknown-letter = { $cards } nu e o literă a acestui joc. Alege alta.
refusal-nothing-exchanged = Spune ce cărți schimbi sau spune pas.
refusal-pile-too-short =
    { $number ->
        [0] Teancul e gol: nu mai poți schimba. Pune un cuvânt sau spune pas.
        [one] În teanc a mai rămas doar { $number }. Schimbă mai puține cărți.
       *[other] În teanc au mai rămas doar { $number }. Schimbă mai puține cărți.
    }
refusal-no-appeal = { $words }: acum nu-i poți întreba pe ceilalți. Încearcă alt cuvânt.
refusal-category-does-not-fit = Niciun cuvânt al turei nu se potrivește cu jumătatea aceasta a cărții. Încearc-o pe cealaltă sau păstreaz-o.
refusal-draw-first = Trage întâi o carte: din teanc sau de pe cele decartate.
refusal-drawn-already = Ai tras deja. Acum etalează cuvintele sau decartează.
refusal-no-card-to-draw = Acolo nu e nicio carte. Trage din celălalt teanc.
refusal-hand-not-whole = { $number ->
        [one] Lipsește o carte: atinge și cartea rămasă în mână.
       *[other] Cărțile puse și cele rămase trebuie să facă o mână întreagă. Atinge și cărțile rămase în mână.
    }
refusal-task-not-met = Cuvintele acestea nu îndeplinesc sarcina. Mai citește-o sau decartează și așteaptă.
refusal-cards-left-over =
    { $count ->
        [one] Sarcina cere toate cărțile și ar rămâne { $cards }. Folosește-o și pe ea sau așteaptă.
       *[other] Sarcina cere toate cărțile și ar rămâne { $cards }. Folosește-le și pe ele sau așteaptă.
    }
refusal-word-too-short = Un cuvânt are cel puțin două litere. Lungește-l.
refusal-no-bonus-cards = În runda asta nu se pun cărți bonus. Etalează cuvântul fără.
refusal-fourfold-not-named = Spune ce se socotește de patru ori: o literă sau un cuvânt, cum cere sarcina.
refusal-nothing-fourfold = În runda asta nimic nu se socotește de patru ori. Renunță la alegere.
refusal-just-taken = Abia ai luat { $cards }: păstreaz-o tura asta. Decartează altă carte.
refusal-sitting-out = Runda asta în plus e doar între fruntași. Stai și privește.
refusal-own-clock = Cealaltă echipă pornește ceasul. Caută-ți între timp cuvântul.
refusal-false-started = Ați pornit o dată greșit în tura asta. Acum ceasul pornește singur.
refusal-wrong-tile = { $cards } nu e litera de pe zar. Mai caută.
refusal-not-in-tray = În tavă nu e (destul) { $cards }. Alege dintre piesele care sunt acolo.
refusal-not-a-tile = { $cards } nu e o piesă a acestui joc. Folosește litere și jokeri.
refusal-joker-is-fixed = Un joker pus pe tablă își păstrează litera ({ $cells }). Joacă în jurul lui.
refusal-star-not-covered = Primul cuvânt acoperă steaua din mijloc. Mută-l acolo.
refusal-rolled-letter-missing = Cuvântul cere litera { $cards } de pe zar, luată din tavă. Pune-o și pe ea.
refusal-joker-for-rolled-letter = Niciun joker nu poate ține locul literei { $cards } de pe zar. Folosește o piesă adevărată.
refusal-not-placed-this-turn = Alege o literă pe care tocmai ai pus-o.
refusal-already-said = Echipa ta a spus-o deja. Jocul se încheie când sunt de acord și ceilalți.
refusal-no-such-word = Cuvântul acesta nu e pe masă. Alege unul dintre cele de acolo.
refusal-word-gone = { $words } a fost deja furat. Alege alt cuvânt.
refusal-own-word = { $words } e deja al tău. Fură de la altcineva.
refusal-locked-word = { $words } e dintr-o singură culoare: e încuiat. Alege un cuvânt deschis.
refusal-card-used-twice = { $cards } apare de mai multe ori decât există. Folosește fiecare carte o dată.
refusal-stolen-card-left-out = Toate cărțile cuvântului furat trebuie folosite. Încă fără loc: { $cards }.
refusal-no-hand-card = { $words } cere o carte nouă din mâna ta. Adaugă una.
refusal-no-stolen-card = { $words } nu are nicio carte din cuvântul furat. Fiecare cuvânt nou cere una.
refusal-mere-plural = { $words } e doar pluralul. Schimbă mai mult cuvântul.
refusal-order-not-kept = La masa asta literele din { $words } își păstrează ordinea. Pune-le pe ale tale printre ele.
refusal-piece-broken = La masa asta bucățile din { $words } rămân întregi. Nu rupe niciuna.
refusal-too-short-here = { $words } e prea scurt: la masa asta un cuvânt are cel puțin { $number } litere. Lungește-l.
refusal-too-many-words =
    { $number ->
        [one] La masa asta un cuvânt furat devine un singur cuvânt. Nu-l împărți.
        [few] La masa asta un cuvânt furat devine cel mult { $number } cuvinte. Împarte-l mai puțin.
       *[other] La masa asta un cuvânt furat devine cel mult { $number } de cuvinte. Împarte-l mai puțin.
    }
refusal-wrong-swap =
    { $number ->
        [one] Schimbă exact o carte.
        [few] Schimbă exact { $number } cărți.
       *[other] Schimbă exact { $number } de cărți.
    }
refusal-pile-empty = Teancul e gol, n-ai cu ce schimba. Spune pas; nu costă nimic.
refusal-pile-not-empty = Mai sunt cărți în teanc: cine nu poate juca schimbă.

## Lines of a score

line-word = { $word }
line-bonus-card = Carte bonus ×{ $times } pe { $word }
line-first-word = Primul cuvânt ×{ $times }
line-all-cards = Toată mâna jucată
line-by-hand = Convenit de mână
line-hand-left = Cărți rămase în mână
line-collected = Cărți adunate de la { $player }
# card is what the category asks for
line-action = Carte de acțiune: { $card }
line-action-against = Cartea de acțiune a lui { $player }: { $card }
line-fourfold-letter = Litera { $card } ×{ $times } în { $word }
line-fourfold-word = { $word } ×{ $times }
# card is the name of the task
line-task = Sarcina { $card }: { $word }
line-unused = Nefolosită: { $card }
line-letters = Literele din { $word }
line-letter-premium = Căsuțe de literă în { $word }
line-word-premium = Căsuțe de cuvânt ×{ $times } pentru { $word }
line-chance = Zarul Șansei: { $card } ×{ $times }
# times is 0 in the zones that subtract
line-timer =
    { $times ->
        [0] Ceasul într-o zonă cu minus
       *[other] Ceasul ×{ $times }
    }
line-pass = Pas
line-ding = A expirat timpul
line-no-letter = Nicio literă de pe zar în tavă
line-one-suit = { $word } dintr-o singură culoare ×{ $times }
line-long-word = { $word } e un cuvânt lung
line-cannot-play = Schimb în loc de joc
line-stolen = { $word } furat de { $player }
line-total = Total

## House rules

house-undo = Luarea turei înapoi
house-undo-help = Împotriva roboților sau când sunt toți de acord.
house-words = Cuvinte necunoscute
house-words-help = Cine descoperă că un cuvânt nu există?
house-words-checked = Refuzate pe loc
house-words-challenge = Rămân dacă nu le contestă nimeni
house-challenge-seconds = Timp de contestare
house-challenge-seconds-help = Cât se pot gândi ceilalți la cuvântul pus.
house-seconds-default = Ca în cutie
house-bonus-deck = Cărți bonus
house-bonus-deck-help = Câte cărți care dublează sau triplează un cuvânt intră în teanc.
house-bonus-deck-six = Șase: patru ×2, două ×3
house-bonus-deck-ten = Zece: opt ×2, două ×3
house-bonus-deck-none = Niciuna
house-bonus-on = Cartea bonus înmulțește
house-bonus-on-help = O literă poate ține de două cuvinte ale aceleiași ture.
house-bonus-on-every-word = Fiecare cuvânt cu acea literă
house-bonus-on-main-word = Doar cuvântul principal
house-fifty-for-letters = Cele 50 doar pentru litere
house-fifty-for-letters-help = Toate cele șapte cărți ale turei trebuie să fie litere; o carte bonus nu se socotește printre ele.
house-deal-letters = Se împart doar litere
house-deal-letters-help = Mâinile încep fără cărți bonus; acestea se amestecă în teanc după împărțire.
house-lost-challenge = O contestație greșită costă
house-lost-challenge-help = Ce pățește cine se îndoiește de un cuvânt corect.
house-lost-challenge-nothing = Nimic
house-lost-challenge-miss-turn = Tura următoare
house-family-words = Fără cuvinte urâte
house-family-words-help = Înjurăturile și jignirile sunt refuzate, chiar dacă sunt în lista de cuvinte.
house-agreement = Întreabă-i pe ceilalți
house-agreement-help = Un cuvânt care lipsește din listă se pune dacă îl acceptă toți. Doar între oameni.
house-action-deck = Cărți de acțiune
house-action-deck-help = Fiecare dintre cele opt cărți o dată sau de două ori.
house-action-deck-eight = Opt
house-action-deck-sixteen = Șaisprezece
house-action-seconds = Timp pentru cărțile de acțiune
house-action-seconds-help = Cât se poate gândi fiecare dacă își joacă acțiunea.
house-skip-unfit = Sari peste cine nu poate
house-skip-unfit-help = Sunt întrebați doar cei a căror carte de acțiune se potrivește. E mai rapid, dar dezvăluie ceva despre cartea ta.
house-starter = Cine începe
house-starter-help = Cel mai tânăr, dacă vreți: alegeți locul.
house-starter-lot = Prin tragere la sorți
house-discard-taken = Decartarea cărții abia luate
house-discard-taken-help = O carte luată de pe cele decartate se poate întoarce imediat?
house-rounds = Runde
house-rounds-help = Câte runde se joacă până se știe câștigătorul.
house-turns-a-round = Ture pe rundă
house-turns-a-round-help = După atâtea ture de fiecare fără ca sarcina să fie îndeplinită, runda nu se pune la nimeni.
house-star-doubles = Steaua dublează
house-star-doubles-help = Primul cuvânt se socotește dublu.
house-letter-die = Zarul literelor
house-letter-die-help = Ce douăzeci de litere are zarul.
house-letter-die-pairs-and-j = Litere cu cel puțin două piese, plus J
house-letter-die-initials = Litere cu care încep multe cuvinte
house-letter-die-common = Cele mai obișnuite litere
house-rolls = Aruncări cu zarul literelor
house-rolls-help = De câte ori poate arunca o echipă până când tava are litera.
house-zone-seconds = Durata zonelor ceasului
house-zone-seconds-help = Șase durate în secunde, de la ×4 la −5.
house-spotting-seconds = Timp pentru găsirea literei
house-spotting-seconds-help = Apoi ceasul pornește singur.
house-chance-rolls = Zarul Șansei se aruncă
house-chance-rolls-help = Când un cuvânt acoperă mai multe căsuțe ale Șansei.
house-chance-rolls-per-turn = O dată pe tură
house-chance-rolls-per-square = O dată pe căsuță
house-chance-letter = Litera Zarului Șansei se socotește
house-chance-letter-help = Înainte sau după căsuțele de cuvânt.
house-chance-letter-after-premiums = După căsuțe, o dată
house-chance-letter-as-premium = Ca o căsuță de literă
house-best-chance-letter = Cea mai bună literă se alege singură
house-best-chance-letter-help = Zarul Șansei ia litera cea mai valoroasă fără să întrebe.
house-chance-seconds = Timp pentru alegerea literei
house-chance-seconds-help = Apoi se ia cea mai bună literă.
house-gentle = Cu blândețe
house-gentle-help = O greșeală e refuzată, nu costă o tură.
house-untimed = Fără ceas
house-untimed-help = Fiecare cuvânt se socotește o dată și timpul nu expiră.
house-open-drafts = Încercări la vedere
house-open-drafts-help = Cealaltă echipă vede cum încerci piesele.
house-stop-endless-passing = Sfârșit când nu mai joacă nimeni
house-stop-endless-passing-help = Jocul se încheie când fiecare echipă are trei ture fără cuvânt.
house-rearranging = Literele cuvântului furat
house-rearranging-help = Ce poate face hoțul cu ordinea lor.
house-rearranging-free = În orice ordine
house-rearranging-order-kept = Își păstrează ordinea
house-rearranging-contiguous-pieces = Rămân în bucăți întregi
house-victim-loses = Victima pierde punctele
house-victim-loses-help = Ce adusese cuvântul furat se scade la loc.
house-shortest-word = Cel mai scurt cuvânt
house-shortest-word-help = De câte litere are nevoie un cuvânt.
house-most-words = Cuvintele unei împărțiri
house-most-words-help = Câte cuvinte poate face un hoț dintr-unul furat. Cu 1 nu împarte nimeni.
option-on = Da
option-off = Nu

## What the game waits for

prompt-wait = Se așteaptă { $player }.
prompt-over = Jocul s-a terminat.
prompt-classic-first = E rândul tău: pune primul cuvânt. Se socotește dublu.
prompt-classic-turn = E rândul tău: pune un cuvânt care încrucișează sau continuă altul, schimbă cărți sau spune pas.
prompt-asked-challenge = { $player } pune { $words }. Crezi? Acceptă sau contestă.
prompt-asked-agreement = { $player } pune { $words }, dar lista nu are așa ceva. Accepți?
prompt-forfeit-action = { $player } a marcat cu { $words }. Îți joci cartea de acțiune?
prompt-rummy-draw = E rândul tău: trage din teanc sau ia { $card }, care e la vedere.
prompt-rummy-discard = Etalează cuvinte pentru { $task }, dacă poți, și decartează o carte.
prompt-rummy-last-turn = Sarcina e îndeplinită: e ultima ta tură din rundă.
prompt-party-roll = E rândul vostru: aruncați zarul literelor.
prompt-party-spot = Găsește { $letter } în tavă și atinge-o: așa le pornești ceasul.
prompt-party-being-spotted = Litera voastră e { $letter }. Căutați un cuvânt: ceasul pornește când găsesc ei piesa.
prompt-party-run = Puneți un cuvânt cu { $letter }, apoi opriți ceasul.
prompt-party-run-free = Puneți orice cuvânt, apoi opriți ceasul.
prompt-party-choose = Ce literă se socotește ×{ $times }? Alegeți dintre cele puse.
prompt-thief-turn = E rândul tău: formează un cuvânt din mână sau fură unul. Dacă nu merge nimic, schimbă cărți.
prompt-thief-last = E rândul tău: teancul e gol. Formează un cuvânt, fură unul sau spune pas.

## News: what happened

news-cut = Se taie cărțile: { $cards }. Începe { $player }.
news-drew =
    { $player } trage { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }.
news-drew-own = Tragi { $cards }.
news-discarded =
    { $player } schimbă { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }.
news-discarded-own = Pui deoparte { $cards }.
news-discarded-left = Cărțile lui { $player } se decartează.
news-laid =
    { $player } pune { $words } pentru { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
news-asked-challenge =
    Contestă cineva { $words }? { $count ->
        [one] { $count } secundă
        [few] { $count } secunde
       *[other] { $count } de secunde
    } pentru a spune.
news-asked-agreement =
    Lista nu are { $words }. Acceptă toți? { $count ->
        [one] { $count } secundă
        [few] { $count } secunde
       *[other] { $count } de secunde
    } pentru a spune.
news-accepted = { $player } acceptă.
news-challenged-wrong =
    { $count ->
        [one] { $player } contestă și are dreptate: { $words } nu e în listă.
       *[other] { $player } contestă și are dreptate: { $words } nu sunt în listă.
    }
news-challenged-right = { $player } contestă, dar mutarea e bună.
news-objected = { $player } nu acceptă.
news-agreed = Toți acceptă { $words }.
news-took-back = { $player } ia cărțile înapoi și joacă din nou.
news-took-back-lost = { $player } ia cărțile înapoi și pierde tura.
news-scored =
    { $player } marchează { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
news-cleared =
    { $count ->
        [one] { $count } carte nefolosită părăsește masa.
        [few] { $count } cărți nefolosite părăsesc masa.
       *[other] { $count } de cărți nefolosite părăsesc masa.
    }
news-passed = { $player } zice pas.
news-will-miss = { $player } va sta următoarea tură.
news-missed = { $player } stă tura aceasta.
news-hand-shown = Lui { $player } îi rămân în mână { $cards }.
news-ended =
    { $count ->
        [one] { $winners } câștigă.
       *[other] { $winners } împart victoria.
    }
news-action-drawn = { $player } trage o carte de acțiune.
news-action-drawn-own = Cartea ta de acțiune: { $card }.
news-action-window =
    Cine joacă o carte de acțiune? { $count ->
        [one] { $count } secundă
        [few] { $count } secunde
       *[other] { $count } de secunde
    } pentru a decide.
news-action-answered = { $player } s-a hotărât.
news-action-played-own =
    { $player } joacă o carte de acțiune, { $category }: încă { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
news-action-played-against =
    { $player } joacă o carte de acțiune, { $category }: { $victim } pierde { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
news-actions-over = Gata cu cărțile de acțiune.
news-action-given-back = { $player } schimbă cartea de acțiune.
news-turned-over = Prima carte la vedere e { $card }.
news-round = Runda { $round }: { $task }. Începe { $player }.
news-round-extra = Runda { $round }, în plus, între { $players }: { $task }. Începe { $player }.
news-took = { $player } ia { $card } de pe cele decartate.
news-laid-task = { $player } îndeplinește sarcina cu { $words }.
news-discarded-card = { $player } decartează { $card }.
news-last-turns = O ultimă tură pentru { $players }.
news-recycled =
    Cărțile decartate devin un teanc nou: { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }.
news-round-over-met = Runda s-a încheiat.
news-round-over-void = Nimeni nu îndeplinește sarcina: runda nu aduce puncte.
news-round-score =
    { $player } marchează { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } în runda asta.
news-put-away = Cărțile lui { $player } ajung sub cele decartate.
news-spread =
    { $count ->
        [one] { $count } piesă
        [few] { $count } piese
       *[other] { $count } de piese
    } cu fața în sus în tavă.
news-first-rolls = Primele aruncări: { $letters }. { $team } încep.
news-team-turn = Tura { $turn }: { $team }.
news-team-turn-free = Tura { $turn }: { $team }, fără zarul literelor.
news-rolled = { $player } aruncă zarul: { $letter }.
news-rolled-in-vain = { $player } aruncă zarul: { $letter }, dar în tavă nu mai e.
news-false-start = { $player } atinge { $card }: pornire greșită. { $team } stau următoarea tură.
news-started-spotter = { $player } găsește { $letter }: ceasul merge.
news-started-limit = Nimeni n-a găsit { $letter }: ceasul pornește singur.
news-started-itself = Gata: căutați un cuvânt.
news-early-stop = { $player } oprește ceasul fără cuvânt. { $team } stau următoarea tură, iar timpul merge.
# reason is the text of a refusal
news-rejected = { $player } oprește prea devreme. { $reason } Timpul merge.
# zone is the text of a zone
news-stopped = { $player } oprește ceasul la { $zone }: { $words }.
news-stopped-untimed = { $player } pune { $words }.
news-tiles-back = Piesele se întorc în tavă și timpul merge.
news-stood = Cuvântul rămâne.
news-stood-chance = Cuvântul rămâne și se aruncă Zarul Șansei.
# face is the text of a face of the Chance die
news-chance-rolled = Zarul Șansei: { $face }
news-chosen =
    { $letter } se socotește în plus: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
news-team-scored =
    { $team } marchează { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
news-no-word-passed =
    { $player } zice pas. { $team }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
news-no-word-ding =
    Ding! A expirat timpul. { $team }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
news-no-word-rolls-failed = Tava n-are niciuna dintre literele aruncate. { $team } stau.
news-team-will-miss = { $team } vor sta următoarea tură.
news-team-missed = { $team } stau tura aceasta.
news-said-no-room = { $team } zic că nu mai e loc de niciun cuvânt.
news-gone = { $player } nu mai e: nimeni nu mai așteaptă răspunsul.
# winners are teams
news-team-ended =
    { $count ->
        [one] { $winners } câștigă.
       *[other] { $winners } împart victoria.
    }
news-dealer-drawn = Se trag cărți: { $cards }. { $player } împarte.
news-stole =
    { $player } îi fură lui { $victim } cuvântul { $stolen } și face { $words }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
news-placed = { $words } rămâne deschis: ceilalți îl pot fura.
news-placed-locked = { $words } e dintr-o singură culoare: încuiat definitiv.
news-swapped = { $player } nu poate juca și schimbă { $cards }.
news-left = { $player } părăsește jocul.
news-handed-over-bot = De acum un robot joacă pentru { $player }.
news-handed-over-person = { $player } joacă din nou personal.
news-undone = Jocul se întoarce puțin înapoi.

## Why a game ended

end-out-of-cards = Teancul e gol și cineva și-a jucat ultima carte.
end-passes = Toți au zis pas, așa că jocul se încheie.
end-stalled = De trei ture nimeni nu a mai făcut puncte și nu a mai schimbat cărți.
end-challenges = Prea multe ture la rând pierdute prin contestații.
end-last-player = Toți ceilalți au plecat.
end-empty-tray = Tava e goală.
end-rolls-failed = Ambele echipe au aruncat degeaba.
end-no-room = Pe tablă nu mai încape niciun cuvânt.
end-agreed = Ambele echipe zic că nu mai e loc.
end-endless-passing = Nimeni nu mai pune cuvinte.
end-team-left = O echipă a rămas fără jucători.
end-rounds = S-au jucat toate rundele.

## Tasks of Rummy

task-dois-e-bom = Doi e bine
task-dois-e-bom-help = Trei cuvinte de două litere; cartea rămasă se scade.
task-quanto-mais-melhor = Cu cât mai mult
task-quanto-mais-melhor-help = Până la trei cuvinte de două litere: 3 puncte în plus pentru al doilea, 6 pentru al treilea.
task-trio-de-tres = Trei câte trei
task-trio-de-tres-help = Două cuvinte de trei litere; cartea rămasă se scade.
task-cinco-vence = Cinci învinge
task-cinco-vence-help = Un cuvânt de cinci litere. Cu încă unul de două, 5 puncte în plus; altfel restul se scade.
task-seis-estrelas = Șase stele
task-seis-estrelas-help = Un cuvânt de șase litere; cartea rămasă se scade.
task-tudo-ou-nada = Tot sau nimic
task-tudo-ou-nada-help = Toate cărțile tale, în câte cuvinte vrei.
task-bingo = Bingo!
task-bingo-help = Un cuvânt de șapte litere pentru 50 de puncte în plus. Fără cărți bonus.
task-letra-quadrupla = Literă împătrită
task-letra-quadrupla-help = Toate cărțile tale; o literă la alegere se socotește de patru ori.
task-palavra-quadrupla = Cuvânt împătrit
task-palavra-quadrupla-help = Toate cărțile tale; un cuvânt la alegere se socotește de patru ori.

## Categories of action cards: what a word must be. set is the letters run together.

# a and b are the two categories of a card
action-card = a) { $a }; b) { $b }
category-starts-with = începe cu { $letter }
category-ends-with = se termină cu { $letter }
category-length =
    are exact { $count ->
        [one] { $count } literă
        [few] { $count } litere
       *[other] { $count } de litere
    }
category-length-at-least =
    are cel puțin { $count ->
        [one] { $count } literă
        [few] { $count } litere
       *[other] { $count } de litere
    }
category-doubled-letter = are o literă dublată
category-value-at-least =
    are o literă de cel puțin { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
category-between =
    { $set ->
        [AEIOU] începe și se termină cu o vocală
       *[other] începe și se termină cu una dintre { $letters }
    }
category-contains-any = conține una dintre { $letters }
category-count-of =
    { $set ->
        [AEIOU] are cel puțin { $count } vocale
       *[other] are cel puțin { $count } dintre { $letters }
    }
category-value = +{ $own } la cuvântul tău, −{ $against } la al altuia

## Suits of Word Thief, by their shapes

suit-1 = triunghi
suit-2 = cerc
suit-3 = pătrat
suit-4 = romb

## The board of Party

square-double-letter = L×2
square-double-letter-help = Litera se socotește dublu
square-triple-letter = L×3
square-triple-letter-help = Litera se socotește triplu
square-double-word = C×2
square-double-word-help = Cuvântul se socotește dublu
square-triple-word = C×3
square-triple-word-help = Cuvântul se socotește triplu
square-chance = ?
square-chance-help = Șansă: aruncă Zarul Șansei la sfârșitul turei
square-star = ★
square-star-help = Steaua: primul cuvânt o acoperă

## The dice and the timer of Party

chance-letter = o literă se socotește ×{ $times }.
chance-no-letter-die = fără zarul literelor tura următoare.
chance-play-again = mai jucați o dată.
chance-opponents-from = ceilalți pornesc de la ×{ $times }.
zone-times = ×{ $times }
zone-minus = −{ $points }
timer-left =
    { $zone }, încă { $count ->
        [one] { $count } secundă
        [few] { $count } secunde
       *[other] { $count } de secunde
    } în zona asta
