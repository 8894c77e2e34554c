# Everything around a table: the start, the waiting room, who plays for whom, one device, settings.

loading = O clipă…

## The start

join-with-code = Intră cu un cod
start-against = Boții cu care joci
start-ended = Partide încheiate
table-seats-free =
    { $count ->
        [one] { $count } loc liber
        [few] { $count } locuri libere
       *[other] { $count } de locuri libere
    }
bots-title = Cu cine joci?
bots-text = „Joacă acum” așază imediat acești boți la masă. Un joc cu mai puține locuri ia mai puțini.
bots-number = Botul { $number }
bots-drop = Fără botul { $number }
bots-more = Încă un bot
bots-done = Gata
device-text-teams = Jucați cu toții pe acest dispozitiv: el spune cărei echipe îi vine rândul.
device-drop = Fără { $player }
prefs-title = Setări
prefs-left-hand = Pentru stângaci
prefs-left-hand-help = Butonul de joc este în stânga.
prefs-large-cards = Cărți mai mari
prefs-large-cards-help = Cărțile din mână sunt mai mari și mai ușor de citit.
prefs-four-colours = Semne în patru culori tari
prefs-four-colours-help = Toată cartea își arată semnul, nu doar colțul ei.

## The waiting room

together-title = Jocul împreună
together-hints = Indicii și între oameni
lobby-level = Cât de bine joacă { $player }
rules-time = Timp
rules-fine = Amănunte
rules-count =
    { $count ->
        [one] { $count } regulă, ca de obicei
        [few] { $count } reguli, ca de obicei
       *[other] { $count } de reguli, ca de obicei
    }
rules-changed =
    { $count ->
        [one] { $count } schimbată
        [few] { $count } schimbate
       *[other] { $count } schimbate
    }
minutes-count =
    { $count ->
        [one] { $count } minut
        [few] { $count } minute
       *[other] { $count } de minute
    }
days-count =
    { $count ->
        [one] { $count } zi
        [few] { $count } zile
       *[other] { $count } de zile
    }
away-title = Dacă cineva lipsește
away-wait = Așteptăm
away-ask = După { $time } ceilalți pot lăsa un bot să joace
away-bot = După { $time } joacă un bot în locul lui
away-forfeit = După { $time } iese din joc
away-time = Cât așteptăm
turn-title = Cât poate dura o tură
turn-unlimited = Oricât e nevoie
turn-up = Când se termină timpul
turn-up-wait = Nimic: ceasul doar amintește
turn-up-ask = Ceilalți pot lăsa un bot să joace
turn-up-bot = Joacă un bot în locul lui
turn-up-forfeit = Jucătorul iese din joc
open-title = Masă deschisă
open-help = Apare pe pagina de început și oricine poate intra sau privi. Altfel e nevoie de cod.
problem-settings-refused = Masa nu poate fi pregătită așa; ultima schimbare nu a fost preluată.

## Who plays for whom

seats-title = Cine joacă pentru cine
seats-you = Joci chiar tu.
seats-here = este aici
seats-bot-for-you = Un bot joacă pentru tine: { $bot }.
seats-bot-plays = joacă un bot: { $bot }
seats-away-until =
    { $count ->
        [one] lipsește; peste { $count } secundă poți lăsa un bot să joace
        [few] lipsește; peste { $count } secunde poți lăsa un bot să joace
       *[other] lipsește; peste { $count } de secunde poți lăsa un bot să joace
    }
seats-back = Îmi iau locul înapoi
seats-give = Lasă un bot să joace pentru mine
seats-let-bot = Lasă un bot să joace
seats-level = Cât de bine joacă botul
seats-help = Cine se întoarce își poate lua locul înapoi oricând.
away-you = Un bot joacă pentru tine: { $bot }.
away-soon = { $player } lipsește. Poți lăsa un bot să joace peste
away-now = { $player } tot lipsește. Lași un bot să joace? { $player } își poate lua locul înapoi oricând.
watching-title = Privești jocul
watching-code = Intră cu codul

## One device

pass-on-title = Sfârșitul turei tale
pass-on-next = Urmează { $player }. Uită-te întâi la puncte și la cărțile noi.
pass-on-done = Am văzut
