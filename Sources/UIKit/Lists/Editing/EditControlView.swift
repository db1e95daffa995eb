/// The control before the content of a row that is edited: a minus that asks to delete it, a plus that inserts one, or the mark of a
/// selection of several rows.
@MainActor package final class EditControlView: UIControl {
    package enum Kind: Hashable, Sendable {
        case delete
        case insert
        /// The mark that shows whether the row is selected. It takes no touches: a tap on it is one on the row.
        case select
    }

    /// The width that rows keep for the control, in points.
    package static let width: CGFloat = 38

    package let kind: Kind

    /// Called when the user touches a minus or a plus.
    package var onTap: (() -> Void)?

    /// Whether the row is selected; of the mark of a selection only.
    package var isChosen = false {
        didSet { if isChosen != oldValue { updateMark() } }
    }

    /// The ground of the disc; nil for the one of its kind.
    package var discColor: UIColor? {
        didSet { if discColor != oldValue { updateMark() } }
    }

    /// The colour of the sign on the disc; nil for white, or the one that goes with the tint.
    package var signColor: UIColor? {
        didSet { if signColor != oldValue { updateMark() } }
    }

    /// The words for the row, which tell one minus from the other for those who cannot see them.
    package var rowDescription: String?

    private let disc: AccessoryDisc

    package init(_ kind: Kind) {
        self.kind = kind
        disc = AccessoryDisc(symbol: nil, ground: nil)
        super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 44))
        isUserInteractionEnabled = kind != .select
        disc.accessibilityElementsHidden = true
        addSubview(disc)
        updateMark()
    }

    package required init?(coder: NSCoder) {
        nil
    }

    private func updateMark() {
        let sign = signColor ?? .white
        switch kind {
        case .delete: disc.show(symbol: "minus", ground: discColor ?? .systemRed, signColor: sign)
        case .insert: disc.show(symbol: "plus", ground: discColor ?? AccessoryPicture.insertGround, signColor: sign)
        case .select:
            let onDisc = discColor == nil ? ControlColors.onTint : .white
            disc.show(symbol: isChosen ? "checkmark" : nil, ground: discColor, signColor: signColor ?? onDisc)
        }
    }

    override package func layoutSubviews() {
        super.layoutSubviews()
        let side = AccessoryDisc.diameter
        disc.frame = CGRect(
            x: ((bounds.width - side) / 2).rounded(), y: ((bounds.height - side) / 2).rounded(), width: side,
            height: side)
    }

    override package var intrinsicContentSize: CGSize {
        CGSize(width: Self.width, height: AccessoryDisc.diameter)
    }

    override package func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
    }

    override package func stateDidChange() {
        super.stateDidChange()
        disc.alpha = isHighlighted ? 0.6 : 1
    }

    override package func didTapInside() {
        performPrimaryAction()
    }

    override package func performPrimaryAction() {
        super.performPrimaryAction()
        onTap?()
    }

    override package var canBecomeFocused: Bool {
        super.canBecomeFocused && kind != .select
    }

    override package var gestureUse: GestureUse {
        kind == .select ? [] : .taps
    }

    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (disc.frame, AccessoryDisc.diameter / 2)
    }

    override var standardAccessibility: StandardAccessibility {
        switch kind {
        case .delete: .element(.button, label: label("Delete"), .button)
        case .insert: .element(.button, label: label("Insert"), .button)
        // The row says whether it is selected.
        case .select: StandardAccessibility()
        }
    }

    private func label(_ verb: String) -> String {
        rowDescription.map { "\(verb) \($0)" } ?? verb
    }
}
