# The stage of a game: bar, narration, menu, board.

# what the prompts of the games begin with, before the colon, when it is one's turn
stage-turn-lead = E rândul tău
stage-menu = Meniu
stage-more = Alte acțiuni
stage-word-ask = Ce înseamnă { $word }?
stage-pile = Teancul
stage-pile-last = ultimele
stage-pile-empty = gol
stage-sound-on = Sunetul este pornit
stage-sound-off = Sunetul este oprit
stage-undo-ask = Ultima ta tură se ia înapoi, cu tot ce a urmat. Asta vrei?
stage-undo-yes = Da, ia-o înapoi
stage-undo-no = Nu, jucăm mai departe

## One line under the bar; the points stand beside it

short-laid = { $player } pune { $words }
short-cut = { $player } începe. Tăiere: { $cards }
short-action-own = { $player } joacă o carte de acțiune: { $category }
short-action-against = { $player } joacă o carte de acțiune, { $category }: { $victim } pierde

## The action

act-wait = Se așteaptă { $player }
act-others = Ceilalți hotărăsc
act-lay-first = Pune cărți pe masă
act-watch = Privești jocul

## Classic and Forfeits

classic-ends = Jocul se termină când teancul e gol și cineva și-a pus toate literele, sau când toți spun pas de două ori la rând. Literele rămase în mână costă atunci punctele lor.
exchange-choose = Alege cărți
exchange-detail = Dai cărți și tragi tot atâtea; costă tura
pass-detail = Niciun punct în tura asta. Dacă toți spun pas de două ori la rând, jocul se termină.
action-help = Când un cuvânt abia pus îndeplinește una dintre cele două condiții, poți juca cartea: la cuvântul tău adaugă puncte, la al altuia ia din ele. Apoi tragi alta.
action-fits = se potrivește
action-unfit = Cartea ta nu se potrivește
action-pile =
    { $count ->
        [one] { $count } carte de acțiune în teancul ei.
        [few] { $count } cărți de acțiune în teancul lor.
       *[other] { $count } de cărți de acțiune în teancul lor.
    }

grid-tools = Privire mai de aproape

act-not-yet = Încă nu
act-no-word = Încă nu e un cuvânt
act-one-more = Încă o literă
act-gap = E un gol
act-join = Leagă-l de un cuvânt
act-line = Un singur rând
lay-where = Atinge locul pentru { $card }.
lay-move = Atinge alt loc pentru { $card }, sau încă o dată cartea ca s-o iei înapoi.
lay-across = Cartea următoare merge la locul marcat, iar cuvântul spre dreapta. Atinge acel loc ca să meargă în jos.
lay-down = Cartea următoare merge la locul marcat, iar cuvântul în jos. Atinge acel loc ca să meargă spre dreapta.
bonus-help = Carte bonus ×{ $times }: atinge o literă pe care o pui acum. Orice cuvânt cu ea contează ×{ $times }.
bonus-help-main = Carte bonus ×{ $times }: atinge o literă pe care o pui acum. Cuvântul principal contează ×{ $times }.
action-may = Cartea ta de acțiune se potrivește: joac-o sau păstreaz-o pentru mai târziu.
action-stays = Cartea ta de acțiune nu se potrivește cu acest cuvânt, așa că o păstrezi. Nu ai nimic de făcut.
action-will-fit = Cartea ta de acțiune se potrivește.
action-missed = Timpul a trecut: îți păstrezi cartea de acțiune.
stage-hint = Indiciu

## A table that stands still, and ways to the rules

paused-title = Masa e în pauză
paused-text = Ceasul stă, iar roboții așteaptă.
paused-go = Joacă mai departe
refusal-rule = Regula: { $rule }
line-rule = Regula pentru asta
