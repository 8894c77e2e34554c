# The rules of Word Thief on one page.

rules-thief-1 = The idea
rules-thief-1-1 = Two to six players make words from cards of four suits. Words that lie open can be stolen by making something longer of them.
rules-thief-2 = Your turn
rules-thief-2-1 = Make one word of two letters or more from your hand, or steal one word of another player. Then draw back up to seven cards.
rules-thief-2-2 = If you can do neither, lose 10 points and swap three cards. Once the pile is empty you just pass.
rules-thief-3 = Stealing
rules-thief-3-1 = Use all cards of the stolen word, in any order, in one new word or split over several. Each new word needs at least one card of the stolen word and one from your hand. The new words are yours, and anybody may steal them back.
rules-thief-3-2 = Just adding the plural is no theft: WORK to WORKS is refused, WORKED is fine. You cannot steal your own words.
rules-thief-4 = Points
rules-thief-4-1 = Add up the letters. A word all of one suit counts double and is locked: it leaves the table and nobody can steal it. From five letters on there are 5 points more, and 5 again for each further letter. Who uses all seven cards of the hand in one turn gets 20.
rules-thief-4-2 = A Wild is any letter of any suit, worth nothing. It keeps its letter until the word is stolen; then it may become another.
rules-thief-4-3 = Who is robbed keeps the points already written down.
rules-thief-5 = The end
rules-thief-5-1 = Once the pile is empty, the game ends when somebody has no cards left, or when all pass one after the other. Letters in hand are subtracted. Most points win.
