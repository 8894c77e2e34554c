# Volver a ver una partida, y aprender de ella.

replay-title = La partida otra vez
replay-running = La partida hasta ahora
replay-step = Paso { $step } de { $steps }
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Ver la partida
replay-pause = Pausa
replay-on = Un paso adelante
replay-last = Al final
replay-hands = Las manos
learn-share = Compartir el enlace
learn-copied = Copiado.
learn-copy-by-hand = Copia este enlace:
points =
    { $points ->
        [one] { $points } punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    }
review-title = Repasar la partida
review-watch = Ver la partida otra vez
review-download = Guardar la partida
review-bring = Abrir una partida guardada
review-bring-bad = No es una partida guardada que se pueda mostrar aquí: { $detail }
review-scores = Cómo fueron los puntos
review-chart = Los puntos del principio al final; los últimos están debajo.
review-looking = Se está mirando cada jugada…
review-whose = ¿Las jugadas de quién?
review-sum = { $scored } de los { $best } puntos posibles, si cada jugada contara sola.
review-known = Palabras que podías haber visto
review-turns = Jugada a jugada
review-no-turns = Aquí no se podía poner nada que diera puntos.
review-turn = { $number }. { $player }
review-turning = Esta jugada decidió mucho.
review-played = Jugado
review-best = Más puntos
review-maestro = El maestro
review-as-maestro = El maestro habría jugado lo mismo.
review-maestro-too = El maestro también habría jugado eso.
review-lost =
    { $points ->
        [one] Quedó { $points } punto sin hacer.
        [many] Quedaron { $points } de puntos sin hacer.
       *[other] Quedaron { $points } puntos sin hacer.
    }
review-chance = Costó unas { $percent } de cada cien posibilidades de ganar.
review-see = Ver en la mesa
review-play-on = Seguir desde aquí
grade-good = buena
grade-playable = jugable
grade-missed = fallada
grade-missed-a-lot = muy fallada
deed-pass = pasó
deed-exchange = cambió cartas
deed-swap = cambió cartas
deed-draw = sacó una carta
deed-discard = tiró una carta
deed-action = decidió sobre la carta de acción
deed-no-room = no vio sitio
deed-stop = no puso nada
deed-other = no puso nada
play-on-about = Ocupas el sitio de { $player }, justo antes de esta jugada. Los demás son bots, con las mismas cartas.
play-on-level = Cómo juegan los bots
play-on-go = Seguir
picture-open = Imagen
picture-title = Una imagen de la mesa
picture-send = Compartir la imagen
picture-save = Guardar la imagen
picture-saved = Guardada como { $file }.
picture-in-words = La imagen en palabras
picture-lying = En la mesa: { $words }.
picture-words-of = { $player }: { $words }.
meaning-form = Una forma de
meaning-unknown = Esta palabra no está en la lista.
review-only = { $grade }: { $count }. Mostrar solo estas jugadas.
review-with-action = con la carta de acción
