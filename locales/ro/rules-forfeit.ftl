# The rules of Forfeit, paragraph by paragraph; crates/texts/rules.json has their order and
# the rules that each tells.

rules-forfeit-idea = Gajuri e Clasicul cu un lucru în plus: fiecare are o carte de acțiune și o poate juca atunci când un cuvânt abia pus i se potrivește, al lui sau al altuia. Joacă doi până la patru.
rules-forfeit-cards = Cărțile de acțiune. Fiecare are două jumătăți, a și b; fiecare jumătate cere un fel de cuvânt și are o valoare pentru cuvântul tău și una împotriva altuia.
rules-forfeit-deal = Cărțile de acțiune se amestecă într-un teanc al lor, iar fiecare primește una pe lângă cărțile din mână.
rules-forfeit-exchange = Un schimb poate cuprinde cartea de acțiune sau numai pe ea: ajunge sub teancul ei și o tragi pe cea de sus. Costă tura; iar schimbul cărții de acțiune singure trece drept pas.
rules-forfeit-when = Când un joc stă și s-a socotit, sunt întrebați toți deodată dacă joacă o carte de acțiune, în orice tură, și în prima. Sunt { $seconds } s pentru răspuns; nimeni nu e obligat.
rules-forfeit-what = La cuvântul tău, cartea își adaugă punctele la ale tale. La cuvântul altuia, acela pierde puncte, iar tu nu câștigi nimic. Aceste puncte nu se înmulțesc niciodată.
rules-forfeit-limits = Se socotește o singură jumătate a cărții și o singură dată, oricâte cuvinte s-ar potrivi. Joci cel mult o carte de acțiune pe tură.
rules-forfeit-several = Mai mulți jucători pot juca împotriva aceleiași ture, iar cartea celui care a pus se socotește și ea. Au efect pe rând: întâi jucătorul, apoi ceilalți în sensul ceasului.
rules-forfeit-fits = Se iau în seamă toate cuvintele făcute sau schimbate, cu cărțile care erau deja acolo. Jokerul e litera pe care o ține, dar fără valoare. Vocalele sunt A, E, I, O și U.
rules-forfeit-next = O carte jucată ajunge sub teancul ei, iar stăpânul ei o trage pe cea de sus, care așteaptă tura următoare. Așa are fiecare mereu exact una.
rules-forfeit-hidden = Întrebarea se închide când au răspuns toți sau când s-a terminat timpul, niciodată din cauza a ce ține cineva.
rules-forfeit-below = Cu cărțile de acțiune un scor poate coborî sub zero.
rules-forfeit-leaflet = Singurul exemplu tipărit e corect: „se termină în S” la TREINOS face 19 pentru cel care l-a pus sau 4 dacă o joacă un adversar. E și singura categorie pe care o spune foaia; celelalte cincisprezece sunt ale noastre, toate cu +10 și −5.
rules-forfeit-read = Tot ale noastre: cine joacă împotriva altuia nu câștigă nimic; toate cărțile de pe un cuvânt se adună; o carte de jucător și tură; când și în ce ordine se socotesc; nu se înmulțesc; ce devine o carte schimbată; scoruri sub zero; ce se ia în seamă; că sunt întrebați toți deodată. Prin regulă a casei sunt întrebați doar cei cu o carte potrivită, ceea ce spune ceva despre ea.
