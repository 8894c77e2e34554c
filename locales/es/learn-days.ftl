# Avisos y vacaciones, en partidas que duran días.

days-pace = Ritmo
days-now = Jugamos juntos, ahora
days-each =
    { $count ->
        [one] Un día por jugada
       *[other] { $count } días por jugada
    }
days-up = Cuando se acaban los días
days-up-pass = Se pasa el turno
days-up-bot = Un bot juega hasta que vuelva la persona
days-up-forfeit = La persona deja la partida
days-vacation = Vacaciones para cada persona
days-no-vacation = Ningunas
days-device = Avisar en este aparato cuando me toque
days-none = Aquí no se pueden enviar avisos. La página de inicio muestra las partidas en las que es tu turno.
days-denied = El navegador no permite avisos de esta página. Permítelos en sus ajustes.
days-mail = Avisarme por correo
days-mail-send = Confirmar la dirección
days-mail-asked = Te hemos escrito. Abre el enlace de ese mensaje y ya vale.
days-mail-yes = Se te avisa por correo.
days-stop = Parar todos los avisos de esta partida
days-stopped = Ya no recibes avisos de esta partida.
days-vacation-left =
    { $count ->
        [one] Puedes tomar un día más de vacaciones. Mientras tanto tu tiempo se para.
       *[other] Puedes tomar { $count } días más de vacaciones. Mientras tanto tu tiempo se para.
    }
days-vacation-for = Vacaciones durante
days-vacation-go = Ir de vacaciones
days-vacation-until = Estás de vacaciones hasta el { $time }.
days-vacation-back = Ya he vuelto
days-quiet-title = No más avisos
days-quiet-ask = ¿Quieres que Abecedar no te avise más de esta partida?
days-confirm-title = Avisos por correo
days-confirm-ask = ¿Puede Abecedar escribirte cuando te toque en esta partida?
days-confirm-yes = Sí, escríbeme
days-confirmed = Hecho. Se te avisa por correo cuando te toque.
days-to-table = A la mesa
