/// Required constraints that cannot hold together, and the one that was left out so that the others can.
package struct Conflict: Hashable, Sendable {
    /// Without any one of them the others could hold; in the order in which they were added. Contains `broken`.
    package let constraints: [ConstraintID]
    package let broken: ConstraintID

    package init(constraints: [ConstraintID], broken: ConstraintID) {
        self.constraints = constraints
        self.broken = broken
    }
}
