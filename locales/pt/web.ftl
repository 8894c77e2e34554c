# Textos da aplicação web, em português europeu. Curtos, calorosos, na voz ativa.

header-language = Língua
header-theme-dark = Tema escuro
header-theme-light = Tema claro

words-title = Palavras em jogo
words-intro = Tira uma dúvida, ou vê o que se faz com as tuas letras.

lexicon-legend = Lista de palavras
word-count =
    { $count ->
        [one] { $count } palavra
        [many] { $count } de palavras
       *[other] { $count } palavras
    }

check-title = Vale ou não vale?
check-label = Escreve uma palavra
check-idle = A resposta aparece enquanto escreves.
check-valid = { $word } vale.
check-invalid = { $word } não está na lista.
check-search = Ver o que sai destas letras

part-noun = nome
part-adjective = adjetivo
part-verb = verbo
part-adverb = advérbio
part-other = outra classe de palavras

commonness-everyday = palavra do dia a dia
commonness-common = palavra comum
commonness-uncommon = palavra pouco comum
commonness-rare = palavra rara

find-title = O que sai destas letras?
find-label = As tuas letras (? é uma carta em branco)
find-blank = Juntar uma carta em branco
find-idle = Uma carta em branco vale por qualquer letra. Na resposta, essa letra vem em itálico.
find-none = Destas letras não sai nenhuma palavra. Junta mais uma, ou uma carta em branco.
find-total =
    { $count ->
        [one] Uma palavra, com { $length } letras.
        [many] { $count } de palavras, a mais longa com { $length } letras.
       *[other] { $count } palavras, a mais longa com { $length } letras.
    }
find-length = { $length } letras
find-more =
    { $rest ->
        [one] Mostrar mais (falta { $rest })
       *[other] Mostrar mais (faltam { $rest })
    }
find-blank-aloud = , em branco: { $letters }

problem-foreign-letter = «{ $character }» não é uma letra desta lista. Tira-a.
problem-space = Uma palavra de cada vez: tira o espaço.
problem-no-letters = Escreve primeiro algumas letras.
problem-word-too-long = Aqui as palavras têm, no máximo, { $most } letras. Encurta-a.
problem-too-many-letters = No máximo { $most } letras e cartas em branco de cada vez. Tira algumas.
problem-too-many-blanks = No máximo { $most } cartas em branco. Troca uma por uma letra.
problem-unknown-lexicon =
    Não há nenhuma lista chamada «{ $name }». { $nearest ->
        [none] Escolhe uma das de cima.
       *[other] Querias dizer «{ $nearest }»?
    }
problem-damaged-lexicon = Não se consegue ler a lista «{ $name }». Escolhe outra, ou importa-a de novo.
problem-busy = Há muita gente a perguntar ao mesmo tempo. Tenta de novo daqui a pouco.
problem-malformed = O servidor não percebeu. Escreve outra vez.
problem-not-found = O servidor não conhece este endereço. Recarrega a página.
problem-internal = Algo correu mal no servidor. Tenta de novo.
problem-unreachable = O servidor não responde. Ainda está ligado?
try-again = Tentar de novo

missing-title = Aqui não há nada
missing-text = Talvez o endereço tenha uma letra a mais ou a menos.
missing-back = Voltar ao início
