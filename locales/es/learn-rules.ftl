# Las reglas con imágenes.

rules-games = Los juegos
rules-minute = En un minuto
rules-whole = Todas las reglas
rules-as-classic = Lo demás es como en el Clásico.
rules-house = Cada mesa puede elegir reglas propias; en el juego están en su menú, en «Esta mesa».
picture-classic-cross = Pon palabras que crucen lo que hay en la mesa. Cada palabra hecha o cambiada da puntos.
picture-classic-bonus = Una carta de bono por turno, sobre una letra que pones: multiplica cada palabra con esa letra.
picture-classic-leave = Tras la jugada, las cartas que no están en ninguna palabra contada salen de la mesa.
picture-forfeit-card = Tu carta de acción nombra dos clases de palabras. En la tuya te da 10 puntos; en la de otro le quita 5.
picture-forfeit-a = a · una palabra que acaba en vocal
picture-forfeit-b = b · una palabra de seis letras
picture-rummy-task = Cada una de las diez rondas tiene una tarea. Roba una carta, pon si puedes, descarta una.
picture-rummy-lay = Pones una vez por ronda, todas las palabras de una vez, solo de tu mano.
picture-party-die = La palabra de tu equipo debe usar una ficha de la letra del dado.
picture-party-zones = Cuanto antes pares el tiempo, más veces cuenta la palabra.
picture-party-squares = Las casillas cuentan en el turno en que se tapan:
picture-thief-word = Haz una palabra con tu mano; cada carta es de uno de cuatro palos.
picture-thief-steal = O roba una palabra: usa todas sus cartas y añade de las tuyas.
picture-thief-lock = Una palabra de un solo palo cuenta doble y nadie puede robarla.
