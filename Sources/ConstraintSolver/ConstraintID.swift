/// Names a constraint in the solver that it was added to. Never used twice.
package struct ConstraintID: Hashable, Sendable {
    let serial: Int
}
