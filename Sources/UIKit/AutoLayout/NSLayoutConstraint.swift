/// A linear relation between attributes of views and guides: `first == multiplier × second + constant`.
///
/// It counts while it is active. Each constraint is installed in the nearest view that has all its items inside.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObjectProtocol, Hashable, CustomStringConvertible {
    private(set) final var first: LayoutOperand
    private(set) final var second: LayoutOperand?

    open private(set) var relation: Relation
    open private(set) var multiplier: CGFloat

    /// Why the constraint makes no sense and will never be active; nil where it does.
    private(set) final var defect: String?

    /// A constraint about nothing, which cannot be activated: what the initialisers of subclasses begin with.
    public init() {
        first = .none
        relation = .equal
        multiplier = 1
        storedConstant = 0
        defect = "it is about nothing; make it by init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"
    }

    /// A constraint between `view1`'s attribute and `multiplier` times `view2`'s, plus `constant`. Items are views and
    /// layout guides.
    ///
    /// Attributes that cannot be compared, a place compared with a number, and numbers that are not finite are reported;
    /// such a constraint cannot be activated.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        guard let item = view1 as? any LayoutItem else {
            self.init(
                .none, relation, nil, multiplier: multiplier, constant: constant,
                defect: "\(view1) is neither a view nor a layout guide")
            return
        }
        var defect: String?
        var second: LayoutOperand?
        if let other = view2 as? any LayoutItem {
            second = LayoutOperand(other, attr2)
        } else if let view2 {
            defect = "\(view2) is neither a view nor a layout guide"
        }
        self.init(
            LayoutOperand(item, attr1), relation, second, multiplier: multiplier, constant: constant, defect: defect)
    }

    convenience init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat = 0, defect: String? = nil
    ) {
        self.init()
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        storedConstant = constant.isFinite ? constant : 0
        self.defect =
            defect
            ?? Self.defect(of: first, second, multiplier: multiplier, constant: constant)
        if self.defect == nil, let second, first.family.crosses(second.family), multiplier != 0 {
            UsageDiagnostic.report(
                .crossedAxes,
                "\(text) compares a place across with one down; it counts as it is written, but UIKit's anchors would not "
                    + "allow it. Compare attributes of the same axis")
        }
        if let found = self.defect {
            UsageDiagnostic.report(.invalidConstraint, "\(text) cannot be used: \(found)")
        }
    }

    private static func defect(
        of first: LayoutOperand, _ second: LayoutOperand?, multiplier: CGFloat, constant: CGFloat
    ) -> String? {
        if !constant.isFinite { return "its constant is \(constant); it must be finite" }
        if !multiplier.isFinite { return "its multiplier is \(multiplier); it must be finite" }
        if first.family == .none { return "its first attribute is .notAnAttribute" }
        guard let second, multiplier != 0 else {
            guard first.family != .size else { return nil }
            return "a place cannot be compared with a number; name a second item, with a multiplier that is not 0"
        }
        guard first.family.isComparable(with: second.family) || first.family.crosses(second.family) else {
            return "\(first.family.rawValue) cannot be compared with \(second.family.rawValue)"
        }
        return nil
    }

    // MARK: Items

    open var firstItem: AnyObject? {
        first.place.item
    }

    open var firstAttribute: Attribute {
        first.place.attribute
    }

    open var secondItem: AnyObject? {
        second?.place.item
    }

    open var secondAttribute: Attribute {
        second?.place.attribute ?? .notAnAttribute
    }

    // MARK: What may change

    /// Shown in reports.
    open var identifier: String?

    private var storedConstant: CGFloat

    /// In points. Cheap to change while the constraint is active: the layout is solved anew from where it was.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue.isFinite else {
                UsageDiagnostic.report(
                    .invalidConstraint, "the constant of \(text) cannot be \(newValue); the old one stays")
                return
            }
            guard newValue != storedConstant else { return }
            storedConstant = newValue
            LayoutCauses.current?.note(self)
            holder?.layoutEngine?.constantDidChange(of: self)
        }
    }

    private var storedPriority = UILayoutPriority.required

    /// An active constraint may become required and stop being so, as UIKit has it since iOS 13.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            guard newValue.isValid else {
                UsageDiagnostic.report(
                    .invalidConstraint,
                    "the priority of \(text) cannot be \(newValue.rawValue); use more than 0 and at most 1000")
                return
            }
            let wasRequired = storedPriority.isRequired
            storedPriority = newValue
            LayoutCauses.current?.note(self)
            holder?.layoutEngine?.priorityDidChange(of: self, fromRequired: wasRequired)
        }
    }

    // MARK: Active

    /// The view that the constraint is installed in, while it is active.
    private(set) weak var holder: UIView?

    /// Greater than that of all constraints that were installed before this one.
    private(set) var installation = 0
    private static var lastInstallation = 0

    func setHolder(_ view: UIView?) {
        holder = view
        LayoutCauses.current?.note(self)
        guard view != nil else { return }
        Self.lastInstallation += 1
        installation = Self.lastInstallation
    }

    /// Whether the constraint counts. Activating one whose items have no common ancestor is reported and does nothing.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates each of them; the same as setting `isActive`.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }

    /// Such as `<NSLayoutConstraint 'gap' UILabel.leading == UIView.leading + 8 @750>` on the main actor; elsewhere with the
    /// address only.
    nonisolated open var description: String { MainActorText.make { text } ?? identityDescription }

    nonisolated public static func == (left: NSLayoutConstraint, right: NSLayoutConstraint) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
