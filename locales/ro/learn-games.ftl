# Jocurile acestui browser.

games-title = Jocurile mele
games-none = Încă nu sunt jocuri în acest browser.
games-begin = Începe unul acum
games-tally = Cum a mers până acum
games-game = Joc
games-played = Jucate
games-wins = Câștigate
games-mean = Puncte pe joc
games-most = Cel mai mult
games-running = În desfășurare
games-over = Încheiate
games-go-on = Joacă mai departe
games-won = câștigat cu { $points } împotriva: { $others }
games-tied = la egalitate cu { $points } împotriva: { $others }
games-lost = pierdut cu { $points } împotriva: { $others }
games-forget = Uită
games-forget-sure = Chiar uiți?
games-export = Salvează lista
games-about = Numai acest browser știe lista. Un joc uitat iese de pe listă, și cu el ce îți păstra locul. Gazda poate și să șteargă o partidă pentru toți.
games-against = Împotriva cui
games-opponent = Adversar
games-turns = Puncte pe rând
games-turns-told =
    { $game }, { $count ->
        [one] o partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }: în medie { $mean } puncte pe rând, { $last } în ultima.
games-rounds-told =
    { $game }, { $count ->
        [one] o partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }: în medie { $mean } puncte pe rundă, { $last } în ultima.
games-words = Cele mai bune cuvinte
games-doubts = Cuvinte puse la îndoială
games-doubts-stood = Ale tale, contestate și bune
games-doubts-fell = Ale tale, contestate și căzute
games-doubts-caught = Ai contestat și ai avut dreptate
games-doubts-missed = Ai contestat și nu ai avut dreptate
games-learning = Se adună cifrele partidelor tale…
games-export-csv = Salvează ca tabel (CSV)
games-delete = Șterge
games-delete-sure = Ștergi pentru toți?
games-practice = Găsește cele mai bune mutări din jocurile tale
