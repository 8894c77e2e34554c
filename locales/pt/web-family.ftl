lobby-family = Em família
lobby-family-help = Os bots e as dicas deixam de lado os palavrões.
