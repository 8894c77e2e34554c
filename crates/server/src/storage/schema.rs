//! The versions of the database's own tables. Each change is a numbered file of SQL.

use super::error::StorageError;

/// The changes in order, one after another, for both databases: the first makes version 1.
pub(super) struct Schema(pub(super) &'static [&'static str]);

/// How the tables came to be in SQLite.
pub(super) const SQLITE: Schema = Schema(&[
    include_str!("../../migrations/sqlite/1.sql"),
    include_str!("../../migrations/sqlite/2.sql"),
    include_str!("../../migrations/sqlite/3.sql"),
    include_str!("../../migrations/sqlite/4.sql"),
]);

/// How the tables came to be in PostgreSQL.
pub(super) const POSTGRES: Schema = Schema(&[
    include_str!("../../migrations/postgres/1.sql"),
    include_str!("../../migrations/postgres/2.sql"),
    include_str!("../../migrations/postgres/3.sql"),
    include_str!("../../migrations/postgres/4.sql"),
    include_str!("../../migrations/postgres/5.sql"),
]);

impl Schema {
    /// What is still to be done to a database, with the version that each step leads to.
    pub(super) fn missing(
        &self,
        found: u32,
    ) -> Result<impl Iterator<Item = (u32, &'static str)>, StorageError> {
        let known = self.0.len() as u32;
        if found > known {
            return Err(StorageError::Newer { found, known });
        }
        Ok((1..).zip(self.0.iter().copied()).skip(found as usize))
    }

    /// Is nothing to be done to a database?
    pub(super) fn is_up_to_date(&self, found: u32) -> Result<(), StorageError> {
        match self.missing(found)?.last() {
            None => Ok(()),
            Some((known, _)) => Err(StorageError::Older { found, known }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_go_on_where_the_database_stands_and_a_newer_one_is_refused() {
        let schema = Schema(&["one", "two", "three"]);
        let steps = |found| schema.missing(found).map(Iterator::collect::<Vec<_>>);
        assert_eq!(steps(1), Ok(vec![(2, "two"), (3, "three")]));
        assert_eq!(steps(3), Ok(vec![]));
        assert_eq!(steps(4), Err(StorageError::Newer { found: 4, known: 3 }));
        assert_eq!(schema.is_up_to_date(3), Ok(()));
        assert_eq!(schema.is_up_to_date(1), Err(StorageError::Older { found: 1, known: 3 }));
    }
}
