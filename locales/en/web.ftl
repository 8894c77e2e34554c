# Texts of the web app. Short, warm, active; say what to do next.

header-language = Language
header-theme-dark = Dark theme
header-theme-light = Light theme

words-title = Words in play
words-intro = Settle an argument, or see what your letters can make.

lexicon-legend = Word list
word-count =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }

check-title = Is it a word?
check-label = Type a word
check-idle = The answer comes as you type.
check-valid = { $word } is a word.
check-invalid = { $word } is not in the list.
check-search = See what these letters make

part-noun = noun
part-adjective = adjective
part-verb = verb
part-adverb = adverb
part-other = another part of speech

commonness-everyday = everyday word
commonness-common = common word
commonness-uncommon = uncommon word
commonness-rare = rare word

find-title = What can these letters make?
find-label = Your letters (? for a blank)
find-blank = Add a blank
find-idle = A blank stands for any letter. In the answer, that letter is in italics.
find-none = No word comes out of these letters. Add another, or a blank.
find-total =
    { $count ->
        [one] One word, with { $length } letters.
       *[other] { $count } words, the longest with { $length } letters.
    }
find-length = { $length } letters
find-more = Show more ({ $rest } left)
find-blank-aloud = , blank: { $letters }

problem-foreign-letter = “{ $character }” is not a letter of this list. Leave it out.
problem-space = One word at a time: leave out the space.
problem-no-letters = Type a few letters first.
problem-word-too-long = Words here have at most { $most } letters. Make it shorter.
problem-too-many-letters = At most { $most } letters and blanks at a time. Take some away.
problem-too-many-blanks = At most { $most } blanks. Put a letter in place of one.
problem-unknown-lexicon =
    There is no word list called “{ $name }”. { $nearest ->
        [none] Choose one above.
       *[other] Did you mean “{ $nearest }”?
    }
problem-damaged-lexicon = The list “{ $name }” cannot be read. Choose another, or import it again.
problem-busy = Many are asking at once. Try again in a moment.
problem-malformed = The server did not understand that. Type it once more.
problem-not-found = The server does not know this address. Reload the page.
problem-internal = Something went wrong on the server. Try again.
problem-unreachable = The server does not answer. Is it still running?
try-again = Try again

missing-title = There is nothing here
missing-text = The address may have a letter too many or too few.
missing-back = Back to the start
