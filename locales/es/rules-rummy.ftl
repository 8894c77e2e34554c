# The rules of Rummy on one page.

rules-rummy-1 = La idea
rules-rummy-1-1 = De dos a cuatro jugadores, diez rondas. Cada ronda tiene un reto, como tres palabras de dos letras. Reúne cartas hasta que tu mano pueda cumplirlo.
rules-rummy-2 = Tu turno
rules-rummy-2-1 = Tienes siete cartas. Saca una del mazo, o toma el descarte a la vista. Baja palabras que cumplan el reto, si puedes y quieres. Descarta una carta.
rules-rummy-2-2 = Bajas una vez por ronda, todas las palabras en el mismo turno y solo con tu mano. Las palabras no se unen unas a otras.
rules-rummy-3 = El final de una ronda
rules-rummy-3-1 = En cuanto alguien ha cumplido el reto, los demás tienen un turno más cada uno. Luego puntúan las palabras bajadas; quien no ha bajado nada no suma nada. Las manos vuelven a siete cartas y se destapa el reto siguiente.
rules-rummy-4 = Puntos
rules-rummy-4-1 = Se suman las letras, luego una carta de premio multiplica su palabra (como mucho una por palabra), luego el reto añade sus puntos y, donde lo dice, las cartas sin usar se restan. Una ronda puede acabar bajo cero.
rules-rummy-4-2 = Cuando hay que usar todas las cartas, una carta de premio en la mano también tiene que ir sobre una palabra, o ser el descarte.
rules-rummy-5 = El final
rules-rummy-5-1 = Tras diez rondas gana quien tenga más puntos. Un empate en el primer puesto se resuelve con una ronda extra entre los primeros. Una ronda en la que durante mucho tiempo nadie cumple el reto no da puntos.
