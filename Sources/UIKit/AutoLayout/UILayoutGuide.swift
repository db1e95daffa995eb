/// A rectangle that takes part in layout and is not a view: a space between views, or the part of a view that content
/// belongs in.
@preconcurrency @MainActor open class UILayoutGuide: NSObjectProtocol, Hashable, CustomStringConvertible {
    public init() {
        area = nil
    }

    /// The view in whose coordinates the guide lies.
    open internal(set) weak var owningView: UIView?

    /// The name by which reports call the guide.
    open var identifier = ""

    /// In the owner's coordinates, as of the last layout.
    open var layoutFrame: CGRect {
        if let area, let owningView { return area.frame(in: owningView) }
        return solvedFrame
    }

    /// What the system makes the guide follow; nil for a guide that only constraints place.
    let area: SystemLayoutArea?

    init(area: SystemLayoutArea, of view: UIView) {
        self.area = area
        owningView = view
        identifier = area.identifier
    }

    var solvedFrame = CGRect.zero

    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.layoutEngine?.constraints(determining: self, axis: axis) ?? []
    }

    /// Whether other frames would satisfy the constraints as well.
    open var hasAmbiguousLayout: Bool {
        owningView?.layoutEngine?.isAmbiguous(self) ?? false
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UILayoutGuide, right: UILayoutGuide) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}

extension UILayoutGuide: LayoutItem {
    var coordinateView: UIView? { owningView }

    var layoutView: UIView? { owningView }

    var layoutName: String {
        let owner = owningView?.layoutName ?? "nothing"
        return identifier.isEmpty ? "UILayoutGuide of \(owner)" : "'\(identifier)' of \(owner)"
    }
}
