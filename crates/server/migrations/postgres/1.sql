-- A table without the log of its game. These rows are small on purpose: one of them changes with
-- every write, and the search for tables that nobody visits reads them all.
CREATE TABLE tables (
    id       BIGINT  PRIMARY KEY,
    code     TEXT    NOT NULL UNIQUE,
    game     TEXT    NOT NULL,
    created  BIGINT  NOT NULL,
    revision BIGINT  NOT NULL DEFAULT 0,
    entries  BIGINT  NOT NULL DEFAULT 0,
    touched  BIGINT  NOT NULL,
    open     BOOLEAN NOT NULL,
    finished BOOLEAN NOT NULL,
    clock    BIGINT  NOT NULL,
    wake_at  BIGINT
);

CREATE INDEX tables_in_the_list ON tables (touched) WHERE open AND NOT finished;
CREATE INDEX tables_that_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;

CREATE TABLE documents (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    document TEXT NOT NULL,
    setup    TEXT
);

CREATE TABLE entries (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT NOT NULL,
    text     TEXT   NOT NULL,
    note     TEXT,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE reviews (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    review   TEXT NOT NULL
);
