# The rules of Word Thief on one page.

rules-thief-1 = La idea
rules-thief-1-1 = De dos a seis jugadores forman palabras con cartas de cuatro palos. Las palabras abiertas se pueden robar haciendo con ellas algo más largo.
rules-thief-2 = Tu turno
rules-thief-2-1 = Forma con tu mano una palabra de dos letras o más, o roba una palabra a otro jugador. Después saca cartas hasta volver a tener siete.
rules-thief-2-2 = Si no puedes hacer ni lo uno ni lo otro, pierdes 10 puntos y cambias tres cartas. Cuando el mazo está vacío, simplemente pasas.
rules-thief-3 = Robar
rules-thief-3-1 = Usa todas las cartas de la palabra robada, en cualquier orden, en una palabra nueva o repartidas entre varias. Cada palabra nueva necesita al menos una carta de la robada y una de tu mano. Las palabras nuevas son tuyas, y cualquiera puede volver a robarlas.
rules-thief-3-2 = Poner solo el plural no es robar: de WORK a WORKS no vale, WORKED sí. No puedes robar tus propias palabras.
rules-thief-4 = Puntos
rules-thief-4-1 = Suma las letras. Una palabra entera de un solo palo cuenta el doble y se bloquea: deja la mesa y nadie puede robarla. A partir de cinco letras hay 5 puntos más, y otros 5 por cada letra siguiente. Quien usa las siete cartas de su mano en un turno gana 20.
rules-thief-4-2 = Un comodín es cualquier letra de cualquier palo y no vale nada. Conserva su letra hasta que se roba la palabra; entonces puede pasar a ser otra.
rules-thief-4-3 = La víctima de un robo conserva los puntos ya apuntados.
rules-thief-5 = El final
rules-thief-5-1 = Con el mazo vacío, la partida termina cuando alguien se queda sin cartas, o cuando todos pasan uno tras otro. Las letras que quedan en la mano se restan. Gana quien tenga más puntos.
