# Words as people write them, and what they mean.
check-written = written { $word }
meaning-ask = What does it mean?
meaning-none = The sources here do not explain this word.
meaning-like = much like
meaning-source = Source: { $name }. Licence: { $licence }.
problem-damaged-meanings = The meanings for “{ $name }” cannot be read. Its words still count as always.
