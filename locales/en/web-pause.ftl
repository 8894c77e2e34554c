# A pause, where all agree.

pause-ask = Pause
pause-asked = { $player } would like a pause.
pause-waiting = You would like a pause. Still to agree: { $players }.
pause-refused = The others would rather play on.
paused-by = { $player } paused the table
paused-together = The clock stands still for everybody. Anyone can let the game go on.
paused-over = The game goes on.
