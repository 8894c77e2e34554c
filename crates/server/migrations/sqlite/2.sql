-- Whether a table has a deadline. The time itself changes with nearly every write, and an index of
-- times made each of them write four pages more; this seldom changes.
ALTER TABLE tables ADD COLUMN wakes INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET wakes = 1 WHERE wake_at IS NOT NULL;
DROP INDEX tables_that_wake;
CREATE INDEX tables_that_wake ON tables (id) WHERE wakes;

-- Entries in the order in which they were written: new ones go to the end of the file together,
-- and no longer between those of other tables, where room has to be made for them.
ALTER TABLE entries RENAME TO entries_before;
CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    note     TEXT,
    PRIMARY KEY (table_id, number)
) STRICT;
INSERT INTO entries SELECT * FROM entries_before ORDER BY table_id, number;
DROP TABLE entries_before;

-- Written to find out whether anything can be written.
CREATE TABLE pulse (at INTEGER NOT NULL) STRICT;
INSERT INTO pulse VALUES (0);
