# The rules of Forfeit on one page: what it adds to Classic.

rules-forfeit-1 = Ideea
rules-forfeit-1-1 = Se joacă ca la Clasic. În plus, fiecare are o carte de acțiune cu două jumătăți, a și b, fiecare cerând un fel de cuvânt.
rules-forfeit-2 = Jocul cărții de acțiune
rules-forfeit-2-1 = Când o tură a adus puncte, sunt întrebați toți deodată. Dacă un cuvânt al turei se potrivește cu o jumătate a cărții tale, o poți juca: la cuvântul tău câștigi 10 puncte; la al altuia, acela pierde 5, iar tu nu câștigi nimic.
rules-forfeit-2-2 = Se socotește o singură jumătate, o dată pe tură, oricâte cuvinte s-ar potrivi. Mai mulți jucători pot lovi aceeași tură. Punctele acestea nu se înmulțesc niciodată. Se iau în seamă toate cuvintele făcute sau schimbate; jokerul trece drept litera lui, dar fără valoare.
rules-forfeit-2-3 = Cartea jucată ajunge sub teancul ei și tragi alta, pe care o poți folosi din tura următoare.
rules-forfeit-3 = Schimbul
rules-forfeit-3-1 = Un schimb poate cuprinde cartea de acțiune sau numai pe ea. Schimbul ei singure trece drept pas pentru sfârșitul jocului.
