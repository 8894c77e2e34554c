# The rules of Classic on one page: headings are numbered, and what stands under each as well.

rules-classic-1 = Ideea
rules-classic-1-1 = Doi până la patru jucători încrucișează cuvinte cu cărți cu litere. Masa nu are margini, iar după fiecare tură rămân doar cuvintele tocmai făcute.
rules-classic-2 = Începutul
rules-classic-2-1 = Fiecare taie o carte; începe cea mai apropiată de A, iar jokerul e înaintea lui A. Fiecare primește șapte cărți. Cărțile bonus ×2 și ×3 sunt amestecate printre litere.
rules-classic-3 = Tura ta
rules-classic-3-1 = Fă un singur lucru: pune un cuvânt, schimbă oricâte cărți cu teancul sau spune pas. Apoi îți completezi mâna la șapte.
rules-classic-3-2 = Cărțile unei ture stau pe un singur rând sau o singură coloană. Trebuie să se lege de ce e pe masă: să lungească un cuvânt, să-l încrucișeze, să se sprijine de el sau să stea alături. Tot ce se atinge trebuie să fie cuvânt, și fiecare cuvânt făcut sau schimbat se socotește.
rules-classic-3-3 = Apoi cărțile care nu sunt în niciun cuvânt socotit părăsesc masa.
rules-classic-4 = Punctele
rules-classic-4-1 = Adună literele fiecărui cuvânt. Primul cuvânt pe o masă goală cere două litere și se dublează. Jokerul ține locul oricărei litere și nu valorează nimic.
rules-classic-4-2 = O carte bonus pe tură, pe o literă pusă: înmulțește fiecare cuvânt cu acea literă. Nu la primul cuvânt. Cine joacă șapte cărți deodată, cu sau fără carte bonus, primește încă 50 de puncte.
rules-classic-5 = Ce cuvinte se pun
rules-classic-5-1 = Cuvintele din lista mesei, cu plurale și forme verbale. Fără nume proprii, abrevieri sau cratime. Accentele nu contează, dar o literă cu cărți proprii, ca Ç sau Ñ, e o literă aparte.
rules-classic-5-2 = Dacă masa joacă cu contestații, orice cuvânt rămâne până când se îndoiește cineva, înainte de socoteală. Un cuvânt greșit costă tura.
rules-classic-6 = Sfârșitul
rules-classic-6-1 = Jocul se încheie când teancul e gol și cineva pune ultima literă sau când toți zic pas de două ori la rând. Literele rămase în mână se scad; cine nu mai are niciuna le primește pe ale celorlalți. Câștigă cine are cele mai multe puncte.
