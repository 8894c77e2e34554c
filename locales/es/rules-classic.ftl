# The rules of Classic on one page: headings are numbered, and what stands under each as well.

rules-classic-1 = La idea
rules-classic-1-1 = De dos a cuatro jugadores cruzan palabras con cartas de letras. La mesa no tiene bordes y, después de cada turno, solo quedan en ella las palabras recién formadas.
rules-classic-2 = Para empezar
rules-classic-2-1 = Cada cual corta y mira su carta; empieza quien quede más cerca de la A, y el comodín va antes de la A. Todos reciben siete cartas. Las cartas de premio ×2 y ×3 van mezcladas con las letras.
rules-classic-3 = Tu turno
rules-classic-3-1 = Haz una sola cosa: pon una palabra, cambia con el mazo tantas cartas como quieras, o pasa. Después sacas cartas hasta volver a tener siete.
rules-classic-3-2 = Todas las cartas de un turno van en una sola fila o columna. Tienen que unirse a lo que hay: alargar una palabra, cruzarla, acabar en ella o ir a su lado. Todo lo que se toca tiene que leerse como una palabra, y cada palabra formada o cambiada puntúa.
rules-classic-3-3 = Al final se van de la mesa las cartas que no están en ninguna de las palabras que han puntuado.
rules-classic-4 = Puntos
rules-classic-4-1 = Suma las letras de cada palabra. La primera palabra en una mesa vacía necesita dos letras y cuenta el doble. Un comodín vale por cualquier letra y no da puntos.
rules-classic-4-2 = Una carta de premio por turno, sobre una letra que pongas: multiplica cada palabra que tenga esa letra. No en la primera palabra. Quien juega siete cartas de golpe, haya o no una de premio entre ellas, gana 50 puntos más.
rules-classic-5 = Qué palabras valen
rules-classic-5-1 = Las palabras de la lista de la mesa, también plurales y formas verbales. Ni nombres propios, ni abreviaturas, ni guiones. Los acentos no importan, pero una letra con cartas propias, como la Ç o la Ñ, es una letra aparte.
rules-classic-5-2 = Si en tu mesa se puede impugnar, cualquier palabra se queda hasta que alguien la ponga en duda antes de que puntúe. Una palabra mala cuesta el turno.
rules-classic-6 = El final
rules-classic-6-1 = La partida termina cuando el mazo está vacío y alguien ha jugado su última carta de letra, o cuando todos han pasado dos veces seguidas. Las letras que quedan en la mano se restan; a quien no le queda ninguna se le suman las de los demás. Gana quien tenga más puntos.
