import QuartzCore

extension UIView {
    func changeAccessibility(_ change: (AccessibilityAttributes) -> Void) {
        let attributes = accessibilityIfAny ?? AccessibilityAttributes()
        accessibilityIfAny = attributes
        change(attributes)
        // Whoever follows what is shown looks at it after each update.
        UpdateCycle.main.setNeedsUpdate()
    }

    /// The view and what is in it, as far as it is shown and there is something to say of it: each after the one that it is in, and
    /// those in one view in the order in which they are read (`ReadingOrder`). What is in one view stays together.
    ///
    /// What is in an element is part of it. A view that is none is listed where it has a name or a label, and holds what is in it.
    package var describedViews: [DescribedView] {
        var views: [DescribedView] = []
        collect(into: &views, in: nil)
        return views
    }

    private func collect(into views: inout [DescribedView], in parent: Int?) {
        guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return }
        var parent = parent
        if isAccessibilityElement || accessibilityIdentifier != nil || accessibilityLabel != nil
            || standardAccessibility.role.isBar
        {
            views.append(DescribedView(view: self, parent: parent, description: elementDescription))
            guard !isAccessibilityElement else { return }
            parent = views.count - 1
        }
        let modal = subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
        for subview in ReadingOrder(in: self).views
        where modal == nil || subview === modal || subview is InputViewsContainer {
            subview.collect(into: &views, in: parent)
        }
    }

    private var elementDescription: ElementDescription {
        ElementDescription(
            role: standardAccessibility.role, identifier: accessibilityIdentifier, label: accessibilityLabel,
            value: accessibilityValue, hint: accessibilityHint, traits: accessibilityTraits.rawValue,
            isFocused: isFocused)
    }
}
