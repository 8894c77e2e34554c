-- What the house has one of, such as the key by which push services know it.
CREATE TABLE keys (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
