//! What is written, each as one statement: it is a transaction of its own and takes one journey.
//! What many do at once is one statement for all of them.
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

/// Changes tables, each of them once; gives those that were where they were expected to be. When
/// somebody was last there stands in an index, so it moves only by so much at a time.
pub(super) const COMMIT: &str = "\
    WITH moved AS ( \
        UPDATE tables \
        SET revision = revision + 1, entries = entries + new.added, \
            touched = CASE WHEN new.touched >= tables.touched + $10 THEN new.touched \
                           ELSE tables.touched END, \
            open = new.open, finished = new.finished, clock = new.clock, wake_at = new.wake_at \
        FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], \
                    $6::boolean[], $7::boolean[], $8::bigint[], $9::bigint[]) \
             AS new (id, expected, first_entry, added, touched, open, finished, clock, wake_at) \
        WHERE tables.id = new.id AND revision = new.expected AND entries = new.first_entry \
        RETURNING tables.id \
    ), papers AS ( \
        UPDATE documents \
        SET document = coalesce(new.document, documents.document), \
            setup = coalesce(new.setup, documents.setup) \
        FROM unnest($11::bigint[], $12::text[], $13::text[]) AS new (id, document, setup) \
             JOIN moved ON moved.id = new.id \
        WHERE table_id = new.id \
    ), added AS ( \
        INSERT INTO entries \
        SELECT new.id, new.number, new.text, new.note \
        FROM unnest($14::bigint[], $15::bigint[], $16::text[], $17::text[]) \
             AS new (id, number, text, note) \
             JOIN moved ON moved.id = new.id \
    ) \
    SELECT id FROM moved";

/// Notes visits and clocks. Rows are taken in the order of their ids, so that two processes that
/// note the same ones do not each wait for the other.
pub(super) const TOUCH: &str = "\
    WITH held AS ( \
        SELECT id FROM tables WHERE id = ANY ($1) ORDER BY id FOR UPDATE \
    ) \
    UPDATE tables \
    SET touched = CASE WHEN new.touched >= tables.touched + $4 THEN new.touched \
                       ELSE tables.touched END, \
        clock = greatest(tables.clock, new.clock) \
    FROM held JOIN unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS new (id, touched, clock) \
         ON new.id = held.id \
    WHERE tables.id = held.id";

/// Deletes tables that nobody visits and no living node has. Several nodes may do this at once:
/// each takes what the others do not hold.
pub(super) const EXPIRE: &str = "\
    WITH old AS ( \
        SELECT id FROM tables \
        WHERE (touched < $1 OR entries = 0 AND touched < $2) AND id <> ALL ($3) \
              AND NOT EXISTS ( \
                  SELECT FROM nodes WHERE nodes.id = owner AND until > clock_timestamp()) \
        ORDER BY touched LIMIT $4 FOR UPDATE OF tables SKIP LOCKED \
    ) \
    DELETE FROM tables USING old WHERE tables.id = old.id";

/// Keeps a review unless there is one; gives one number, 0 if the table is gone.
pub(super) const REVIEW: &str = "\
    WITH there AS ( \
        SELECT id FROM tables WHERE id = $1 \
    ), kept AS ( \
        INSERT INTO reviews SELECT id, $2 FROM there ON CONFLICT DO NOTHING \
    ) \
    SELECT count(*) FROM there";

/// Takes a table for a node, from nobody or from a node that is no longer alive. That moves the
/// revision on, so that whatever the other still wants to write is behind.
pub(super) const CLAIM: &str = "\
    UPDATE tables SET owner = $2, revision = revision + 1 \
    WHERE id = $1 AND (owner IS NULL OR owner = $2 OR NOT EXISTS ( \
        SELECT FROM nodes WHERE nodes.id = tables.owner AND until > clock_timestamp()))";

/// Who has a table, if that node is alive.
pub(super) const OWNER: &str = "\
    SELECT nodes.id FROM tables \
    LEFT JOIN nodes ON nodes.id = owner AND until > clock_timestamp() \
    WHERE tables.id = $1";

/// A node is alive for so many seconds more; says whether it counted as dead. Times are those of
/// the database, so that no node has to trust the clock of another. One that starts at a place
/// ends whatever was there before.
pub(super) const ALIVE: &str = "\
    WITH before AS ( \
        SELECT until FROM nodes WHERE id = $1 \
    ), forgotten AS ( \
        DELETE FROM nodes \
        WHERE id <> $1 AND (until < clock_timestamp() - interval '1 hour' OR place = $3) \
    ), said AS ( \
        INSERT INTO nodes \
        VALUES ($1, clock_timestamp() + make_interval(secs => $2), coalesce($3, '')) \
        ON CONFLICT (id) DO UPDATE SET until = excluded.until \
    ) \
    SELECT coalesce((SELECT until <= clock_timestamp() FROM before), true)";

/// The nodes that are alive.
pub(super) const NODES: &str = "SELECT id FROM nodes WHERE until > clock_timestamp() ORDER BY id";

/// Tables with a deadline that no living node has.
pub(super) const WAKING: &str = "\
    SELECT id FROM tables \
    WHERE wakes AND NOT EXISTS ( \
        SELECT FROM nodes WHERE nodes.id = owner AND until > clock_timestamp()) \
    ORDER BY wake_at, id LIMIT $1";
