# As palavras como se escrevem, e o que querem dizer.
check-written = escreve-se { $word }
meaning-ask = O que quer dizer?
meaning-none = As fontes que temos não explicam esta palavra.
meaning-like = parecido com
meaning-source = Fonte: { $name }. Licença: { $licence }.
problem-damaged-meanings = Não se conseguem ler os significados de «{ $name }». As palavras continuam a valer como sempre.
