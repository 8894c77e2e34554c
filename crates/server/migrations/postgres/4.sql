-- Score sheets of games with the real box: each a small document that phones follow.
CREATE TABLE sheets (
    code     TEXT   PRIMARY KEY,
    created  BIGINT NOT NULL,
    revision BIGINT NOT NULL DEFAULT 0,
    touched  BIGINT NOT NULL,
    document TEXT   NOT NULL
);

CREATE INDEX sheets_by_visit ON sheets (touched);
