# The rules of Party on one page.

rules-party-1 = Ideea
rules-party-1-1 = Două echipe, o tablă, piese pe care le vede toată lumea. Se joacă contra ceasului: cu cât cuvântul e pus mai repede, cu atât se înmulțește mai mult.
rules-party-2 = O tură
rules-party-2-1 = Echipa ta aruncă zarul literelor. Cuvântul trebuie să folosească o piesă cu acea literă din tavă; un joker nu poate fi ea. Dacă litera lipsește, aruncați din nou; după trei aruncări degeaba tura s-a încheiat.
rules-party-2-2 = Cealaltă echipă caută litera în tavă și o atinge: așa pornește ceasul. O piesă greșită o costă tura următoare; dacă durează prea mult, ceasul pornește singur.
rules-party-2-3 = Puneți cuvântul și opriți ceasul. Oprirea fără cuvânt costă tura următoare. Puteți zice pas oricând.
rules-party-3 = Tabla
rules-party-3-1 = Primul cuvânt acoperă steaua și se dublează. Următoarele folosesc sau ating ce e pus, pe o singură linie; tot ce se atinge trebuie să fie cuvânt, și fiecare cuvânt făcut sau schimbat se socotește.
rules-party-3-2 = Căsuțele albastre înmulțesc o literă, cele roșii cuvântul, doar în tura în care sunt acoperite. Căsuțele galbene ale Șansei dau dreptul la Zarul Șansei la sfârșit.
rules-party-4 = Punctele
rules-party-4-1 = Literele, apoi căsuțele, apoi Zarul Șansei, apoi ceasul: ×4, ×3, ×2, ×1, la urmă −1 și −5. Dacă timpul expiră fără cuvânt, pierdeți 5 puncte. Jokerii nu valorează nimic și își păstrează litera tot jocul.
rules-party-4-2 = Zarul Șansei: una dintre litere se socotește de două sau trei ori; fără zarul literelor tura următoare; mai jucați o dată; sau ceilalți pornesc dintr-o zonă mai proastă.
rules-party-5 = Îndoieli și sfârșit
rules-party-5-1 = Se pun cuvinte din lista mesei. Un cuvânt respins se întoarce în tavă, iar ceasul merge de unde s-a oprit.
rules-party-5-2 = Jocul se încheie când tava e goală, când ambele echipe aruncă la rând de trei ori degeaba sau când nu mai încape niciun cuvânt. Câștigă cine are mai multe puncte; piesele rămase nu costă nimic.
