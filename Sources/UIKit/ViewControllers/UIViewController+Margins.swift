/// What a controller adds to the safe area and the margins of its view.
extension UIViewController {
    /// Answers the insets that stay. Their observer sets them, and is not called again for that.
    func settledSafeArea(from old: UIEdgeInsets) -> UIEdgeInsets {
        guard LayoutMargins.Own.absolute(additionalSafeAreaInsets).isFinite else {
            UsageDiagnostic.report(
                .notFinite,
                "additionalSafeAreaInsets of \(self) cannot be \(additionalSafeAreaInsets); the old ones stay")
            return old
        }
        if additionalSafeAreaInsets != old { viewIfLoaded?.updateSafeArea() }
        return additionalSafeAreaInsets
    }
}

extension NSDirectionalEdgeInsets {
    /// The least that the system wants margins to be in these traits: more at the sides where there is much room.
    static func systemMinimum(in traits: UITraitCollection) -> NSDirectionalEdgeInsets {
        let side: CGFloat = traits.horizontalSizeClass == .regular ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}
