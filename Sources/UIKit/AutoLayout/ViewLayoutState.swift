import Diagnostics

/// What a view keeps about constraints. Views that have nothing to do with constraints have none.
@MainActor final class ViewLayoutState {
    /// Whether the view's frame, and not constraints, says where the view is.
    var followsFrame = true

    private var installed: [ObjectIdentifier: NSLayoutConstraint] = [:]

    /// The constraints that are installed in the view, in the order in which they came.
    var held: [NSLayoutConstraint] {
        installed.values.sorted { $0.installation < $1.installation }
    }

    func hold(_ constraint: NSLayoutConstraint) {
        installed[ObjectIdentifier(constraint)] = constraint
    }

    func release(_ constraint: NSLayoutConstraint) {
        installed[ObjectIdentifier(constraint)] = nil
    }

    private var mentions: [ObjectIdentifier: Weak<NSLayoutConstraint>] = [:]

    /// The active constraints that are about the view or one of its guides, wherever they are installed, in the order in
    /// which they came.
    var mentioning: [NSLayoutConstraint] {
        mentions.values.compactMap(\.object).sorted { $0.installation < $1.installation }
    }

    func noteMention(by constraint: NSLayoutConstraint) {
        mentions[ObjectIdentifier(constraint)] = Weak(constraint)
    }

    func forgetMention(by constraint: NSLayoutConstraint) {
        mentions[ObjectIdentifier(constraint)] = nil
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

    func systemGuide(_ area: SystemLayoutArea) -> UILayoutGuide? {
        systemGuides[area]
    }

    func add(_ guide: UILayoutGuide, for area: SystemLayoutArea) {
        systemGuides[area] = guide
    }

    func hasSystemGuide(_ area: SystemLayoutArea) -> Bool {
        systemGuides[area] != nil
    }

    var allGuides: [UILayoutGuide] {
        guides + systemGuides.values
    }
}
