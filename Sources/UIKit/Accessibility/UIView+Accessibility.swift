import QuartzCore

extension UIView {
    func changeAccessibility(_ change: (AccessibilityAttributes) -> Void) {
        let attributes = accessibilityIfAny ?? AccessibilityAttributes()
        accessibilityIfAny = attributes
        change(attributes)
        // Whoever follows what is shown looks at it after each update.
        UpdateCycle.main.setNeedsUpdate()
    }

    /// The view and what is in it, as far as it is shown and there is something to say of it: each after the one that it is in, what
    /// is further in front after what is further back, and the rows of lists from top to bottom.
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
        for subview in subviewsAsRead where modal == nil || subview === modal || subview is InputViewsContainer {
            subview.collect(into: &views, in: parent)
        }
    }

    /// The views in this one as they are told one after the other. Lists make the views of their rows as these come into sight, and use
    /// them for others later, so there the place says what comes first: from top to bottom, and from the leading edge.
    private var subviewsAsRead: [UIView] {
        guard self is UITableView || self is UICollectionView else { return subviews }
        let leading: (CGRect) -> CGFloat = isMirrored ? { -$0.maxX } : { $0.minX }
        return subviews.map { ($0, $0.frame) }
            .sorted { ($0.1.minY, leading($0.1)) < ($1.1.minY, leading($1.1)) }.map(\.0)
    }

    private var elementDescription: ElementDescription {
        ElementDescription(
            role: standardAccessibility.role, identifier: accessibilityIdentifier, label: accessibilityLabel,
            value: accessibilityValue, hint: accessibilityHint, traits: accessibilityTraits.rawValue,
            isFocused: isFocused)
    }
}
