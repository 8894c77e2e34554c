# Primele partide ghidate. `$points` vine ca expresie („12 puncte”), cuvintele și cărțile cu numele lor.

lesson-title = Lecție
lesson-step = Pasul { $nth } din { $total }
lesson-next = Mai departe
lesson-show = Arată-mi
lesson-skip = Încheie lecția
lesson-skip-sure = Chiar o închei?
lesson-play-on = Joacă mai departe
lesson-home = La început
lesson-other = Aproape! Aici încercăm ce este marcat. „Arată-mi” o face pentru tine.
lesson-read-first = Citește întâi, apoi apasă „Mai departe”.
lesson-now-lay = Acum { $card }, la locul marcat.
lesson-now-tap = Acum cartea { $card }.
lesson-now-press = Acum apasă „{ $label }”.
lesson-now-back = Acolo e altceva: ia-l înapoi întâi, cu „{ $label }”.
lesson-now-word = Acum cuvântul { $word }.
lesson-now-pile = Acum teancul.
lesson-now-discards = Acum cărțile decartate.
lesson-now-cell = Acum locul marcat.
lesson-begin = Se pune masa…

lesson-classic-welcome = Bun venit! Din cele șapte cărți din mână faci cuvinte care se încrucișează cu ce e pe masă. Câștigă cine are mai multe puncte. Aici nu grăbește nimic.
lesson-classic-first = Pune { $word }, de la stânga la dreapta: trage fiecare carte marcată la locul marcat. Poți și să atingi cartea și locul, sau să scrii.
lesson-classic-doubled = { $word } are { $sum } pe cărți, iar primul cuvânt din joc se dublează: { $points }. Ai tras din nou până la șapte cărți.
lesson-classic-accept = Profesorul pune { $word } pentru { $points }. La masa asta se caută în dicționar doar dacă cineva se îndoiește. Acesta e bun: acceptă-l.
lesson-classic-leave = Uite: pe masă rămân doar cărțile ultimului cuvânt. Celelalte s-au dus la cărțile decartate.
lesson-classic-cross = Orice cuvânt următor folosește ce e pe masă. Pune { $word } de-a curmezișul: { $letter } e deja acolo.
lesson-classic-counts = { $word }: { $points }. Litera care era pe masă contează și pentru tine. Dacă s-ar forma și alte cuvinte, ar conta și ele.
lesson-classic-challenge = { $word }? Nu e niciun cuvânt. Contestă-l!
lesson-classic-won = Bine ai făcut: { $word } nu e în dicționar. Profesorul își ia cărțile înapoi și pierde rândul. Un cuvânt care există ar fi rămas.
lesson-classic-bonus = Ai o carte bonus, ×{ $times }. Pune { $word }, apoi cartea bonus pe { $letter }.
lesson-classic-bonus-why = { $word } face { $sum }, ori { $times }: { $points }. O carte bonus merge o singură dată. Una pe rând, și niciodată la primul cuvânt.
lesson-classic-exchange = Profesorul a schimbat două cărți, ceea ce costă un rând. Și tu poți schimba sau ceda rândul: în spatele butonului marcat.
lesson-classic-end = Jocul se termină când teancul e gol și cineva nu mai are litere. Ce ai în mână se scade; cine a terminat primește acele puncte.
lesson-classic-done = Asta e tot. Joacă partida mai departe cu un începător, sau întoarce-te la început.

lesson-forfeit-welcome = Bun venit! E jocul clasic, cu o surpriză. Faci cuvinte din mână, încrucișate cu ce e pe masă. Aici nu grăbește nimic.
lesson-forfeit-card = Surpriza e cartea ta de acțiune. Numește două feluri de cuvinte: jucată pe unul al tău, aduce puncte; pe al altuia, îi ia din puncte.
lesson-forfeit-action = { $word } se potrivește cu cartea ta de acțiune! Joac-o.
lesson-forfeit-action-why = +{ $bonus } de la carte: { $word } aduce în total { $points }. Cartea merge sub teancul ei, iar tu ai tras alta.
lesson-forfeit-end = Poți și schimba cărți, chiar pe cea de acțiune, sau ceda rândul. Când teancul e gol și o mână n-are litere, se scade ce au ceilalți.
lesson-forfeit-done = Acum știi jocul. Joacă partida mai departe cu un începător, sau întoarce-te la început.

lesson-rummy-welcome = Bun venit! Remi are zece runde. În fiecare, toți încearcă să etaleze cuvinte care îndeplinesc o sarcină. Aici nu grăbește nimic.
lesson-rummy-task = Sarcina acestei runde: { $task }. Cartea spune ce cuvinte se cer. Cele șapte cărți ale tale nu ajung încă.
lesson-rummy-draw = Fiecare rând începe cu o carte. Trage una din teanc.
lesson-rummy-discard = Nu poți etala încă; decartează o carte care te ajută puțin: atinge cărțile decartate, apoi { $card }, apoi butonul.
lesson-rummy-take = Profesorul a decartat { $card }. Îți folosește! Ia-o dintre cărțile decartate.
lesson-rummy-lay = Acum se poate! Formează { $words } atingând cărțile pe rând. { $card } merge la cărțile decartate.
lesson-rummy-score = Sarcina e îndeplinită: { $points }. Cărțile din afara cuvintelor pot costa puncte, după cum spune sarcina.
lesson-rummy-last = După ce cineva îndeplinește sarcina, ceilalți mai au un ultim rând. Profesorul n-a reușit și nu primește nimic.
lesson-rummy-sheet = Foaia arată ce a adus runda. Apoi toți trag până la șapte cărți, iar sarcina următoare e { $task }.
lesson-rummy-again = Începe runda următoare. Trage o carte.
lesson-rummy-bonus = De obicei sunt în teanc și cărți bonus: una pe cuvânt, care îl dublează sau îl triplează. Un joker e orice literă.
lesson-rummy-end = După zece runde câștigă cine are mai multe puncte. Uneori e bine să etalezi devreme, înaintea celuilalt.
lesson-rummy-done = Acum știi Remi. Joacă partida mai departe cu un începător, sau întoarce-te la început.

lesson-party-welcome = Bun venit! Două echipe, o tablă, și toate literele la vedere în tavă. Ești în echipa albastră. În lecția asta ceasul te așteaptă.
lesson-party-roll = E rândul tău. Aruncă zarul: arată litera pe care trebuie s-o aibă cuvântul.
lesson-party-found = { $letter }! Cealaltă echipă a găsit un { $letter } în tavă. Asta îți pornește ceasul; aici stă pe loc.
lesson-party-lay = Pune { $word } peste stea, cu { $letter }, apoi oprește ceasul.
lesson-party-why = { $word }: steaua dublează primul cuvânt, iar oprirea devreme îl înmulțește: { $points }.
lesson-party-spot = Cealaltă echipă a dat { $letter }. Cu cât îl găsești mai repede, cu atât îi pornește timpul mai devreme. Atinge-l!
lesson-party-theirs = Au pus { $word }: { $points }. Pătratele colorate dublează sau triplează o literă ori tot cuvântul.
lesson-party-roll-again = Din nou rândul tău. Aruncă zarul.
lesson-party-lay-chance = { $letter }! Pune { $word }: ajunge la un pătrat Șansă. Apoi oprește ceasul.
lesson-party-choose = Zarul Șansei spune: o literă contează de { $times } ori. Alege { $card }.
lesson-party-chance = Echipa ta are acum { $points }. Zarul Șansei poate da și încă un rând sau poate schimba ce urmează.
lesson-party-zones = Banda marcată e timpul tău. În prima zonă un cuvânt valorează cel mai mult, apoi tot mai puțin; la sfârșit echipa pierde puncte.
lesson-party-end = Atenție într-un joc adevărat: cine atinge o literă greșită sau nu pune cuvânt poate pierde un rând. Se termină când nu mai încape nimic.
lesson-party-done = Acum știi jocul. Joacă partida mai departe cu un începător – cu ceasul pornit! – sau întoarce-te la început.

lesson-thief-welcome = Bun venit! Pune cuvinte în fața ta și fură-le pe ale altora. Fiecare carte are o literă și una din patru culori. Aici nu grăbește nimic.
lesson-thief-form = Începe cu { $word }: atinge pe rând cărțile marcate, apoi butonul.
lesson-thief-mixed = { $word } aduce { $points }. Cărțile lui au mai multe culori, așa că stă la vedere: poate fi furat.
lesson-thief-steal = Acum furi tu. Atinge { $from } și fă din el { $word }: toate cărțile lui și { $count ->
    [one] una de-a ta
    [few] { $count } de-ale tale
   *[other] { $count } de-ale tale
  }.
lesson-thief-stolen = { $from } e acum { $word }, al tău: { $points }. De la cinci litere în sus, lungimea aduce puncte în plus.
lesson-thief-plural = Un singur lucru e interzis: să furi făcând doar pluralul. Orice alt cuvânt e bun, cu literele în orice ordine.
lesson-thief-lost = Furat! Profesorul a făcut { $word } din { $from }, cuvântul tău. Punctele aduse de el îți rămân.
lesson-thief-lock = Joacă la sigur: cărțile lui { $word } sunt toate de o culoare. Pune-l.
lesson-thief-locked = O singură culoare se dublează: { $points }. Iar { $word } e încuiat: nimeni nu-l poate fura.
lesson-thief-split = Un cuvânt furat poate deveni și două sau mai multe: fiecare ia o carte din el și una de-a ta, fără să rămână vreuna.
lesson-thief-swap = Dacă nu poți face nimic, butonul marcat schimbă trei cărți. Costă zece puncte.
lesson-thief-end = Jocul se termină când teancul e gol și cineva n-are cărți, sau nimeni nu mai poate juca. Ce ai atunci în mână se scade.
lesson-thief-done = Acum știi Hoțul cuvintelor. Joacă partida mai departe cu un începător, sau întoarce-te la început.
