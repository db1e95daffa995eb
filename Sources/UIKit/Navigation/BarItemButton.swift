import QuartzCore

/// The view of a `BarButton`, which says of itself what kind of button it is.
@MainActor final class BarItemButton: UIButton {
    /// `backButton` for the one that leads back.
    var kind = ElementRole.barButton

    override var standardAccessibility: StandardAccessibility {
        var standard = super.standardAccessibility
        standard.role = kind
        return standard
    }
}
