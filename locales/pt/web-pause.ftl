# Uma pausa, quando todos concordam.

pause-ask = Pausa
pause-asked = { $player } quer fazer uma pausa.
pause-waiting = Queres fazer uma pausa. Falta a resposta de: { $players }.
pause-refused = Os outros preferem continuar a jogar.
paused-by = { $player } pôs a mesa em pausa
paused-together = O relógio está parado para todos. Qualquer um pode retomar o jogo.
paused-over = O jogo continua.
