-- Whether a table has a deadline. The time itself changes with nearly every write, and while it was
-- in an index each of them wrote into all indexes; this seldom changes.
ALTER TABLE tables ADD COLUMN wakes BOOLEAN GENERATED ALWAYS AS (wake_at IS NOT NULL) STORED;
DROP INDEX tables_that_wake;
CREATE INDEX tables_that_wake ON tables (id) WHERE wakes;

-- Room beside each row for its next version, which then needs no new entry in any index.
ALTER TABLE tables SET (fillfactor = 60);

-- Written to find out whether anything can be written.
CREATE TABLE pulse (at BIGINT NOT NULL);
INSERT INTO pulse VALUES (0);
