//! What is written, each as one statement: it is a transaction of its own and takes one journey.
//!
//! A write first moves the row of its table on, from the revision that it expects. Another write
//! to the same table waits there for the first to end and then finds another revision: it changes
//! no row, and all that hangs on that row stays undone with it.

/// Keeps a new table unless its id or code is taken; touches no row then.
pub(super) const CREATE: &str = "\
    WITH new AS ( \
        INSERT INTO tables (id, code, game, created, touched, open, finished, clock, wake_at) \
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) \
        ON CONFLICT DO NOTHING RETURNING id \
    ) \
    INSERT INTO documents SELECT id, $10, $11 FROM new";

/// Changes a table; gives one number, 0 if it has moved on.
pub(super) const COMMIT: &str = "\
    WITH moved AS ( \
        UPDATE tables \
        SET revision = revision + 1, entries = entries + cardinality($9::text[]), touched = $4, \
            open = $5, finished = $6, clock = $7, wake_at = $8 \
        WHERE id = $1 AND revision = $2 AND entries = $3 \
        RETURNING id \
    ), papers AS ( \
        UPDATE documents \
        SET document = coalesce($11, document), setup = coalesce($12, setup) \
        FROM moved \
        WHERE table_id = moved.id AND ($11 IS NOT NULL OR $12 IS NOT NULL) \
    ), added AS ( \
        INSERT INTO entries \
        SELECT moved.id, $3 + place - 1, new.text, new.note \
        FROM moved, unnest($9::text[], $10::text[]) WITH ORDINALITY AS new (text, note, place) \
    ) \
    SELECT count(*) FROM moved";

/// Notes visits and clocks. Rows are taken in the order of their ids, so that two processes that
/// note the same ones do not each wait for the other.
pub(super) const TOUCH: &str = "\
    WITH held AS ( \
        SELECT id FROM tables WHERE id = ANY ($1) ORDER BY id FOR UPDATE \
    ) \
    UPDATE tables \
    SET touched = greatest(tables.touched, new.touched), clock = greatest(tables.clock, new.clock) \
    FROM held JOIN unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS new (id, touched, clock) \
         ON new.id = held.id \
    WHERE tables.id = held.id";

/// Keeps a review unless there is one; gives one number, 0 if the table is gone.
pub(super) const REVIEW: &str = "\
    WITH there AS ( \
        SELECT id FROM tables WHERE id = $1 \
    ), kept AS ( \
        INSERT INTO reviews SELECT id, $2 FROM there ON CONFLICT DO NOTHING \
    ) \
    SELECT count(*) FROM there";
