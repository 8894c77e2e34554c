# Cuvintele așa cum se scriu și ce înseamnă ele.
check-written = se scrie { $word }
meaning-ask = Ce înseamnă?
meaning-none = Sursele de aici nu explică acest cuvânt.
meaning-like = asemănător cu
meaning-source = Sursa: { $name }. Licența: { $licence }.
problem-damaged-meanings = Definițiile pentru „{ $name }” nu pot fi citite. Cuvintele rămân valabile ca de obicei.
