# O ecrã grande.

screen-join = Aponta a câmara do telemóvel, ou escreve o código
screen-here = Quem já cá está
screen-free = livre
screen-waiting =
    { $count ->
        [one] Ainda há um lugar livre.
       *[other] Ainda há { $count } lugares livres.
    }
screen-all-here = Estão todos. O anfitrião começa o jogo.
screen-open = Mostrar esta mesa num ecrã grande
