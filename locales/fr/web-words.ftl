# Les mots comme on les écrit, et leur sens.
check-written = s’écrit { $word }
meaning-ask = Que veut dire ce mot ?
meaning-none = Les sources disponibles n’expliquent pas ce mot.
meaning-like = proche de
meaning-source = Source : { $name }. Licence : { $licence }.
problem-damaged-meanings = Les définitions de « { $name } » sont illisibles. Ses mots restent valables comme avant.
