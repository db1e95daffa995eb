/// Has the selection be placed when the view that it is in is laid out.
@MainActor final class SelectionLayout: UIView {
    weak var interaction: UITextSelectionDisplayInteraction?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        interaction?.layoutManagedSubviews()
    }
}
