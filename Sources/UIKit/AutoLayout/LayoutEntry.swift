import Diagnostics
import ConstraintSolver

/// A view or guide in an engine.
@MainActor final class LayoutEntry {
    unowned let item: any LayoutItem
    /// The item, if it is a view.
    unowned let view: UIView?
    /// The item, if it is a guide.
    unowned let guide: UILayoutGuide?
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable

    /// What holds the item where its frame or its owner's insets have it; empty where constraints place it.
    var ties: [ConstraintID] = []
    /// Whether `ties` follow the frame of a view.
    var isTiedToFrame = false

    /// What asks for the size of the content, for each axis that has one.
    var contentWidth: ConstraintID?
    var contentHeight: ConstraintID?
    /// Whether the two are up to date.
    var isContentKnown = true
    /// Whether the height of the content follows from the width that it gets.
    var wraps = false
    /// The width that the height was last found for.
    var wrappedWidth: CGFloat?
    /// The constraints that are about the view's baselines, and some that were.
    var standingOnText: [ObjectIdentifier: Weak<NSLayoutConstraint>] = [:]
    /// In which round of changes the entry was last seen.
    var lastRound = 0

    init(item: any LayoutItem, x: Variable, y: Variable, width: Variable, height: Variable) {
        self.item = item
        view = item as? UIView
        guide = item as? UILayoutGuide
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    var variables: [Variable] { [x, y, width, height] }
}
