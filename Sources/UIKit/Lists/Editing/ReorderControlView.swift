/// The lines at the end of a row by which the user takes hold of it and moves it to another place.
///
/// It finds the list by itself: the nearest superview that is a `ReorderableList`.
@MainActor package final class ReorderControlView: UIView {
    /// The width that rows keep for the control, in points.
    package static let width: CGFloat = 40

    private let grip = AccessoryPicture.reorderGrip()
    private let press = UILongPressGestureRecognizer()

    /// The list whose row is held.
    private weak var list: (any ReorderableList)?

    override package init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(grip)
        // The row is held as soon as a finger is down, so that nothing scrolls below it.
        press.minimumPressDuration = 0
        press.addAction(UIAction { [unowned self] _ in follow() })
        addGestureRecognizer(press)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    /// The colour of the lines; nil for that of marks.
    package var gripColor: UIColor? {
        didSet { grip.tintColor = gripColor ?? ControlColors.mark }
    }

    private func follow() {
        let finger = press.location(in: nil)
        switch press.state {
        case .began:
            list = nearestList
            guard let list, let row = list.reorderableRow(containing: self), list.rowReorder.begin(row, at: finger)
            else {
                list = nil
                return
            }
        case .changed: list?.rowReorder.move(to: finger)
        case .ended:
            list?.rowReorder.end()
            list = nil
        default:
            list?.rowReorder.cancel()
            list = nil
        }
    }

    private var nearestList: (any ReorderableList)? {
        var candidate = superview
        while let view = candidate {
            if let list = view as? any ReorderableList { return list }
            candidate = view.superview
        }
        return nil
    }

    override package func layoutSubviews() {
        super.layoutSubviews()
        grip.frame = bounds
    }

    override package var intrinsicContentSize: CGSize {
        CGSize(width: Self.width, height: grip.intrinsicContentSize.height)
    }

    override package func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
    }

    // Nothing around it scrolls by a finger that is here, in another process either.
    override var ownGestureUse: GestureUse {
        [.pans, .swipes]
    }

    override var standardAccessibility: StandardAccessibility {
        .element(.button, label: "Reorder", .button)
    }
}
