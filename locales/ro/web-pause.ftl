# O pauză, dacă toți sunt de acord.

pause-ask = Pauză
pause-asked = { $player } ar vrea o pauză.
pause-waiting = Ai vrea o pauză. Mai au de răspuns: { $players }.
pause-refused = Ceilalți preferă să joace mai departe.
paused-by = { $player } a pus masa în pauză
paused-together = Ceasul stă pentru toată lumea. Oricine poate relua jocul.
paused-over = Jocul merge mai departe.
