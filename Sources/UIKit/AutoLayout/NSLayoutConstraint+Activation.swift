extension NSLayoutConstraint {
    var places: [LayoutOperand.Place] {
        first.places + (second?.places ?? [])
    }

    /// Whether all items still exist.
    var isIntact: Bool {
        first.isIntact && second?.isIntact != false
    }

    /// The items that still exist.
    var items: [any LayoutItem] {
        places.compactMap(\.item)
    }

    var involvesBaseline: Bool {
        first.involvesBaseline || second?.involvesBaseline == true
    }

    var isHorizontal: Bool {
        first.isHorizontal
    }

    /// Whether leading is right: the direction of reading in the view that holds the constraint counts.
    var isMirrored: Bool {
        holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The nearest view that has all items inside; nil where there is none, or an item is gone.
    private func commonAncestor(of views: [UIView]) -> UIView? {
        guard let first = views.first, isIntact else { return nil }
        return views.dropFirst().reduce(first) { ancestor, view in
            ancestor.flatMap { $0.nearestCommonAncestor(with: view) }
        }
    }

    func activate() {
        guard holder == nil, !isDefective else { return }
        let views = items.compactMap(\.layoutView)
        if let ancestor = commonAncestor(of: views) {
            install(in: ancestor, mentioning: views)
        } else {
            // UIKit throws an exception here, which would end the program.
            UsageDiagnostic.report(
                .constraintWithoutCommonAncestor,
                "\(text) stays inactive: \(itemNames) have no view in common that contains them; add them to "
                    + "the same hierarchy first")
        }
    }

    private var isDefective: Bool {
        guard let defect else { return false }
        UsageDiagnostic.report(.invalidConstraint, "\(text) stays inactive: \(defect)")
        return true
    }

    private var itemNames: String {
        items.map(\.layoutName).joined(separator: " and ")
    }

    /// Makes the constraint count; `view` contains its items.
    func install(in view: UIView) {
        guard !isDefective else { return }
        let views = items.compactMap(\.layoutView)
        guard isIntact, views.allSatisfy({ $0.isDescendant(of: view) }) else {
            UsageDiagnostic.report(
                .constraintWithoutCommonAncestor,
                "\(text) cannot be added to \(view.layoutName), which does not contain \(itemNames); add it to a view "
                    + "that does, or set isActive")
            return
        }
        guard holder !== view else { return }
        deactivate()
        install(in: view, mentioning: views)
    }

    private func install(in view: UIView, mentioning views: [UIView]) {
        setHolder(view)
        view.layoutState.hold(self)
        view.noteAutoLayout()
        for (index, mentioned) in views.enumerated() where !views[..<index].contains(where: { $0 === mentioned }) {
            mentioned.layoutState.noteMention(by: self)
            mentioned.noteAutoLayout()
        }
        view.layoutRoot.makeLayoutEngine().add(self)
    }

    func uninstall(from view: UIView) {
        if holder === view { deactivate() }
    }

    func deactivate() {
        guard let holder else { return }
        holder.layoutEngine?.remove(self)
        setHolder(nil)
        holder.layoutState.release(self)
        for item in items {
            item.layoutView?.layoutState.forgetMention(by: self)
        }
    }
}
