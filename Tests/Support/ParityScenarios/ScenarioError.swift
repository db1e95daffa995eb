/// A scenario that cannot be run.
package enum ScenarioError: Error, CustomStringConvertible {
    case noSuchController(String)
    /// Nobody said how to make a child in this placement.
    case placementNotInstalled(Placement)
    /// A step needs the child after it was released.
    case childIsGone

    package var description: String {
        switch self {
        case .noSuchController(let name):
            "there is no controller \"\(name)\" in ParityControllers"
        case .placementNotInstalled(let placement):
            "set Placements.makers[.\(placement.rawValue)] before scenarios run there"
        case .childIsGone:
            "the scenario uses the child after releaseChild"
        }
    }
}
