# The rules of Word Thief on one page.

rules-thief-1 = Ideea
rules-thief-1-1 = Doi până la șase jucători formează cuvinte din cărți de patru culori. Cuvintele deschise pot fi furate făcând din ele ceva mai lung.
rules-thief-2 = Tura ta
rules-thief-2-1 = Formează din mână un cuvânt de două sau mai multe litere ori fură un cuvânt al altui jucător. Apoi completează-ți mâna la șapte.
rules-thief-2-2 = Dacă nu poți face nici una, nici alta, pierzi 10 puncte și schimbi trei cărți. Când teancul e gol, zici doar pas.
rules-thief-3 = Furtul
rules-thief-3-1 = Folosește toate cărțile cuvântului furat, în orice ordine, într-un cuvânt nou sau împărțite în mai multe. Fiecare cuvânt nou cere măcar o carte din cel furat și una din mâna ta. Cuvintele noi sunt ale tale și oricine le poate fura înapoi.
rules-thief-3-2 = Simplul plural nu e furt: din WORK în WORKS se refuză, WORKED e bun. Nu-ți poți fura propriile cuvinte.
rules-thief-4 = Punctele
rules-thief-4-1 = Adună literele. Un cuvânt dintr-o singură culoare se dublează și se încuie: părăsește masa și nimeni nu-l mai fură. De la cinci litere sunt 5 puncte în plus și încă 5 pentru fiecare literă următoare. Cine folosește toate cele șapte cărți din mână într-o tură primește 20.
rules-thief-4-2 = O carte liberă e orice literă de orice culoare și nu valorează nimic. Își păstrează litera până când cuvântul e furat; atunci poate deveni alta.
rules-thief-4-3 = Cel furat își păstrează punctele deja trecute.
rules-thief-5 = Sfârșitul
rules-thief-5-1 = Odată golit teancul, jocul se încheie când cineva nu mai are cărți sau când toți zic pas unul după altul. Literele din mână se scad. Câștigă cine are cele mai multe puncte.
