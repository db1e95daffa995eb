extension NSLayoutConstraint {
    var places: [LayoutOperand.Place] {
        first.places + (second?.places ?? [])
    }

    /// The items that still exist.
    var items: [any LayoutItem] {
        places.compactMap(\.item)
    }

    var involvesBaseline: Bool {
        places.contains { $0.attribute.isBaseline }
    }

    var isHorizontal: Bool {
        first.isHorizontal
    }

    /// The view whose direction of reading counts for leading and trailing: that of the first item.
    var isMirrored: Bool {
        first.place.item?.layoutView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The nearest view that has all items inside; nil where there is none, or an item is gone.
    var commonAncestor: UIView? {
        let views = items.compactMap(\.layoutView)
        guard let first = views.first, views.count == places.count else { return nil }
        return views.dropFirst().reduce(first) { ancestor, view in
            ancestor.flatMap { $0.nearestCommonAncestor(with: view) }
        }
    }

    func activate() {
        guard holder == nil else { return }
        guard let ancestor = commonAncestor else {
            // UIKit throws an exception here, which would end the program.
            if defect == nil {
                HierarchyDiagnostic.report(
                    .constraintWithoutCommonAncestor,
                    "\(self) stays inactive: \(itemNames) have no view in common that contains them; add them to "
                        + "the same hierarchy first")
            }
            return
        }
        install(in: ancestor)
    }

    private var itemNames: String {
        items.map(\.layoutName).joined(separator: " and ")
    }

    /// Makes the constraint count; `view` contains its items.
    func install(in view: UIView) {
        guard defect == nil else {
            HierarchyDiagnostic.report(.invalidConstraint, "\(self) stays inactive: \(defect ?? "")")
            return
        }
        guard items.allSatisfy({ $0.layoutView?.isDescendant(of: view) == true }), items.count == places.count else {
            HierarchyDiagnostic.report(
                .constraintWithoutCommonAncestor,
                "\(self) cannot be added to \(view.layoutName), which does not contain \(itemNames); add it to a view "
                    + "that does, or set isActive")
            return
        }
        if holder === view { return }
        deactivate()
        holder = view
        view.layoutState.held.append(self)
        view.noteAutoLayout()
        for item in items {
            guard let mentioned = item.layoutView else { continue }
            mentioned.layoutState.mentions.append(Unowned(self))
            mentioned.noteAutoLayout()
        }
        view.layoutRoot.makeLayoutEngine().add(self)
    }

    func deactivate() {
        guard let holder else { return }
        holder.layoutEngine?.remove(self)
        self.holder = nil
        holder.layoutState.held.removeAll { $0 === self }
        for item in items {
            item.layoutView?.layoutState.mentions.removeAll { $0.object === self }
        }
    }
}
