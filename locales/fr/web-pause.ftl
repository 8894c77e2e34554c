# Une pause, si tout le monde est d’accord.

pause-ask = Pause
pause-asked = { $player } voudrait faire une pause.
pause-waiting = Vous voudriez faire une pause. On attend la réponse de : { $players }.
pause-refused = Les autres préfèrent continuer.
paused-by = { $player } a mis la table en pause
paused-together = Le temps est arrêté pour tout le monde. N’importe qui peut reprendre la partie.
paused-over = La partie reprend.
