# Jocuri care țin zile întregi.

days-left =
    { $count ->
        [one] mai e o zi
        [few] mai sunt { $count } zile
       *[other] mai sunt { $count } de zile
    }
days-hours-left =
    { $count ->
        [one] mai e o oră
        [few] mai sunt { $count } ore
       *[other] mai sunt { $count } de ore
    }
days-turns = E rândul tău
days-sheet = Anunțuri și vacanță
