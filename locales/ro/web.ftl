# Textele aplicației web. Scurte, calde, la diateza activă.

header-language = Limba
header-theme-dark = Temă întunecată
header-theme-light = Temă luminoasă

words-title = Cuvinte în joc
words-intro = Lămurește o îndoială sau vezi ce iese din literele tale.

lexicon-legend = Lista de cuvinte
word-count =
    { $count ->
        [one] { $count } cuvânt
        [few] { $count } cuvinte
       *[other] { $count } de cuvinte
    }

check-title = Se pune sau nu?
check-label = Scrie un cuvânt
check-idle = Răspunsul apare pe măsură ce scrii.
check-valid = { $word } se pune.
check-invalid = { $word } nu e în listă.
check-search = Vezi ce iese din aceste litere

part-noun = substantiv
part-adjective = adjectiv
part-verb = verb
part-adverb = adverb
part-other = altă parte de vorbire

commonness-everyday = cuvânt de zi cu zi
commonness-common = cuvânt obișnuit
commonness-uncommon = cuvânt mai puțin întâlnit
commonness-rare = cuvânt rar

find-title = Ce iese din aceste litere?
find-label = Literele tale (? pentru joker)
find-blank = Adaugă un joker
find-idle = Un joker ține locul oricărei litere. În răspuns, litera aceea e cursivă.
find-none = Din aceste litere nu iese niciun cuvânt. Mai adaugă una sau un joker.
find-total =
    { $count ->
        [one] Un singur cuvânt, cu { $length } litere.
        [few] { $count } cuvinte, cel mai lung cu { $length } litere.
       *[other] { $count } de cuvinte, cel mai lung cu { $length } litere.
    }
find-length = { $length } litere
find-more = Arată mai multe (încă { $rest })
find-blank-aloud = , joker: { $letters }

problem-foreign-letter = „{ $character }” nu e o literă din această listă. Scoate-o.
problem-space = Câte un singur cuvânt: scoate spațiul.
problem-no-letters = Scrie mai întâi câteva litere.
problem-word-too-long = Aici cuvintele au cel mult { $most } litere. Scurtează-l.
problem-too-many-letters = Cel mult { $most } litere și jokeri o dată. Scoate câteva.
problem-too-many-blanks = Cel mult { $most } jokeri. Pune o literă în locul unuia.
problem-unknown-lexicon =
    Nu există nicio listă numită „{ $name }”. { $nearest ->
        [none] Alege una de mai sus.
       *[other] Te gândeai la „{ $nearest }”?
    }
problem-damaged-lexicon = Lista „{ $name }” nu poate fi citită. Alege alta sau importeaz-o din nou.
problem-busy = Întreabă prea multă lume deodată. Încearcă din nou imediat.
problem-malformed = Serverul n-a înțeles. Mai scrie o dată.
problem-not-found = Serverul nu cunoaște această adresă. Reîncarcă pagina.
problem-internal = Ceva n-a mers pe server. Încearcă din nou.
problem-unreachable = Serverul nu răspunde. Mai e pornit?
try-again = Încearcă din nou

missing-title = Aici nu e nimic
missing-text = Poate că adresa are o literă în plus sau în minus.
missing-back = Înapoi la început
