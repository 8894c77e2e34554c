-- A table without the log of its game. These rows are small on purpose: one of them changes with
-- every write, and the search for tables that nobody visits reads them all.
CREATE TABLE tables (
    id       INTEGER PRIMARY KEY,
    code     TEXT    NOT NULL UNIQUE,
    game     TEXT    NOT NULL,
    created  INTEGER NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    entries  INTEGER NOT NULL DEFAULT 0,
    touched  INTEGER NOT NULL,
    open     INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    clock    INTEGER NOT NULL,
    wake_at  INTEGER
) STRICT;

CREATE INDEX tables_in_the_list ON tables (touched) WHERE open AND NOT finished;
CREATE INDEX tables_that_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;

CREATE TABLE documents (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    document TEXT NOT NULL,
    setup    TEXT
) STRICT;

CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    note     TEXT,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE reviews (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    review   TEXT NOT NULL
) STRICT;
