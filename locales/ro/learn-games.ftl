# Jocurile acestui browser.

games-title = Jocurile mele
games-none = Încă nu sunt jocuri în acest browser.
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
games-about = Numai acest browser știe lista. Un joc uitat iese de pe listă, și cu el ce îți păstra locul.
