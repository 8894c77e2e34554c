# Anunțuri și vacanță, în jocuri care țin zile întregi.

days-pace = Ritm
days-now = Jucăm împreună, acum
days-each =
    { $count ->
        [one] O zi pentru o mutare
        [few] { $count } zile pentru o mutare
       *[other] { $count } de zile pentru o mutare
    }
days-up = Când se termină zilele
days-up-pass = Se trece peste rând
days-up-bot = Un bot joacă până se întoarce jucătorul
days-up-forfeit = Jucătorul iese din joc
days-vacation = Vacanță pentru fiecare jucător
days-no-vacation = Fără
days-device = Anunță-mă pe acest aparat când e rândul meu
days-none = Aici nu se pot trimite anunțuri. Pagina de start arată jocurile în care e rândul tău.
days-denied = Browserul nu permite anunțuri de la această pagină. Permite-le în setările lui.
days-mail = Anunță-mă prin e-mail
days-mail-send = Confirmă adresa
days-mail-asked = Ți-am scris. Deschide linkul din mesaj și gata.
days-mail-yes = Ești anunțat prin e-mail.
days-stop = Oprește toate anunțurile despre acest joc
days-stopped = Nu mai primești anunțuri despre acest joc.
days-vacation-left =
    { $count ->
        [one] Mai poți lua o zi de vacanță. Între timp, timpul tău stă pe loc.
        [few] Mai poți lua { $count } zile de vacanță. Între timp, timpul tău stă pe loc.
       *[other] Mai poți lua { $count } de zile de vacanță. Între timp, timpul tău stă pe loc.
    }
days-vacation-for = Vacanță de
days-vacation-go = Plec în vacanță
days-vacation-until = Ești în vacanță până { $time }.
days-vacation-back = M-am întors
days-quiet-title = Fără anunțuri
days-quiet-ask = Să nu te mai anunțe Abecedar despre acest joc?
days-confirm-title = Anunțuri prin e-mail
days-confirm-ask = Poate Abecedar să-ți scrie când e rândul tău în acest joc?
days-confirm-yes = Da, scrie-mi
days-confirmed = Gata. Ești anunțat prin e-mail când e rândul tău.
days-to-table = La masă
