# Ce li se spune celor care nu sunt de față: titluri și fraze ale anunțurilor și ale mesajelor.

notice-turn-title = E rândul tău: { $game }
notice-turn = Jocul cu { $players } te așteaptă. Ai { $time }.
notice-reminder-title = Au mai rămas { $time }: { $game }
notice-reminder = E încă rândul tău în jocul cu { $players }.
notice-confirm-title = Poate Abecedar să-ți scrie?
notice-confirm = Cineva vrea să fie anunțat la această adresă când îi vine rândul într-un joc de { $game }. Dacă ești tu, deschide acest link. Dacă nu, nu trebuie să faci nimic.
notice-hours =
    { $count ->
        [one] o oră
        [few] { $count } ore
       *[other] { $count } de ore
    }
notice-days =
    { $count ->
        [one] o zi
        [few] { $count } zile
       *[other] { $count } de zile
    }
notice-open = Joacă
notice-quiet = Fără anunțuri
notice-mail-stop = Fără mesaje despre acest joc: { $link }
