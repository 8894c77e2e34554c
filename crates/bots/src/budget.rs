//! How much a bot may think, counted in nodes, so that it decides alike on every machine.

/// A number of nodes to spend. What a node is, each game says; all levels of a game count alike.
#[derive(Clone, Debug)]
pub struct Budget {
    left: u64,
}

impl Budget {
    /// So many nodes.
    pub const fn new(nodes: u64) -> Budget {
        Budget { left: nodes }
    }

    /// Takes so many nodes; says whether there were enough. The last ones may be overdrawn.
    pub fn spend(&mut self, nodes: u64) -> bool {
        let enough = self.left > 0;
        self.left = self.left.saturating_sub(nodes);
        enough
    }

    /// How many are left.
    pub const fn left(&self) -> u64 {
        self.left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_ends() {
        let mut budget = Budget::new(5);
        assert!(budget.spend(3) && budget.spend(3));
        assert!(!budget.spend(1));
        assert_eq!(budget.left(), 0);
    }
}
