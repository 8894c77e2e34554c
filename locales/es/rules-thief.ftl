# The rules of Word Thief, paragraph by paragraph; crates/texts/rules.json has their order and
# the rules that each tells.

rules-thief-idea = De dos a seis jugadores forman palabras con cartas de cuatro palos. Las palabras abiertas se pueden robar haciendo con ellas algo más largo.
rules-thief-cards = Las cartas de letras en sus cuatro palos, con sus valores y cuántas hay de cada una.
rules-thief-wilds = Hay además { $wilds } comodines: cualquier letra de cualquier palo, sin valor.
rules-thief-deal = Cada cual saca una carta; reparte quien quede más cerca de la A. Con cartas iguales y con comodines se saca otra vez. Cada cual recibe { $hand } cartas boca abajo; el resto es el mazo.
rules-thief-order = Empieza quien está a la izquierda del que reparte, y el turno pasa a la izquierda.
rules-thief-turn = Forma exactamente una palabra con tu mano, de { $letters } letras al menos, o roba una palabra. Después saca hasta volver a { $hand }.
rules-thief-stuck = Si no puedes ni lo uno ni lo otro, dilo: pierdes { $points } puntos, pones { $cards } cartas a tu elección en las usadas y sacas otras tantas. Con el mazo corto solo se cambian las que tiene.
rules-thief-pass = Con el mazo vacío simplemente pasas, sin perder nada.
rules-thief-open = Una palabra de palos mezclados se queda delante de su dueño, y los demás pueden robarla. Nadie roba una palabra suya. Lo que has robado es tuyo, y cualquiera de los demás puede volver a robarlo.
rules-thief-longer = Alárgala: forma una palabra nueva con todas sus cartas y al menos una de tu mano. Las cartas pueden ir en cualquier orden.
rules-thief-split = O repártela en dos palabras o más que juntas usen todas sus cartas. Cada palabra nueva necesita al menos una carta de la robada y una de tu mano. Robas una palabra por turno.
rules-thief-plural = Robar solo para hacer el plural no vale: de WORK a WORKS. Otras formas sí: de WORK a WORKED. Qué es plural se decide por terminaciones y por una lista de irregulares; lo que solo parece plural, como ITS, se permite.
rules-thief-owner = La víctima de un robo conserva los puntos ya apuntados.
rules-thief-wild-use = Un comodín conserva su letra hasta que se roba su palabra; entonces puede pasar a ser otra. Un comodín que cambia no es la carta nueva que cada palabra necesita: esa sale de la mano.
rules-thief-sum = Una palabra vale la suma de sus letras, apuntada enseguida.
rules-thief-suit = Si todas sus cartas son de un palo, la suma se multiplica por { $times } y la palabra se bloquea. Los comodines van con cualquier palo; solo comodines son un palo y no valen nada.
rules-thief-locked = Las cartas de una palabra bloqueada van boca arriba a las usadas, a la vista de todos. Nunca se roba.
rules-thief-long = Desde { $letters } letras hay { $points } puntos más, y otros tantos por cada letra siguiente, sin fin. Van por la longitud de la palabra.
rules-thief-all = Usar las { $hand } cartas de la mano en un turno: +{ $points }. Vaciar una mano más pequeña no da nada más.
rules-thief-count = El orden: letras, palo, longitud y, una vez por turno, los puntos por todas las cartas. La longitud no se dobla. Cada palabra de un reparto se cuenta y se bloquea por sí sola.
rules-thief-words = Valen las palabras de la lista de la mesa, y pueden repetirse. No valen nombres propios, abreviaturas ni palabras con guion o apóstrofo. La lista se mira enseguida, y una palabra que no tiene se rechaza sin perder nada.
rules-thief-challenge = Si en la mesa se puede impugnar, las palabras se quedan salvo que alguien dude en { $seconds } s; una palabra mala vuelve a la mano y se pierde el turno. Donde solo juegan personas, se puede proponer a los demás una palabra desconocida, una vez por turno: vale si todos la aceptan.
rules-thief-end = Con el mazo vacío, la partida termina en cuanto un jugador ha usado todas sus cartas, o cuando todos han pasado uno tras otro. Las usadas nunca se vuelven a barajar, y nadie tiene un último turno.
rules-thief-reckoning = Las letras que quedan en la mano se restan; nadie las recoge. Gana quien tenga más puntos, con los mismos puntos se comparte la victoria. Los puntos pueden bajar de cero.
rules-thief-leaflet-sums = Los ejemplos impresos dicen solo las letras; el premio por longitud se suma. WORK son 14; REWORKED 20 y con su longitud 40; FRONT 9 y 14; FROWN 13 y 18. CAT de un palo son 10, con FROWN el turno da 28; CAT se bloquea, FROWN no.
rules-thief-leaflet-words = El premio por longitud es en un sitio «por letra» y en otro una tabla: vale la tabla. El plural es «la única restricción» a lo que puede ser una palabra nueva, así que las cartas van en cualquier orden; WORKS no vale, WORKED sí. «Una palabra» es de la mano; un reparto puede dar varias. Tres cartas fuera y tres dentro hacen siete otra vez. El folleto es rumano y sus palabras inglesas; otras ediciones tienen otras palabras.
rules-thief-read-steal = El folleto calla; es nuestro: la víctima conserva los puntos; cualquier orden de las cartas (por regla de la casa: en su orden, o en trozos enteros); una palabra robada por turno; una carta robada en cada palabra nueva; la prueba del plural; otras formas valen; un comodín que cambia no es carta nueva; las palabras de un reparto cuentan por sí solas; lo robado se puede volver a robar.
rules-thief-read-score = También es nuestro: el premio por longitud sigue más allá de nueve letras y no se dobla; un palo quiere decir todas las cartas menos los comodines; la letra de un comodín es fija hasta el robo; nada por vaciar una mano pequeña; un total al día con la hoja de cada turno.
rules-thief-read-rest = También es nuestro: menos cartas cambiadas con el mazo corto; una persona puede decir que no puede jugar aunque pueda; las palabras se miran enseguida; nada se vuelve a barajar; el final es inmediato y nadie recoge; cómo termina la partida al pasar; quién reparte; repeticiones y puntos bajo cero; palabras bloqueadas a la vista; empates compartidos; de dos a seis jugadores. Cuántas letras necesita una palabra, cuántas palabras puede dar un robo y las palabras por acuerdo son reglas de la casa.
