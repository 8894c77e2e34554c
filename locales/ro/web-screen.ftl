# Ecranul mare.

screen-join = Îndreaptă camera telefonului aici sau scrie codul
screen-here = Cine a venit
screen-free = liber
screen-waiting =
    { $count ->
        [one] Mai este un loc liber.
        [few] Mai sunt { $count } locuri libere.
       *[other] Mai sunt { $count } de locuri libere.
    }
screen-all-here = Au venit toți. Gazda începe jocul.
screen-open = Arată masa pe un ecran mare
screen-next = Telefonul gazdei pornește jocul următor.
beside-look = Masa este pe ecranul mare.
beside-show = Arată masa aici
beside-pad = Ciornă
beside-pad-empty = Atinge literele tale ca să încerci un cuvânt aici.
beside-host = Masa este pe ecranul mare. Începe când au venit toți.
beside-guest = Uită-te la ecranul mare: jocul începe acolo.
prefs-beside = Doar esențialul lângă un ecran mare
prefs-beside-help = Când un ecran mare arată masa, telefonul arată literele tale și ce poți face.
remote-title = Telecomandă
remote-late = Lipsește: { $players }. Un robot poate juca în loc.
