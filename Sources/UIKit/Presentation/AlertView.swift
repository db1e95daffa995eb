/// The surface of an alert with its texts and buttons.
@MainActor final class AlertView: UIView {
    /// Called with the index of the action that the user chooses.
    var onChoice: ((Int) -> Void)?
    /// Called when the user prefers another size of text, with which the surface wants another size.
    var onTextSizeChange: (() -> Void)?

    /// Holds all that is seen. Animations move it, and not the view itself, whose frame is its presentation's.
    let body = UIView()

    private let card = AlertCard()
    private let separateCard = AlertCard()
    private let textArea = AlertScrollArea()
    private let header = AlertHeader()
    private let fields = AlertFields()
    private let buttonArea = AlertScrollArea()
    private let line = UIView()

    private var content = AlertContent()
    private var origin: String?
    /// One for each action, in the order of the actions.
    private var buttons: [AlertButton] = []

    var form = AlertForm.centred {
        didSet { if form != oldValue { formDidChange() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        traitOverrides.userInterfaceLevel = .elevated
        line.backgroundColor = .separator
        for view in [header, fields] { textArea.addSubview(view) }
        for view in [textArea, buttonArea, line] { card.content.addSubview(view) }
        for view in [card, separateCard] { body.addSubview(view) }
        addSubview(body)
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: Content

    func show(_ content: AlertContent, origin: String?, fields: [UITextField]) {
        self.fields.show(fields)
        self.content = content
        self.origin = origin
        while buttons.count > content.actions.count { buttons.removeLast().removeFromSuperview() }
        while buttons.count < content.actions.count {
            let (button, index) = (AlertButton(), buttons.count)
            button.onChoice = { [weak self] in self?.onChoice?(index) }
            buttons.append(button)
        }
        showTexts()
    }

    /// Shows the content in fonts of the size that the user prefers.
    private func showTexts() {
        shownCategory = traitCollection.preferredContentSizeCategory
        header.show(content, origin: origin, traitCollection)
        let emphasized = content.emphasized
        for (index, (button, action)) in zip(buttons, content.actions).enumerated() {
            button.show(action, isEmphasized: index == emphasized, traitCollection)
        }
        setNeedsLayout()
    }

    private var shownCategory: UIContentSizeCategory?

    private func followTextSize() {
        guard shownCategory != traitCollection.preferredContentSizeCategory else { return }
        showTexts()
        onTextSizeChange?()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        followTextSize()
        setNeedsLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { followTextSize() }
    }

    /// Shows all of it in its place, as it is while no animation moves it.
    func settle() {
        body.alpha = 1
        body.transform = .identity
    }

    private func formDidChange() {
        card.isPlain = form == .popover
        setNeedsLayout()
    }

    // MARK: Size

    /// The size of the whole, as far as there is room for it.
    ///
    /// - Parameters:
    ///   - room: What there is, in points.
    ///   - form: The form in which it is to be shown, which need not be the present one.
    func wantedSize(in room: CGSize, as form: AlertForm) -> CGSize {
        let scale = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection)
        let width = form.width(scale: scale, in: room.width)
        let arrangement = arrangement(form, width)
        return CGSize(width: width, height: layout(arrangement, width, most: room.height).height)
    }

    private func arrangement(_ form: AlertForm, _ width: CGFloat) -> AlertArrangement {
        AlertArrangement(of: content, form) {
            buttons.allSatisfy { $0.widthOfOneLine <= (width - hairline) / 2 }
        }
    }

    private func layout(_ arrangement: AlertArrangement, _ width: CGFloat, most: CGFloat) -> AlertLayout {
        AlertLayout(
            texts: heightOfTexts(at: width), buttons: height(of: arrangement, width),
            separate: arrangement.separate.map { buttons[$0].height(at: width) } ?? 0, line: hairline, most: most)
    }

    /// The height of the texts and the fields below them, in points. Fields alone have the room above them that texts have.
    private func heightOfTexts(at width: CGFloat) -> CGFloat {
        let texts = header.height(at: width)
        guard fields.height > 0 else { return texts }
        return (texts > 0 ? texts : AlertFields.inset) + fields.height
    }

    /// The height of all buttons on the surface, in points.
    private func height(of arrangement: AlertArrangement, _ width: CGFloat) -> CGFloat {
        let heights = arrangement.buttons.map { buttons[$0].height(at: arrangement.isPair ? width / 2 : width) }
        return arrangement.isPair ? heights.max() ?? 0 : heights.reduce(0, +)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A body that is being moved keeps its transform.
        body.bounds = CGRect(origin: .zero, size: bounds.size)
        body.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let width = bounds.width
        let arrangement = arrangement(form, width)
        let layout = layout(arrangement, width, most: bounds.height)
        card.isHidden = layout.surface == 0
        card.frame = CGRect(x: 0, y: 0, width: width, height: layout.surface)
        textArea.frame = CGRect(x: 0, y: 0, width: width, height: layout.texts)
        textArea.contentHeight = heightOfTexts(at: width)
        let heightOfFields = fields.height
        let top = textArea.contentHeight - heightOfFields
        header.frame = CGRect(x: 0, y: 0, width: width, height: top)
        fields.frame = CGRect(x: 0, y: top, width: width, height: heightOfFields)
        line.frame = CGRect(x: 0, y: layout.texts, width: width, height: layout.line)
        buttonArea.frame = CGRect(x: 0, y: layout.texts + layout.line, width: width, height: layout.buttons)
        buttonArea.contentHeight = height(of: arrangement, width)
        place(arrangement, width)
        separateCard.isHidden = layout.separate == 0
        separateCard.frame = CGRect(x: 0, y: layout.surface + layout.gap, width: width, height: layout.separate)
    }

    private func place(_ arrangement: AlertArrangement, _ width: CGFloat) {
        var origin = CGPoint.zero
        for (place, index) in arrangement.buttons.enumerated() {
            let button = buttons[index]
            put(button, into: buttonArea)
            button.divider = place == 0 ? .none : arrangement.isPair ? .leading : .top
            if arrangement.isPair {
                let middle = (width / 2).rounded()
                let size = CGSize(width: place == 0 ? middle : width - middle, height: buttonArea.contentHeight)
                button.frame = buttonArea.mirroredIfNeeded(CGRect(origin: origin, size: size))
                origin.x += size.width
            } else {
                let size = CGSize(width: width, height: button.height(at: width))
                button.frame = CGRect(origin: origin, size: size)
                origin.y += size.height
            }
        }
        if let separate = arrangement.separate {
            put(buttons[separate], into: separateCard.content)
            buttons[separate].divider = .none
            let height = buttons[separate].height(at: width)
            buttons[separate].frame = CGRect(x: 0, y: 0, width: width, height: height)
        }
        let placed = Set(arrangement.buttons + [arrangement.separate].compactMap(\.self))
        for index in buttons.indices where !placed.contains(index) { buttons[index].removeFromSuperview() }
    }

    /// A button that stays in its place keeps the focus.
    private func put(_ button: AlertButton, into view: UIView) {
        if button.superview !== view { view.addSubview(button) }
    }

    // MARK: Touches

    // What lies around the surface hears of no touch on it.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // MARK: Focus

    /// The next button that can be chosen, round and round, in the order in which they are seen.
    ///
    /// - Parameter step: 1 or -1.
    func button(_ step: Int) -> UIView? {
        layoutIfNeeded()
        let arrangement = arrangement(form, bounds.width)
        let order = (arrangement.buttons + [arrangement.separate].compactMap(\.self)).map { buttons[$0] }
        let enabled = order.filter { $0.isEnabled || $0.isFocused }
        guard !enabled.isEmpty else { return nil }
        guard let current = enabled.firstIndex(where: \.isFocused) else {
            return step > 0 ? enabled.first : enabled.last
        }
        return enabled[(current + step + enabled.count) % enabled.count]
    }

    // MARK: Accessibility

    /// Whoever comes to the alert hears its texts.
    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(label: header.words.isEmpty ? nil : header.words)
    }
}
