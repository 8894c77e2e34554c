# La pantalla grande.

screen-join = Apunta con la cámara del móvil o escribe el código
screen-here = Quién está
screen-free = libre
screen-waiting =
    { $count ->
        [one] Queda un sitio libre.
       *[other] Quedan { $count } sitios libres.
    }
screen-all-here = Están todos. El anfitrión empieza la partida.
screen-open = Mostrar esta mesa en una pantalla grande
