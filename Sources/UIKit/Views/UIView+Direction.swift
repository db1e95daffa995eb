extension UIView {
    func semanticContentAttributeDidChange() {
        setNeedsLayout()
        // Text of natural alignment leans to the other side.
        setNeedsDisplay()
        layoutDirectionDidChange()
        updateLayoutMargins()
    }

    /// The direction of content of this kind in an interface that runs as the main screen's does.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let isMirrored = UIScreen.main.traitCollection.layoutDirection == .rightToLeft
        return attribute.direction(in: isMirrored ? .rightToLeft : .leftToRight)
    }

    /// The direction of content of this kind in an interface of `layoutDirection`.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(in: layoutDirection)
    }
}
