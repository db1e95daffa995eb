/// A scenario that cannot be run.
package enum ScenarioError: Error, CustomStringConvertible {
    case noSuchController(String)
    /// Nobody said how to make a child in this placement.
    case placementNotInstalled(Placement)
    /// A step needs the child after it was released.
    case childIsGone
    /// No alert is presented that has an action with this index, or its button is not there.
    case noSuchAction(Int)

    package var description: String {
        switch self {
        case .noSuchController(let name):
            "there is no controller \"\(name)\" in ParityControllers"
        case .placementNotInstalled(let placement):
            "set Placements.makers[.\(placement.rawValue)] before scenarios run there"
        case .childIsGone:
            "the scenario uses the child after releaseChild"
        case .noSuchAction(let index):
            "no alert is presented whose action \(index) has a button: present one before chooseAction"
        }
    }
}
