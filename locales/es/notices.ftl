# Lo que se dice a quien no está: títulos y frases de avisos y de correo.

notice-turn-title = Te toca: { $game }
notice-turn = La partida con { $players } te espera. Tienes { $time }.
notice-reminder-title = Quedan { $time }: { $game }
notice-reminder = Sigue siendo tu turno en la partida con { $players }.
notice-confirm-title = ¿Puede Abecedar escribirte?
notice-confirm = Alguien quiere que se le avise en esta dirección cuando le toque en una partida de { $game }. Si eres tú, abre este enlace. Si no, no tienes que hacer nada.
notice-hours =
    { $count ->
        [one] una hora
       *[other] { $count } horas
    }
notice-days =
    { $count ->
        [one] un día
       *[other] { $count } días
    }
notice-open = Jugar
notice-quiet = No más avisos
notice-mail-stop = No recibir más correo sobre esta partida: { $link }
