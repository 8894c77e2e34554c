# The rules of Forfeit on one page: what it adds to Classic.

rules-forfeit-1 = La idea
rules-forfeit-1-1 = Se juega como el Clásico. Además, cada cual tiene una carta de acción con dos mitades, a y b, y cada una pide un tipo de palabra.
rules-forfeit-2 = Jugar la carta de acción
rules-forfeit-2-1 = Cuando un turno ha puntuado, se pregunta a todos a la vez. Si una palabra de ese turno encaja con una mitad de tu carta, puedes jugarla: en tu propia palabra ganas 10 puntos; en la de otro, ese jugador pierde 5 y tú no ganas nada.
rules-forfeit-2-2 = Solo cuenta una mitad, y solo una vez por turno, por muchas palabras que encajen. Varios jugadores pueden atacar el mismo turno. Estos puntos nunca se multiplican. Se miran todas las palabras formadas o cambiadas; los comodines cuentan como su letra, pero sin su valor.
rules-forfeit-2-3 = La carta jugada va debajo de su mazo y sacas otra, que puedes usar a partir del turno siguiente.
rules-forfeit-3 = Cambiar
rules-forfeit-3-1 = Un cambio puede incluir la carta de acción, o ser solo esa carta. Cambiar solo la carta de acción cuenta como pasar a efectos del final de la partida.
