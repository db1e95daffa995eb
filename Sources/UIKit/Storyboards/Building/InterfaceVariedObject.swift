import StoryboardFormat

/// An object that has variations, and what they make of it.
@MainActor final class InterfaceVariedObject {
    private weak var object: AnyObject?
    private let element: InterfaceElement
    private let source: InterfaceSource
    private let scope: InterfaceScope
    private let variations: [InterfaceVariation]
    /// The attributes that some variation changes.
    private let changes: Set<String>
    /// The subviews of the file in their order, those that are out of the hierarchy too.
    private let subviews: [(id: String, view: UIView)]
    private var appliedKeys: [String]?

    init(_ object: AnyObject, _ element: InterfaceElement, _ source: InterfaceSource, _ scope: InterfaceScope) {
        self.object = object
        self.element = element
        self.source = source
        self.scope = scope
        variations = element.children.filter { $0.name == "variation" }.map(InterfaceVariation.init)
        changes = variations.reduce(into: []) { $0.formUnion($1.changes) }
        subviews = element.members(of: "subviews").compactMap { child in
            guard let id = child.id, let view = scope[id] as? UIView else { return nil }
            return (id, view)
        }
    }

    /// The variations that count for traits, those that count most last; nil where nothing is other than before.
    func selection(for traits: UITraitCollection) -> [InterfaceVariation]? {
        let matching = variations.filter { $0.matches(traits) }.enumerated()
            .sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }.map(\.element)
        let keys = matching.map { $0.element.key ?? "" }
        guard keys != appliedKeys else { return nil }
        appliedKeys = keys
        return matching
    }

    /// Gives what variations change the values that count now.
    func apply(_ selection: [InterfaceVariation]) {
        guard !changes.isEmpty else { return }
        apply(element, limit: changes)
        for variation in selection { apply(variation.element, limit: variation.changes) }
    }

    private func apply(_ element: InterfaceElement, limit: Set<String>) {
        if let constraint = object as? NSLayoutConstraint {
            if limit.contains("constant") {
                constraint.constant = element["constant"].flatMap(InterfaceText.number) ?? 0
            }
            if limit.contains("priority") {
                let priority = element["priority"].flatMap(InterfaceText.number) ?? 1000
                constraint.priority = UILayoutPriority(Float(min(max(priority, 1), 1000)))
            }
            return
        }
        guard let object else { return }
        // The archive that the object came from would hold its scene, and with it what holds this; one that is kept would grow.
        InterfaceCoder(element, InterfaceArchive(source, scope: scope), limit: limit).apply(to: object)
    }

    /// The ids of a list that are out of it now.
    func excluded(_ list: String, _ selection: [InterfaceVariation]) -> Set<String> {
        var excluded: Set<String> = []
        for variation in selection {
            excluded.formUnion(variation.members("exclude", of: list))
            excluded.subtract(variation.members("include", of: list))
        }
        return excluded
    }

    /// Takes subviews out of the hierarchy and brings others in, each at its place.
    func applySubviews(_ selection: [InterfaceVariation]) {
        guard let view = object as? UIView else { return }
        let out = excluded("subviews", selection)
        var place = 0
        for subview in subviews {
            if out.contains(subview.id) {
                if subview.view.superview === view { subview.view.removeFromSuperview() }
                continue
            }
            if subview.view.superview !== view {
                if let stack = view as? UIStackView {
                    stack.insertArrangedSubview(subview.view, at: place)
                } else {
                    view.insertSubview(subview.view, at: min(place, view.subviews.count))
                }
            }
            place += 1
        }
    }

    /// Whether the object is the view that holds a constraint.
    func holds(_ constraint: VariedConstraint) -> Bool { object != nil && constraint.holder === object }
}
