# Una pausa, si todos están de acuerdo.

pause-ask = Pausa
pause-asked = { $player } quiere hacer una pausa.
pause-waiting = Quieres hacer una pausa. Falta la respuesta de: { $players }.
pause-refused = Los demás prefieren seguir jugando.
paused-by = { $player } ha puesto la mesa en pausa
paused-together = El reloj está parado para todos. Cualquiera puede reanudar la partida.
paused-over = La partida sigue.
