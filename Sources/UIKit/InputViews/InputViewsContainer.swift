/// Holds a window's input views at its lower edge: the accessory, below it the input view, and below that the strip that the system covers.
@MainActor final class InputViewsContainer: UIView {
    private let accessory = InputViewSlot(isKeyboard: false)
    private let input = InputViewSlot(isKeyboard: true)
    /// In points, as of the last measuring.
    private var heights: (accessory: CGFloat, input: CGFloat) = (0, 0)

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        addSubview(input)
        addSubview(accessory)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ set: InputViewSet) {
        (accessory.owner, input.owner) = (set.accessory?.owner, set.input?.owner)
        // A view that changes its place is taken out of the one before it comes into the other.
        if accessory.content !== set.accessory?.view { accessory.show(nil) }
        if input.content !== set.input?.view { input.show(nil) }
        accessory.show(set.accessory?.view)
        input.show(set.input?.view)
        setNeedsLayout()
    }

    func showNothing() {
        show(InputViewSet())
    }

    /// Measures the views.
    ///
    /// - Parameter room: The greatest height of both together, in points.
    /// - Returns: Their height in points; what there is no room for the input view loses first.
    func measure(forWidth width: CGFloat, room: CGFloat) -> CGFloat {
        let upper = min(accessory.height(forWidth: width), room)
        let lower = min(input.height(forWidth: width), max(0, room - upper))
        heights = (upper, lower)
        place(inWidth: width)
        return upper + lower
    }

    private func place(inWidth width: CGFloat) {
        accessory.place(in: CGRect(x: 0, y: 0, width: width, height: heights.accessory))
        input.place(in: CGRect(x: 0, y: heights.accessory, width: width, height: heights.input))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(inWidth: bounds.width)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        accessory.frame.contains(point) || input.frame.contains(point)
    }
}
