import StoryboardFormat

/// The constraints and the variations by size class of what one archive has made.
@MainActor final class InterfaceLayout {
    /// A view that holds constraints, with the element that says them.
    private struct Holder {
        let view: UIView
        let element: InterfaceElement
    }

    private var holders: [Holder] = []
    private var varied: [(object: AnyObject, element: InterfaceElement)] = []
    /// The views whose margins are those of readable content.
    private var readable: Set<ObjectIdentifier> = []
    private var constraints: [VariedConstraint] = []

    func add(_ view: UIView, _ element: InterfaceElement, _ preparation: ElementPreparation) {
        if preparation.hasConstraints { holders.append(Holder(view: view, element: element)) }
        if preparation.followsReadableWidth { readable.insert(ObjectIdentifier(view)) }
        if preparation.isVaried { varied.append((view, element)) }
    }

    // MARK: Constraints

    /// Makes and activates the constraints, but for those that only a variation brings in.
    ///
    /// - Parameter register: Is told each constraint's id.
    func makeConstraints(
        _ scope: InterfaceScope, _ source: InterfaceSource, register: (AnyObject, String?) -> Void
    ) {
        for holder in holders {
            let excluded = InterfaceVariation.excludedByDefault(holder.element, "constraints")
            for element in holder.element.members(of: "constraints") {
                guard element.name == "constraint" else {
                    source.reportUnknown(element, "element", element.name)
                    continue
                }
                if element.isSet("placeholder") {
                    scope.remove(id: element.id)
                    continue
                }
                guard
                    let constraint = InterfaceConstraint(element, holder.view, scope, source, readable)?.make()
                else { continue }
                register(constraint, element.id)
                constraints.append(
                    VariedConstraint(constraint, element, holder.view, isExcluded: excluded.contains(element.id ?? "")))
                if element.child(named: "variation") != nil { varied.append((constraint, element)) }
            }
        }
        NSLayoutConstraint.activate(constraints.filter { !$0.isExcluded }.map(\.constraint))
    }

    // MARK: Variations

    /// Applies what is for the traits as they are, and goes on doing so when they change.
    func beginVariations(_ source: InterfaceSource, _ scope: InterfaceScope) {
        guard let first = varied.first?.object else { return }
        let view = first as? UIView ?? constraints.first { $0.constraint === first }?.holder
        // The outermost view has the traits that all of them go by.
        guard let view, let root = Array(sequence(first: view, next: \.superview)).last else { return }
        let variations = InterfaceVariations(
            varied.map { InterfaceVariedObject($0.object, $0.element, source, scope) }, constraints)
        variations.apply(root.traitCollection)
        // The view keeps them: they live as long as what they are about.
        let traits: [UITrait] = [
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceStyle.self,
            UITraitLayoutDirection.self,
        ]
        root.registerForTraitChanges(traits) { (view: UIView, _) in variations.apply(view.traitCollection) }
    }
}
