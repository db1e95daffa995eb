/// One attribute of a view or guide, of which constraints are made. Anchors of different axes have different types, so
/// that what cannot be compared does not compile.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObjectProtocol, Hashable, CustomStringConvertible {
    let operand: LayoutOperand

    init(_ operand: LayoutOperand) {
        self.operand = operand
    }

    convenience init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(LayoutOperand(item, attribute))
    }

    /// The view or guide that the anchor is of.
    public var item: AnyObject? {
        operand.place.item
    }

    /// Not active yet, as all constraints that anchors make.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, constant: constant)
    }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: constant)
    }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: constant)
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: NSLayoutAnchor, right: NSLayoutAnchor) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}

/// The space that the system leaves between neighbours, in points.
let systemSpacing: CGFloat = 8
