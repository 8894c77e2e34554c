# The rules of Rummy, paragraph by paragraph; crates/texts/rules.json has their order and
# the rules that each tells.

rules-rummy-idea = Doi până la patru jucători, { $rounds } runde. Fiecare rundă are o sarcină, de pildă trei cuvinte de două litere. Trage și decartează până când mâna ta o poate îndeplini.
rules-rummy-tasks = Cărțile de rundă: zece, cu nouă sarcini diferite, în orice ordine.
rules-rummy-set = Literele, jokerii și cărțile bonus se amestecă în teanc, iar cartea de sus începe decartatele. Cărțile de rundă se amestecă și cea de sus se întoarce: sarcina primei runde. Fiecare primește { $hand } cărți.
rules-rummy-starter = După foaie începe cel mai tânăr; aici decide sorțul, dacă masa nu numește pe cineva. Fiecare rundă următoare e începută de jucătorul următor.
rules-rummy-turn = La rândul tău: tragi o carte, etalezi cuvinte care îndeplinesc sarcina, dacă poți și vrei, și decartezi o carte.
rules-rummy-draw = Trage din teanc sau ia cartea de sus a decartatelor. Cartea pe care tocmai ai luat-o de acolo poate fi decartată din nou.
rules-rummy-lay = Etalezi o dată pe rundă, toate cuvintele în aceeași tură, fiecare din mâna ta; nu se leagă între ele și nici de ale altora. Te poți abține deși ai putea îndeplini sarcina, sperând la mai mult.
rules-rummy-eight = Cu cartea trasă ai opt. Cele etalate, una decartată și cele nefolosite fac împreună toate opt: una se decartează mereu, deci nu se etalează niciodată toate.
rules-rummy-blank = Jokerul e orice literă a alfabetului și nu valorează nimic. Spui care când îl etalezi; amestecat din nou, e iar liber.
rules-rummy-words = Cuvintele sunt cele din lista mesei și se pot repeta; lista e întrebată imediat, dacă masa nu joacă cu contestații. Primul cuvânt nu se dublează.
rules-rummy-challenge = Cu contestații, ceilalți sunt întrebați de cuvintele tale înainte de sfârșitul turei, timp de { $seconds } s. Dacă unul e greșit, cuvintele se întorc în mână, cartea decartată rămâne și tura s-a încheiat. Unde joacă doar oameni, ei pot și accepta un cuvânt care lipsește din listă; dacă îl refuză, se întoarce și cartea decartată.
rules-rummy-met = Când cineva a îndeplinit sarcina, fiecare dintre ceilalți mai are exact o tură. Apoi runda se încheie.
rules-rummy-round-score = La sfârșitul rundei se socotesc cuvintele etalate. Cine n-a îndeplinit sarcina nu primește nimic. O rundă poate ieși sub zero.
rules-rummy-next = Cărțile etalate merg sub cartea de sus a decartatelor; cele nefolosite rămân în mână. Fiecare completează la { $hand }, cartea de rundă ajunge sub teancul ei și se întoarce următoarea.
rules-rummy-recycle = Când teancul s-a terminat, decartatele se amestecă într-unul nou; rămâne doar cartea lor de sus.
rules-rummy-void = O rundă în care nimeni nu îndeplinește sarcina e nulă și nu aduce nimic: după câte { $turns } ture sau când teancul a fost refăcut de { $times } ori.
rules-rummy-order = Ordinea: litera socotită de patru ori, suma cuvântului, cartea bonus sau cuvântul împătrit, punctele sarcinii și la urmă cărțile nefolosite. Unde o sarcină dă puncte pentru al doilea și al treilea cuvânt, ele se adună (3 și 6). Folosirea tuturor cărților nu aduce nimic prin ea însăși; doar Bingo are 50.
rules-rummy-unused = Unde o spune sarcina, literele nefolosite se scad. Cartea decartată nu e printre ele.
rules-rummy-bonus = O carte bonus înmulțește un cuvânt; fiecare cuvânt poate purta una. Bingo nu îngăduie niciuna. Unde trebuie folosite toate cărțile, o carte bonus din mână trebuie pusă pe un cuvânt sau decartată; altfel, una rămasă nu costă nimic.
rules-rummy-fourfold = Litera împătrită e o singură carte, cuvântul împătrit un cuvânt la alegerea ta.
rules-rummy-end = După { $rounds } runde câștigă cine are cele mai multe puncte. Egalitatea în frunte se decide într-o rundă în plus, cu cărțile de rundă amestecate, între cei egali. Câștigă atunci cine are cele mai multe puncte dintre toți, și cineva care n-a jucat-o. După { $extra } runde în plus, egalitatea e victorie împărțită.
rules-rummy-away = Cine pleacă pune mâna la decartate și e sărit; cuvintele deja etalate se socotesc, cu cărțile așa cum erau. Sau altcineva joacă mai departe în locul lui.
rules-rummy-leaflet = „Zece runde diferite” sunt nouă sarcini, una pe două cărți; iar „exemplele” de sarcini sunt tot pachetul. O carte bonus pe cuvânt aici și una pe joc la Clasic nu e o contradicție. Șase cărți bonus sau zece: șase fac cele 144 de cărți ale cutiei.
rules-rummy-read-turn = Foaia tace; ale noastre: cine începe runda următoare; că te poți abține; că poți decarta cartea abia luată (prin regulă a casei, nu imediat); că sunt cuvinte separate; că etalarea și decartarea merg împreună, o dată pe rundă; și că sorțul spune cine începe.
rules-rummy-read-score = Tot ale noastre: punctele pentru al doilea și al treilea cuvânt se adună, acolo ajunge un cuvânt și nu se scade nimic; o rundă poate ieși sub zero; ordinea socotelii; litera împătrită e o carte; sunt cărți bonus, îngăduite în orice rundă afară de Bingo; fără 50 pentru toate cărțile.
rules-rummy-read-round = Tot ale noastre: cartea de sus rămâne când se amestecă decartatele; când e nulă o rundă; cum se decide o egalitate; că cele nefolosite rămân în mână. Câte runde sunt și câte ture poate dura una sunt reguli ale casei.
rules-rummy-read-words = Tot ale noastre: cuvintele sunt ca la Clasic, verificate imediat, și se pot repeta; și cum merg contestațiile și acordul. Cine are de sărit o tură o poate sări pe ultima.
