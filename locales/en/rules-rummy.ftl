# The rules of Rummy on one page.

rules-rummy-1 = The idea
rules-rummy-1-1 = Two to four players, ten rounds. Each round has a task, such as three words of two letters. Collect cards until your hand can meet it.
rules-rummy-2 = Your turn
rules-rummy-2-1 = You hold seven cards. Draw one, from the pile or the open discard. Lay words that meet the task, if you can and want to. Discard one card.
rules-rummy-2-2 = You lay once a round, all words in the same turn, each from your own hand. Words do not join one another.
rules-rummy-3 = The end of a round
rules-rummy-3-1 = Once somebody has met the task, the others have one more turn each. Then the laid words score; who laid nothing scores nothing. Hands are filled up to seven and the next task is turned over.
rules-rummy-4 = Points
rules-rummy-4-1 = Letters are added up, then a bonus card multiplies its word (one on each word at most), then the task adds its points, and where it says so the unused cards are subtracted. A round may end below zero.
rules-rummy-4-2 = Where all cards must be used, a bonus card in hand must be laid on a word too, or be the discard.
rules-rummy-5 = The end
rules-rummy-5-1 = After ten rounds most points win. A tie for the first place is settled by an extra round between the leaders. A round in which nobody manages the task for a long while scores nothing.
