/// The part at the upper or lower edge of a view that its safe area leaves out.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        let insets = owningView?.safeAreaInsets ?? .zero
        return area == .aboveSafeArea ? insets.top : insets.bottom
    }
}

extension ViewLayoutState {
    /// The view's guide for one of the two edges, made when it is first asked for.
    func barGuide(_ area: SystemLayoutArea, of view: UIView) -> BarLayoutGuide {
        if let guide = systemGuide(area) as? BarLayoutGuide { return guide }
        let guide = BarLayoutGuide(area: area, of: view)
        add(guide, for: area)
        return guide
    }
}
