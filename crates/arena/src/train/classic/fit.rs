//! Least squares: the weights with which counted features come nearest to observed values.

/// The sums that least squares need, added up sample by sample.
pub(super) struct Squares {
    products: Vec<Vec<f64>>,
    values: Vec<f64>,
}

impl Squares {
    /// For so many weights.
    pub(super) fn new(size: usize) -> Squares {
        Squares { products: vec![vec![0.0; size]; size], values: vec![0.0; size] }
    }

    /// A sample: which features occur how often, and the value that was observed.
    pub(super) fn add(&mut self, counts: &[(usize, f64)], value: f64) {
        for &(row, count) in counts {
            for &(column, other) in counts {
                self.products[row][column] += count * other;
            }
            self.values[row] += count * value;
        }
    }

    /// The weights; `inertia` holds them where they start, so that a feature that hardly occurs
    /// gets no wild weight.
    pub(super) fn solve(mut self, start: &[f64], inertia: f64) -> Vec<f64> {
        for (place, start) in start.iter().enumerate() {
            self.products[place][place] += inertia;
            self.values[place] += inertia * start;
        }
        eliminate(self.products, self.values)
    }
}

/// Solves a system of linear equations whose matrix is symmetric and positive.
fn eliminate(mut matrix: Vec<Vec<f64>>, mut values: Vec<f64>) -> Vec<f64> {
    let size = values.len();
    for pivot in 0..size {
        let (upper, lower) = matrix.split_at_mut(pivot + 1);
        let row = &upper[pivot];
        for (below, place) in lower.iter_mut().zip(pivot + 1..) {
            let factor = below[pivot] / row[pivot];
            if factor != 0.0 {
                for (cell, above) in below[pivot..].iter_mut().zip(&row[pivot..]) {
                    *cell -= factor * above;
                }
                values[place] -= factor * values[pivot];
            }
        }
    }
    for place in (0..size).rev() {
        let known: f64 =
            (place + 1..size).map(|column| matrix[place][column] * values[column]).sum();
        values[place] = (values[place] - known) / matrix[place][place];
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_of_exact_data_are_found() {
        let mut squares = Squares::new(3);
        for nth in 0..50 {
            let (one, other) = (f64::from(nth % 7), f64::from(nth % 5));
            squares.add(&[(0, one), (1, other), (2, 1.0)], 3.0 * one - 2.0 * other + 10.0);
        }
        let weights = squares.solve(&[0.0; 3], 1e-9);
        for (weight, expected) in weights.iter().zip([3.0, -2.0, 10.0]) {
            assert!((weight - expected).abs() < 1e-6, "{weights:?}");
        }
    }

    #[test]
    fn what_never_occurs_stays_where_it_was() {
        let mut squares = Squares::new(2);
        squares.add(&[(0, 1.0)], 4.0);
        assert_eq!(squares.solve(&[0.0, 7.0], 1.0), [2.0, 7.0]);
    }
}
