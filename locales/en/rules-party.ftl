# The rules of Party on one page.

rules-party-1 = The idea
rules-party-1-1 = Two teams, one board, one tray of tiles that all can see. You race the timer: the sooner your word lies, the more often it counts.
rules-party-2 = A turn
rules-party-2-1 = Your team rolls the letter die. Your word must use a tile of that letter from the tray; a joker cannot be it. If the tray lacks the letter, roll again; after three rolls in vain the turn is over.
rules-party-2-2 = The other team looks for the letter in the tray and taps it. That starts the timer. Tapping a wrong tile costs them their next turn; if they take too long, the timer starts by itself.
rules-party-2-3 = Place your word and stop the timer. Stopping with nothing placed costs your next turn. You may pass at any time.
rules-party-3 = The board
rules-party-3-1 = The first word covers the star and counts double. Every later word uses or touches what lies there, in one line; all that touches must be words, and each word made or changed scores.
rules-party-3-2 = Blue squares multiply a letter, red ones the word, only in the turn in which they are covered. Yellow Chance squares let you roll the Chance die at the end.
rules-party-4 = Points
rules-party-4-1 = Letters, then squares, then the Chance die, then the timer: ×4, ×3, ×2, ×1, and at last −1 and −5. When the time is up and no word lies, you lose 5 points. Jokers are worth nothing and keep their letter for the whole game.
rules-party-4-2 = The Chance die: one of your letters counts twice or three times; no letter die next turn; play again; or the others start in a worse zone of the timer.
rules-party-5 = Doubts and the end
rules-party-5-1 = Words of the table’s list count. A word that does not stand goes back to the tray, and the timer runs on where it stopped.
rules-party-5-2 = The game ends when the tray is empty, when both teams roll three times in vain one after the other, or when no word fits any more. Most points win; tiles left over cost nothing.
