# The rules of Party on one page.

rules-party-1 = La idea
rules-party-1-1 = Dos equipos, un tablero y una bandeja de fichas a la vista de todos. Se juega contra el reloj: cuanto antes esté puesta tu palabra, más veces cuenta.
rules-party-2 = Un turno
rules-party-2-1 = Tu equipo tira el dado de letras. Tu palabra tiene que usar una ficha de esa letra de la bandeja; un comodín no sirve para eso. Si la bandeja no tiene la letra, se tira otra vez; tras tres tiradas en vano el turno se acaba.
rules-party-2-2 = El otro equipo busca la letra en la bandeja y la toca. Así arranca el reloj. Tocar una ficha equivocada le cuesta su próximo turno; si tarda demasiado, el reloj arranca solo.
rules-party-2-3 = Pon tu palabra y para el reloj. Pararlo sin nada puesto cuesta tu próximo turno. Puedes pasar cuando quieras.
rules-party-3 = El tablero
rules-party-3-1 = La primera palabra cubre la estrella y cuenta el doble. Las siguientes usan o tocan lo que hay, en una sola línea; todo lo que se toca tiene que ser una palabra, y cada palabra formada o cambiada puntúa.
rules-party-3-2 = Las casillas azules multiplican una letra, las rojas la palabra, solo en el turno en que se cubren. Las casillas amarillas de la Suerte te dejan tirar el dado de la Suerte al final.
rules-party-4 = Puntos
rules-party-4-1 = Las letras, luego las casillas, luego el dado de la Suerte, luego el reloj: ×4, ×3, ×2, ×1 y, por último, −1 y −5. Si se acaba el tiempo y no hay palabra, pierdes 5 puntos. Los comodines no valen nada y conservan su letra toda la partida.
rules-party-4-2 = El dado de la Suerte: una de tus letras cuenta el doble o el triple; el próximo turno, sin dado de letras; juegas otra vez; o los demás empiezan en una zona peor del reloj.
rules-party-5 = Dudas y final
rules-party-5-1 = Valen las palabras de la lista de la mesa. Una palabra que no vale vuelve a la bandeja, y el reloj sigue desde donde se paró.
rules-party-5-2 = La partida termina cuando la bandeja está vacía, cuando los dos equipos tiran tres veces en vano uno tras otro, o cuando ya no cabe ninguna palabra. Gana quien tenga más puntos; las fichas que sobran no cuestan nada.
