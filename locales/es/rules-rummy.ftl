# The rules of Rummy, paragraph by paragraph; crates/texts/rules.json has their order and
# the rules that each tells.

rules-rummy-idea = De dos a cuatro jugadores, { $rounds } rondas. Cada ronda tiene un reto, como tres palabras de dos letras. Saca y descarta hasta que tu mano pueda cumplirlo.
rules-rummy-tasks = Las cartas de ronda: diez, con nueve retos distintos, en cualquier orden.
rules-rummy-set = Letras, comodines y cartas de premio se barajan en el mazo, y su carta de arriba empieza el descarte. Se barajan las cartas de ronda y se destapa la de arriba: el reto de la primera ronda. Cada cual recibe { $hand } cartas.
rules-rummy-starter = Según el folleto empieza el más joven; aquí decide la suerte, salvo que la mesa nombre a alguien. Cada ronda siguiente la empieza el jugador siguiente.
rules-rummy-turn = En tu turno: saca una carta, baja palabras que cumplan el reto si puedes y quieres, y descarta una carta.
rules-rummy-draw = Saca del mazo, o toma la carta de arriba del descarte. La carta que acabas de tomar del descarte se puede volver a descartar.
rules-rummy-lay = Bajas una vez por ronda, todas las palabras en el mismo turno, cada una de tu mano; no se unen entre sí ni a las de nadie. Puedes aguantar aunque pudieras cumplir el reto, esperando más.
rules-rummy-eight = Con la carta sacada tienes ocho. Las bajadas, un descarte y las no usadas hacen todas: siempre se descarta una, así que nunca se bajan las ocho.
rules-rummy-blank = Un comodín es cualquier letra del alfabeto y no vale nada. Dices cuál al bajarlo; barajado de nuevo, vuelve a ser libre.
rules-rummy-words = Las palabras son las de la lista de la mesa y pueden repetirse; la lista se mira enseguida, salvo que en la mesa se pueda impugnar. La primera palabra no cuenta el doble.
rules-rummy-challenge = Si se puede impugnar, se pregunta a los demás por tus palabras antes de que acabe el turno, durante { $seconds } s. Si una es mala, las palabras vuelven a la mano, el descarte se queda y el turno se acaba. Donde solo juegan personas, también pueden aceptar una palabra que la lista no tiene; si la rechazan, el descarte vuelve también.
rules-rummy-met = En cuanto alguien ha cumplido el reto, cada uno de los demás tiene exactamente un turno más. Luego la ronda acaba.
rules-rummy-round-score = Al final de la ronda puntúan las palabras bajadas. Quien no ha cumplido el reto no suma nada. Una ronda puede acabar bajo cero.
rules-rummy-next = Las cartas bajadas van debajo de la de arriba del descarte; las no usadas se quedan en la mano. Todos sacan hasta { $hand }, la carta de ronda va debajo de su mazo y se destapa la siguiente.
rules-rummy-recycle = Cuando el mazo se acaba, el descarte se baraja en uno nuevo; solo queda su carta de arriba.
rules-rummy-void = Una ronda en la que nadie cumple el reto es nula y no da nada: tras { $turns } turnos cada uno, o cuando el mazo se ha renovado { $times } veces.
rules-rummy-order = El orden: la letra que cuenta cuatro veces, la suma de la palabra, la carta de premio o la palabra cuádruple, los puntos del reto y por último las cartas no usadas. Donde un reto da puntos por la segunda y la tercera palabra, se suman (3 y 6). Usar todas las cartas no da nada por sí solo; solo Bingo tiene 50.
rules-rummy-unused = Donde el reto lo dice, se restan las letras no usadas. Tu descarte no es una de ellas.
rules-rummy-bonus = Una carta de premio multiplica una palabra; cada palabra puede llevar una. Bingo no las permite. Cuando hay que usar todas las cartas, una carta de premio en la mano tiene que ir sobre una palabra o ser el descarte; si no, una que sobre no cuesta nada.
rules-rummy-fourfold = La letra cuádruple es una sola carta, la palabra cuádruple una palabra a tu elección.
rules-rummy-end = Tras { $rounds } rondas gana quien tenga más puntos. Un empate en el primer puesto se resuelve con una ronda extra, con las cartas de ronda barajadas, entre los empatados. Gana entonces quien tenga más puntos de todos, también alguien que no la jugó. Tras { $extra } rondas extra, el empate es victoria compartida.
rules-rummy-away = Quien se va deja su mano en el descarte y se le salta; las palabras ya bajadas puntúan, con las cartas como estaban. O alguien sigue jugando en su sitio.
rules-rummy-leaflet = «Diez rondas distintas» son nueve retos, uno de ellos en dos cartas; y los «ejemplos» de retos son el mazo entero. Una carta de premio por palabra aquí y una por jugada en el Clásico no es una contradicción. Seis cartas de premio o diez: seis suman las 144 cartas de la caja.
rules-rummy-read-turn = El folleto calla; es nuestro: quién empieza la ronda siguiente; que se puede aguantar; que la carta recién tomada se puede descartar (por regla de la casa, no enseguida); que las palabras van separadas; que bajar y descartar van juntos, una vez por ronda; y que la suerte dice quién empieza.
rules-rummy-read-score = También es nuestro: los puntos por la segunda y tercera palabra se suman, ahí basta una palabra y no se resta nada; una ronda puede acabar bajo cero; el orden de contar; la letra cuádruple es una carta; hay cartas de premio, en todas las rondas menos Bingo; nada de 50 por usar todas.
rules-rummy-read-round = También es nuestro: la carta de arriba se queda cuando se baraja el descarte; cuándo es nula una ronda; cómo se resuelve un empate; que las no usadas se quedan en la mano. Cuántas rondas hay y cuántos turnos puede durar una son reglas de la casa.
rules-rummy-read-words = También es nuestro: las palabras son como en el Clásico, se miran enseguida y pueden repetirse; y cómo van la impugnación y el acuerdo. Quien tiene que saltar un turno puede saltar el último.
