# The rules of Word Thief, paragraph by paragraph; crates/texts/rules.json has their order and
# the rules that each tells.

rules-thief-idea = Doi până la șase jucători formează cuvinte din cărți de patru culori. Cuvintele deschise pot fi furate făcând din ele ceva mai lung.
rules-thief-cards = Cărțile de litere în cele patru culori, cu valorile lor și câte sunt din fiecare.
rules-thief-wilds = Mai sunt { $wilds } cărți libere: orice literă de orice culoare, fără valoare.
rules-thief-deal = Fiecare trage o carte; cea mai apropiată de A împarte. La egalitate și la o carte liberă se trage din nou. Fiecare primește { $hand } cărți cu fața în jos; restul e teancul.
rules-thief-order = Începe jucătorul din stânga celui care împarte, iar rândul trece spre stânga.
rules-thief-turn = Formează exact un cuvânt din mână, de cel puțin { $letters } litere, sau fură un cuvânt. Apoi completează-ți mâna la { $hand }.
rules-thief-stuck = Dacă nu poți nici una, nici alta, spune: pierzi { $points } puncte, pui { $cards } cărți la alegere la cele folosite și tragi tot atâtea. Cu un teanc scurt se schimbă doar câte are.
rules-thief-pass = Când teancul e gol, zici doar pas, fără pierdere.
rules-thief-open = Un cuvânt de culori amestecate rămâne în fața stăpânului său, iar ceilalți îl pot fura. Nimeni nu-și fură propriul cuvânt. Ce ai furat e al tău și oricine altcineva îl poate fura înapoi.
rules-thief-longer = Lungește-l: fă un cuvânt nou din toate cărțile lui și cel puțin una din mâna ta. Cărțile pot veni în orice ordine.
rules-thief-split = Sau împarte-l în două ori mai multe cuvinte care folosesc împreună toate cărțile lui. Fiecare cuvânt nou cere măcar o carte din cel furat și una din mâna ta. Furi un cuvânt pe tură.
rules-thief-plural = Furtul doar ca să faci pluralul se refuză: WORK în WORKS. Alte forme sunt bune: WORK în WORKED. Ce e plural se hotărăște după terminații și după o listă de neregulate; ce doar pare plural, ca ITS, e îngăduit.
rules-thief-owner = Cel furat își păstrează punctele deja trecute.
rules-thief-wild-use = O carte liberă își păstrează litera până când cuvântul e furat; atunci poate deveni alta. O carte liberă care se schimbă nu e cartea nouă de care are nevoie fiecare cuvânt: aceea vine din mână.
rules-thief-sum = Un cuvânt face suma literelor lui, trecută imediat.
rules-thief-suit = Dacă toate cărțile lui sunt de o culoare, suma se înmulțește cu { $times } și cuvântul se încuie. Cărțile libere merg la orice culoare; numai cărți libere sunt o culoare și nu valorează nimic.
rules-thief-locked = Cărțile unui cuvânt încuiat merg cu fața în sus la cele folosite, la vederea tuturor. Nu se fură niciodată.
rules-thief-long = De la { $letters } litere sunt { $points } puncte în plus și tot atâtea pentru fiecare literă următoare, fără sfârșit. Merg după lungimea cuvântului.
rules-thief-all = Folosirea tuturor celor { $hand } cărți din mână într-o tură: +{ $points }. Golirea unei mâini mai mici nu aduce nimic în plus.
rules-thief-count = Ordinea: litere, culoare, lungime și, o dată pe tură, punctele pentru toate cărțile. Lungimea nu se dublează. Fiecare cuvânt al unei împărțiri se socotește și se încuie separat.
rules-thief-words = Sunt bune cuvintele din lista mesei și se pot repeta. Nu și numele, prescurtările ori cuvintele cu cratimă sau apostrof. Lista e întrebată imediat, iar un cuvânt care lipsește e refuzat fără pierdere.
rules-thief-challenge = Dacă masa joacă cu contestații, cuvintele stau dacă nu se îndoiește nimeni în { $seconds } s; un cuvânt greșit se întoarce în mână și tura e pierdută. Unde joacă doar oameni, un cuvânt necunoscut poate fi propus celorlalți, o dată pe tură: e bun dacă îl acceptă toți.
rules-thief-end = Odată golit teancul, jocul se încheie de îndată ce un jucător n-a mai rămas cu cărți sau când toți au zis pas unul după altul. Cele folosite nu se amestecă niciodată din nou și nimeni n-are o ultimă tură.
rules-thief-reckoning = Literele rămase în mână se scad; nimeni nu le adună. Câștigă scorul cel mai mare, la egalitate victoria se împarte. Un scor poate coborî sub zero.
rules-thief-leaflet-sums = Exemplele tipărite spun doar literele; premiul de lungime vine pe deasupra. WORK face 14; REWORKED 20 și cu lungimea 40; FRONT 9 și 14; FROWN 13 și 18. CAT de o culoare face 10, cu FROWN tura face 28; CAT e încuiat, FROWN nu.
rules-thief-leaflet-words = Premiul de lungime e într-un loc „pe literă” și în altul un tabel: se ia tabelul. Pluralul e „singura restricție” pentru ce poate fi un cuvânt nou, deci cărțile vin în orice ordine; WORKS se refuză, WORKED e bun. „Un cuvânt” înseamnă din mână; o împărțire poate da mai multe. Trei cărți puse și trei trase fac iar șapte. Foaia e în română, iar cuvintele în engleză; alte ediții au alte cuvinte.
rules-thief-read-steal = Foaia tace; ale noastre: victima își păstrează punctele; orice ordine a cărților (prin regulă a casei: în ordinea lor sau în bucăți întregi); un cuvânt furat pe tură; o carte furată în fiecare cuvânt nou; proba pluralului; alte forme îngăduite; o carte liberă care se schimbă nu e nouă; cuvintele unei împărțiri se socotesc separat; ce e furat se poate fura înapoi.
rules-thief-read-score = Tot ale noastre: premiul de lungime continuă peste nouă litere și nu se dublează; o culoare înseamnă toate cărțile afară de cele libere; litera unei cărți libere e fixă până la furt; nimic pentru golirea unei mâini mici; un total din mers cu foaia fiecărei ture.
rules-thief-read-rest = Tot ale noastre: mai puține cărți schimbate cu un teanc scurt; un om poate spune că nu poate juca, deși ar putea; cuvintele se verifică imediat; nimic nu se amestecă din nou; sfârșitul e pe loc și nimeni nu adună; cum încheie pasul jocul; tragerea pentru împărțit; repetări și scoruri sub zero; cuvintele încuiate la vedere; egalități împărțite; doi până la șase jucători. Câte litere cere un cuvânt, câte cuvinte poate da un furt și cuvintele prin acord sunt reguli ale casei.
