/// The button of a row that leads to more about it.
@MainActor final class CellDetailButton: UIControl {
    private let picture = AccessoryPicture.detail()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(picture)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }

    override func stateDidChange() {
        super.stateDidChange()
        picture.alpha = isHighlighted ? 0.4 : 1
    }

    override var gestureUse: GestureUse {
        .taps
    }

    override func didTapInside() {
        performPrimaryAction()
    }

    override var standardAccessibility: StandardAccessibility {
        .element(.button, label: "More Info", .button)
    }
}
