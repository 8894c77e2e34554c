# The rules of Forfeit, paragraph by paragraph; crates/texts/rules.json has their order and
# the rules that each tells.

rules-forfeit-idea = Prendas es el Clásico con una cosa más: cada cual tiene una carta de acción y puede jugarla cuando una palabra recién puesta encaja con ella, suya o de otro. Juegan de dos a cuatro.
rules-forfeit-cards = Cartas de acción. Cada una tiene dos mitades, a y b; cada mitad pide un tipo de palabra y tiene un valor para tu palabra y otro contra la de otro jugador.
rules-forfeit-deal = Las cartas de acción se barajan en un mazo propio, y cada cual recibe una además de las cartas de la mano.
rules-forfeit-exchange = Un cambio puede incluir la carta de acción, o ser solo esa carta: va debajo de su mazo y sacas la de arriba. Cuesta el turno; y cambiar solo la carta de acción cuenta como pasar.
rules-forfeit-when = Cuando una jugada vale y ha puntuado, se pregunta a todos a la vez si juegan su carta de acción, en cualquier turno, también en el primero. Hay { $seconds } s para responder; nadie está obligado.
rules-forfeit-what = En tu propia palabra la carta suma sus puntos a los tuyos. En la de otro, ese jugador pierde puntos y tú no ganas nada. Estos puntos nunca se multiplican.
rules-forfeit-limits = Solo cuenta una mitad de la carta, y solo una vez, por muchas palabras que encajen. Juegas como mucho una carta de acción por turno.
rules-forfeit-several = Varios jugadores pueden jugar cartas contra el mismo turno, y la de quien puso la palabra cuenta también. Actúan por orden: primero quien jugó, luego los demás en el sentido del reloj.
rules-forfeit-fits = Se miran todas las palabras formadas o cambiadas, con las cartas que ya estaban. Un comodín es la letra por la que está, pero sin valor. Las vocales son A, E, I, O y U.
rules-forfeit-next = Una carta jugada va debajo de su mazo, y su dueño saca la de arriba, que espera al turno siguiente. Así cada cual tiene siempre exactamente una.
rules-forfeit-hidden = La pregunta se cierra cuando todos han respondido o se acaba el tiempo, nunca por lo que alguien tenga.
rules-forfeit-below = Con las cartas de acción los puntos pueden bajar de cero.
rules-forfeit-leaflet = El único ejemplo impreso está bien: «termina en S» en TREINOS da 19 a quien la puso, o 4 si la juega un rival. Es también la única categoría que dice el folleto; las otras quince son nuestras, todas por +10 y −5.
rules-forfeit-read = También es nuestro: quien juega contra otro no gana nada; todas las cartas sobre una palabra se suman; una carta por jugador y turno; cuándo y en qué orden cuentan; no se multiplican; qué pasa con una carta cambiada; puntos bajo cero; qué se mira; que se pregunta a todos a la vez. Por regla de la casa solo se pregunta a quien tiene una carta que encaja, lo que dice algo de ella.
