-- Score sheets of games with the real box: each a small document that phones follow.
CREATE TABLE sheets (
    code     TEXT    PRIMARY KEY,
    created  INTEGER NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    touched  INTEGER NOT NULL,
    document TEXT    NOT NULL
) STRICT;

CREATE INDEX sheets_by_visit ON sheets (touched);
