/// What a view keeps about constraints. Views that have nothing to do with constraints have none.
@MainActor final class ViewLayoutState {
    /// Whether the view's frame, and not constraints, says where the view is.
    var followsFrame = true

    /// The constraints that are installed in the view.
    var held: [NSLayoutConstraint] = []

    /// The active constraints that are about the view or one of its guides, wherever they are installed.
    private var mentions: [Weak<NSLayoutConstraint>] = []

    var mentioning: [NSLayoutConstraint] {
        mentions.compactMap(\.object)
    }

    func noteMention(by constraint: NSLayoutConstraint) {
        mentions.append(Weak(constraint))
    }

    func forgetMention(by constraint: NSLayoutConstraint) {
        mentions.removeAll { $0.object === constraint || $0.object == nil }
    }

    var guides: [UILayoutGuide] = []
    private(set) var systemGuides: [SystemLayoutArea: UILayoutGuide] = [:]

    /// Of a view without superview that has constraints in it.
    var engine: LayoutEngine?

    /// Where the constraints put the view, in its superview's coordinates and not rounded; nil where they do not.
    var solvedFrame: CGRect?

    var hugging: ContentPriorities
    /// The size that was found last by `systemLayoutSizeFitting(_:)`, and for what.
    var lastFitting: (target: CGSize, priorities: ContentPriorities, size: CGSize)?

    var resistance = ContentPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

    init(hugging: ContentPriorities) {
        self.hugging = hugging
    }

    func systemGuide(_ area: SystemLayoutArea, of view: UIView) -> UILayoutGuide {
        if let guide = systemGuides[area] { return guide }
        let guide = UILayoutGuide(area: area, of: view)
        systemGuides[area] = guide
        return guide
    }

    var allGuides: [UILayoutGuide] {
        guides + systemGuides.values
    }
}

/// A priority for each axis.
struct ContentPriorities: Equatable {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            switch axis {
            case .horizontal: horizontal = newValue
            case .vertical: vertical = newValue
            }
        }
    }
}
