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
