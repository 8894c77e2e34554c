-- The processes that share this database, each alive until a time of this database's clock. No two
-- of them listen at the same place.
CREATE TABLE nodes (
    id    BIGINT      PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL,
    place TEXT        NOT NULL
);

-- Which of them has a table; it counts as long as that node is alive. There is no index, so that a
-- change of it touches nothing else.
ALTER TABLE tables ADD COLUMN owner BIGINT;

-- The name under which these processes find each other where other houses use the same bus.
CREATE TABLE house (name TEXT NOT NULL);
INSERT INTO house VALUES (md5(random()::text || clock_timestamp()::text));
