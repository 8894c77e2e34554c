# The rules of Rummy on one page.

rules-rummy-1 = Ideea
rules-rummy-1-1 = Doi până la patru jucători, zece runde. Fiecare rundă are o sarcină, de pildă trei cuvinte de două litere. Adună cărți până când mâna ta o poate îndeplini.
rules-rummy-2 = Tura ta
rules-rummy-2-1 = Ai șapte cărți. Trage una, din teanc sau de pe cele decartate. Etalează cuvinte care îndeplinesc sarcina, dacă poți și vrei. Decartează o carte.
rules-rummy-2-2 = Etalezi o dată pe rundă, toate cuvintele în aceeași tură, din mâna ta. Cuvintele nu se leagă între ele.
rules-rummy-3 = Sfârșitul rundei
rules-rummy-3-1 = Când cineva a îndeplinit sarcina, ceilalți mai au câte o tură. Apoi se socotesc cuvintele etalate; cine n-a etalat nu primește nimic. Mâinile se completează la șapte și se întoarce sarcina următoare.
rules-rummy-4 = Punctele
rules-rummy-4-1 = Se adună literele, apoi cartea bonus își înmulțește cuvântul (cel mult una pe cuvânt), apoi sarcina își adaugă punctele și, unde o spune, cărțile nefolosite se scad. O rundă poate ieși sub zero.
rules-rummy-4-2 = Unde trebuie folosite toate cărțile, și o carte bonus din mână trebuie pusă pe un cuvânt sau decartată.
rules-rummy-5 = Sfârșitul
rules-rummy-5-1 = După zece runde câștigă cine are cele mai multe puncte. Egalitatea în frunte se decide într-o rundă în plus între fruntași. O rundă în care mult timp nu reușește nimeni nu aduce nimic.
