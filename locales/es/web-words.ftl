# Las palabras como se escriben, y lo que significan.
check-written = se escribe { $word }
meaning-ask = ¿Qué significa?
meaning-none = Las fuentes de aquí no explican esta palabra.
meaning-like = parecido a
meaning-source = Fuente: { $name }. Licencia: { $licence }.
problem-damaged-meanings = No se pueden leer los significados de «{ $name }». Sus palabras siguen valiendo como siempre.
