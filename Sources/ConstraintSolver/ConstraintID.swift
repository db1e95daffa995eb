/// Names a constraint in the solver that it was added to. Never used twice; a later one is greater.
package struct ConstraintID: Hashable, Comparable, Sendable {
    let serial: Int

    package static func < (left: ConstraintID, right: ConstraintID) -> Bool {
        left.serial < right.serial
    }
}
