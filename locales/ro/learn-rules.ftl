# Regulile cu imagini.

rules-games = Jocurile
rules-minute = Într-un minut
rules-whole = Toate regulile
rules-as-classic = Restul este ca la Clasic.
rules-house = O masă își poate alege regulile casei; în joc sunt în meniu, la „Masa aceasta”.
picture-classic-cross = Pune cuvinte de-a curmezișul celor de pe masă. Fiecare cuvânt făcut sau schimbat aduce puncte.
picture-classic-bonus = O singură carte bonus la mutare, pe o literă pe care o pui: înmulțește fiecare cuvânt cu acea literă.
picture-classic-leave = După mutare, cărțile care nu sunt în niciun cuvânt punctat pleacă de pe masă.
picture-forfeit-card = Cartea ta de acțiune numește două feluri de cuvinte. La un cuvânt al tău îți aduce 10 puncte; la al altuia îi ia 5.
picture-forfeit-a = a · un cuvânt care se termină în vocală
picture-forfeit-b = b · un cuvânt de șase litere
picture-rummy-task = Fiecare din cele zece runde are o sarcină. Trage o carte, pune dacă poți, aruncă una.
picture-rummy-lay = Pui o dată pe rundă, toate cuvintele deodată, numai din mâna ta.
picture-party-die = Cuvântul echipei trebuie să folosească o piesă cu litera zarului.
picture-party-zones = Cu cât oprești timpul mai devreme, cu atât cuvântul contează mai mult.
picture-party-squares = Pătratele contează în tura în care sunt acoperite:
picture-thief-word = Fă un cuvânt din mâna ta; fiecare carte are unul din patru semne.
picture-thief-steal = Sau fură un cuvânt: folosește toate cărțile lui și adaugă de la tine.
picture-thief-lock = Un cuvânt de un singur semn contează dublu și nimeni nu îl poate fura.
