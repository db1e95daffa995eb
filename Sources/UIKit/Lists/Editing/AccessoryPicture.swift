/// Makes the pictures beside the content of rows and list cells.
///
/// Every call makes a view of its own, as large as it likes to be (`intrinsicContentSize`, `bounds`), that takes no touches and is nothing to
/// those who cannot see it: the row says what it means. Whoever lays it out may give it another place; it stays in the middle of its bounds.
@MainActor package enum AccessoryPicture {
    /// The sign that a row leads on to a page of its own: an arrow in the direction of reading.
    package static func disclosure() -> UIImageView {
        symbol("chevron.forward", pointSize: 13, weight: .semibold, color: ControlColors.mark)
    }

    /// The sign that opens and closes what is below an item: an arrow in the direction of reading, which its owner turns down by
    /// `turn(_:isExpanded:)`. It has the tint of its surroundings.
    package static func outlineDisclosure() -> UIImageView {
        symbol("chevron.forward", pointSize: 13, weight: .semibold, color: nil)
    }

    /// Turns the arrow of `outlineDisclosure()` to where the item's children are: down while they are shown. Animated in a block of
    /// `UIView.animate`.
    package static func turn(_ arrow: UIImageView, isExpanded: Bool) {
        let down = arrow.isMirrored ? -CGFloat.pi / 2 : CGFloat.pi / 2
        arrow.transform = isExpanded ? CGAffineTransform(rotationAngle: down) : .identity
    }

    /// The mark of a row that is chosen: a checkmark with the tint of its surroundings.
    package static func checkmark() -> UIImageView {
        symbol("checkmark", pointSize: 15, weight: .semibold, color: nil)
    }

    /// The sign that leads to more about a row: an `i` in a circle, with the tint of its surroundings.
    package static func detail() -> UIImageView {
        symbol("info.circle", pointSize: 18, weight: .regular, color: nil)
    }

    /// The lines by which a row is moved.
    package static func reorderGrip() -> UIImageView {
        symbol("line.3.horizontal", pointSize: 17, weight: .regular, color: ControlColors.mark)
    }

    /// A minus on a red disc: the row can be deleted.
    package static func delete() -> UIView {
        hidden(AccessoryDisc(symbol: "minus", ground: .systemRed))
    }

    /// A plus on a green disc: a row can be inserted.
    package static func insert() -> UIView {
        hidden(AccessoryDisc(symbol: "plus", ground: insertGround))
    }

    /// A checkmark on a disc of the tint where the row is selected, else an empty ring.
    package static func selection(isSelected: Bool) -> UIView {
        hidden(
            AccessoryDisc(symbol: isSelected ? "checkmark" : nil, ground: nil, signColor: ControlColors.onTint))
    }

    /// The green of the disc that inserts a row. It is darker than `systemGreen`, so that a white plus on it, and the disc on every system
    /// background, have a contrast of 3:1.
    static let insertGround = UIColor(rgb: 0x2C9C48)

    private static func symbol(
        _ name: String, pointSize: CGFloat, weight: UIImage.SymbolWeight, color: UIColor?
    ) -> UIImageView {
        let configuration = UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight)
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.contentMode = .center
        if let color { view.tintColor = color }
        return hidden(view)
    }

    private static func hidden<V: UIView>(_ view: V) -> V {
        view.accessibilityElementsHidden = true
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        return view
    }
}
