# The rules of Classic on one page: headings are numbered, and what stands under each as well.

rules-classic-1 = The idea
rules-classic-1-1 = Two to four players lay words across each other with letter cards. The table has no edges, and after each turn only the words just made stay there.
rules-classic-2 = To begin
rules-classic-2-1 = Everybody cuts a card; the one nearest to A starts, and a blank comes before A. Everybody gets seven cards. Bonus cards ×2 and ×3 are shuffled in with the letters.
rules-classic-3 = Your turn
rules-classic-3-1 = Do one thing: lay a word, exchange as many cards as you like with the pile, or pass. Then you draw back up to seven.
rules-classic-3-2 = All cards of a turn lie in one row or column. They must join what lies there: lengthen a word, cross it, end at it, or lie alongside. Whatever touches must read as a word, and every word made or changed scores.
rules-classic-3-3 = Afterwards the cards that were in none of the scoring words leave the table.
rules-classic-4 = Points
rules-classic-4-1 = Add up the letters of each word. The first word on an empty table needs two letters and counts double. A blank stands for any letter and is worth nothing.
rules-classic-4-2 = One bonus card a turn, on a letter you lay: it multiplies every word with that letter. Not on the first word. Who plays seven cards at once, a bonus card among them or not, gets 50 points more.
rules-classic-5 = Which words count
rules-classic-5-1 = Words of the table’s list, plurals and verb forms too. No names, abbreviations or hyphens. Accents do not matter, but a letter with cards of its own, such as Ç or Ñ, is another letter.
rules-classic-5-2 = If your table plays with challenges, any word stands until somebody doubts it before it scores. A wrong word costs the turn.
rules-classic-6 = The end
rules-classic-6-1 = The game ends when the pile is empty and somebody has played the last letter card, or when everybody has passed twice in a row. Letters left in hand are subtracted; who has none left gets those of the others. Most points win.
