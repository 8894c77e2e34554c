# Practice: puzzles, plays to be found, short words.

practice-title = Practice
practice-about = A puzzle a day, your own turns once more, and the short words that win games.
practice-puzzles = Puzzles of the day
practice-streak = Days in a row
practice-found-all = Best plays found
practice-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
practice-open = Not tried yet
practice-state-found =
    { $count ->
        [one] Found at the first try
       *[other] Found after { $count } tries
    }
practice-state-tried = { $percent } % so far
practice-other-words = Words in { $language }
practice-earlier = Earlier days
practice-later = Later days
practice-day-found = the best play found
practice-puzzle-of = { $game }, { $day }
practice-find = Find the play that scores the most.
practice-find-it = Find the best play
practice-find-letter = Find the word with { $letter } that scores the most.
practice-so-far =
    { $count ->
        [one] { $percent } % after { $count } try
       *[other] { $percent } % after { $count } tries
    }
practice-percent = { $percent } %
practice-tries =
    { $count ->
        [one] { $count } try
       *[other] { $count } tries
    }
practice-show = Show the best play
practice-found = That is it: nothing scores more.
practice-more-there = There is more to be had.
practice-of = { $points } of { $best } points
practice-again = Try again
practice-see-table = Look at the table
practice-to-hub = All of practice
practice-share = Share the result
practice-copy-by-hand = Copy this text:
practice-best-is = The best play
practice-where = It is marked on the table and begins at { $place }.
practice-from-word = It steals { $word }.
practice-second =
    { $points ->
        [one] The next best play scores { $points } point.
       *[other] The next best play scores { $points } points.
    }
practice-no-puzzle = There is no puzzle for that day. There are puzzles for the last two months, in the languages whose words are here.
practice-no-turn = There was nothing to lay in this turn.
practice-own = From your own games
practice-own-about = The turns of your finished games in which you left the most points. Find now what was there.
practice-own-turn = A turn of yours
practice-own-none = Once you have finished a game, you find your turns here.
practice-own-look = Find turns
practice-own-missed = You scored { $points }; { $best } were there to be had
practice-own-perfect = You left nothing here. Well done!
practice-short = Words of two and three letters
practice-short-about = They join words, use up awkward letters, and are quickly learnt.
practice-short-drill = Practise them
practice-short-sheet = As a sheet to print
short-about = Is it a word of the list, yes or no? What you miss comes back soon. Arrow keys work, too: left is no, right is yes.
short-length = Letters
short-question = Question { $nth } of { $of }
short-no = No word
short-yes = A word
short-right = Right:
short-wrong = No:
short-is = { $word } is a word.
short-is-not = { $word } is no word.
short-score = { $right } of { $of } right
short-missed = To look at once more:
short-firm = You know { $count } of { $of } words of this length.
short-again = Another round
short-none = This list has no words of that length.
short-print = Print
short-heading = { $length } letters: { $count } words
practice-hint-about = Choose how much to give away. Hints are noted beside your result.
practice-hints =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
