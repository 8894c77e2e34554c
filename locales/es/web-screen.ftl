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
screen-next = El móvil del anfitrión empieza la siguiente partida.
beside-look = La mesa está en la pantalla grande.
beside-show = Mostrar la mesa aquí
beside-pad = Borrador
beside-pad-empty = Toca tus letras para probar una palabra aquí.
beside-host = Esta mesa está en la pantalla grande. Empieza cuando estén todos.
beside-guest = Mira la pantalla grande: la partida empieza ahí.
prefs-beside = Lo esencial junto a una pantalla grande
prefs-beside-help = Cuando una pantalla grande muestra la mesa, este móvil muestra tus letras y lo que puedes hacer.
remote-title = Mando a distancia
remote-late = Falta: { $players }. Un bot puede jugar en su lugar.
