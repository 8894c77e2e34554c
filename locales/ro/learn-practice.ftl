# Exercițiu: provocări, mutări de găsit, cuvinte scurte.

practice-title = Exercițiu
practice-about = O provocare pe zi, propriile tale rânduri încă o dată și cuvintele scurte care câștigă jocuri.
practice-puzzles = Provocările zilei
practice-streak = Zile la rând
practice-found-all = Cele mai bune mutări găsite
practice-days =
    { $count ->
        [one] { $count } zi
        [few] { $count } zile
       *[other] { $count } de zile
    }
practice-open = Neîncercată încă
practice-state-found =
    { $count ->
        [one] Găsită din prima
        [few] Găsită din { $count } încercări
       *[other] Găsită din { $count } de încercări
    }
practice-state-tried = { $percent } % până acum
practice-other-words = Cuvinte în { $language }
practice-earlier = Zilele dinainte
practice-later = Zilele următoare
practice-day-found = cea mai bună mutare găsită
practice-puzzle-of = { $game }, { $day }
practice-find = Găsește mutarea care aduce cele mai multe puncte.
practice-find-it = Găsește cea mai bună mutare
practice-find-letter = Găsește cuvântul cu { $letter } care aduce cele mai multe puncte.
practice-so-far =
    { $count ->
        [one] { $percent } % din { $count } încercare
        [few] { $percent } % din { $count } încercări
       *[other] { $percent } % din { $count } de încercări
    }
practice-percent = { $percent } %
practice-tries =
    { $count ->
        [one] { $count } încercare
        [few] { $count } încercări
       *[other] { $count } de încercări
    }
practice-show = Arată cea mai bună mutare
practice-found = Asta e: nimic nu aduce mai mult.
practice-more-there = Se poate și mai bine.
practice-of = { $points } din { $best } puncte
practice-again = Încearcă din nou
practice-see-table = Vezi masa
practice-to-hub = Toate exercițiile
practice-share = Trimite rezultatul
practice-copy-by-hand = Copiază acest text:
practice-best-is = Cea mai bună mutare
practice-where = E marcată pe masă și începe la { $place }.
practice-from-word = Fură { $word }.
practice-second =
    { $points ->
        [one] A doua ca valoare aduce { $points } punct.
        [few] A doua ca valoare aduce { $points } puncte.
       *[other] A doua ca valoare aduce { $points } de puncte.
    }
practice-no-puzzle = Pentru ziua aceea nu există provocare. Există pentru ultimele două luni, în limbile ale căror cuvinte sunt aici.
practice-no-turn = La rândul acesta nu era nimic de pus.
practice-own = Din propriile tale jocuri
practice-own-about = Rândurile din jocurile tale încheiate în care ai lăsat cele mai multe puncte. Găsește acum ce era acolo.
practice-own-turn = Un rând de-al tău
practice-own-none = După ce închei un joc, îți găsești rândurile aici.
practice-own-look = Caută rânduri
practice-own-missed = Ai făcut { $points }; se puteau { $best }
practice-own-perfect = Aici nu ți-a scăpat nimic. Foarte bine!
practice-short = Cuvinte de două și trei litere
practice-short-about = Leagă cuvinte, scapă de literele grele și se învață repede.
practice-short-drill = Exersează-le
practice-short-sheet = Ca foaie de tipărit
short-about = E un cuvânt din listă, da sau nu? Ce greșești revine curând. Merg și săgețile: stânga e nu, dreapta e da.
short-length = Litere
short-question = Întrebarea { $nth } din { $of }
short-no = Nu e cuvânt
short-yes = E cuvânt
short-right = Corect:
short-wrong = Greșit:
short-is = { $word } este cuvânt.
short-is-not = { $word } nu este cuvânt.
short-score = { $right } din { $of } corecte
short-missed = De văzut încă o dată:
short-firm = Știi { $count } din { $of } cuvinte de această lungime.
short-again = Încă o rundă
short-none = Lista aceasta nu are cuvinte de lungimea aceea.
short-print = Tipărește
short-heading = { $length } litere: { $count } cuvinte
practice-hint-about = Alege cât să spună. Indiciile se notează lângă rezultat.
practice-hints =
    { $count ->
        [one] { $count } indiciu
        [few] { $count } indicii
       *[other] { $count } de indicii
    }
