/// How the contents of a button without a configuration are moved. Left is left in every language.
struct ButtonInsets {
    /// Makes the button larger, too.
    var content = UIEdgeInsets.zero
    var title = UIEdgeInsets.zero
    var image = UIEdgeInsets.zero

    /// `frame` where `insets` make the room that it was placed in smaller.
    static func move(
        _ frame: CGRect, by insets: UIEdgeInsets, horizontal: UIControl.ContentHorizontalAlignment,
        vertical: UIControl.ContentVerticalAlignment
    ) -> CGRect {
        let dx =
            switch horizontal {
            case .left, .leading: insets.left
            case .right, .trailing: -insets.right
            case .center, .fill: (insets.left - insets.right) / 2
            }
        let dy =
            switch vertical {
            case .top: insets.top
            case .bottom: -insets.bottom
            case .center, .fill: (insets.top - insets.bottom) / 2
            }
        return frame.offsetBy(dx: dx, dy: dy)
    }
}
