/// The cost of solving so far, in steps and not in time: it is the same on every machine.
package struct Work: Sendable {
    /// How often a symbol took another's place in the basis.
    package var pivots = 0
    /// How many coefficients were written.
    package var coefficients = 0

    package static func - (left: Work, right: Work) -> Work {
        Work(pivots: left.pivots - right.pivots, coefficients: left.coefficients - right.coefficients)
    }
}
