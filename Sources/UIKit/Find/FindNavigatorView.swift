/// The bar by which the user finds in a text, and replaces. It stands at the lower edge of the window, above a keyboard, as an accessory does.
@MainActor final class FindNavigatorView: UIView, UITextFieldDelegate, WindowOverlay {
    private(set) weak var interaction: UIFindInteraction?
    private weak var home: UIWindow?

    private let line = UIView()
    private let field = UISearchTextField()
    private let replacementField = UISearchTextField()
    private let count = UILabel()
    private let options = UIButton(configuration: .plain())
    private let previous = UIButton(configuration: .plain())
    private let following = UIButton(configuration: .plain())
    private let done = UIButton(configuration: .plain())
    private let replace = UIButton(configuration: .plain())
    private let replaceAll = UIButton(configuration: .plain())

    /// The distances to the edges, and between what stands in the bar, in points.
    private static let margin: CGFloat = 8
    /// The width of a button with an image, in points.
    private static let buttonWidth: CGFloat = 36
    /// The least width of the field, for which the number of results makes room, in points.
    private static let leastFieldWidth: CGFloat = 120

    init(of interaction: UIFindInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        count.font = .preferredFont(forTextStyle: .footnote)
        count.textColor = .secondaryLabel
        setUpFields()
        setUpButtons()
        for view in [line, options, field, count, previous, following, done, replacementField, replace, replaceAll]
            as [UIView]
        {
            addSubview(view)
        }
        showsReplaceDidChange()
        optionsDidChange()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func setUpFields() {
        (field.placeholder, replacementField.placeholder) = ("Find", "Replace")
        (field.accessibilityLabel, replacementField.accessibilityLabel) = ("Find", "Replace with")
        replacementField.setIcon(UIImage(systemName: "pencil"))
        replacementField.enablesReturnKeyAutomatically = false
        for one in [field, replacementField] {
            one.autocorrectionType = .no
            one.autocapitalizationType = .none
            one.delegate = self
            one.fontDidChange = { [weak self] in self?.heightDidChange() }
        }
        field.searchKeys = { [weak self] in self?.keys ?? [] }
        field.addAction(UIAction { [weak self] _ in self?.didWrite() }, for: .editingChanged)
        replacementField.addAction(UIAction { [weak self] _ in self?.didWrite() }, for: .editingChanged)
    }

    private func setUpButtons() {
        setUp(options, image: "ellipsis", label: "Options") { _ in }
        options.showsMenuAsPrimaryAction = true
        setUp(previous, image: "chevron.up", label: "Previous") { $0.findPrevious() }
        setUp(following, image: "chevron.down", label: "Next") { $0.findNext() }
        setUp(done, title: "Done") { $0.dismissFindNavigator() }
        setUp(replace, title: "Replace") { $0.replaceOne() }
        setUp(replaceAll, title: "All") { $0.replaceAll() }
        replaceAll.accessibilityLabel = "Replace All"
    }

    private func setUp(
        _ button: UIButton, title: String? = nil, image: String? = nil, label: String? = nil,
        _ action: @escaping @MainActor (UIFindInteraction) -> Void
    ) {
        var look = UIButton.Configuration.plain()
        look.title = title
        look.image = image.flatMap { UIImage(systemName: $0) }
        look.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
        button.configuration = look
        button.accessibilityLabel = label
        button.addAction(
            UIAction { [weak self] _ in
                if let interaction = self?.interaction { action(interaction) }
            }, for: .primaryActionTriggered)
    }

    // MARK: Coming and going

    /// Shows the bar at once, so that the user can write into it.
    func present(in window: UIWindow) {
        home = window
        window.findNavigator = self
        window.overlays.push(self)
        window.inputViews.setNeedsUpdate()
        window.inputViews.update()
    }

    /// Has the user write what is searched.
    func focus() {
        guard field.becomeFirstResponder() else { return }
        field.selectAll(nil)
    }

    /// - Returns: Whether the user wrote in it.
    func dismiss() -> Bool {
        guard let home else { return false }
        let responder = home.firstResponder
        let hasKeys = responder?.isInside(self) == true
        if home.findNavigator === self { home.findNavigator = nil }
        home.overlays.remove(self)
        self.home = nil
        if hasKeys { responder?.resignFirstResponder() }
        home.inputViews.setNeedsUpdate()
        return hasKeys
    }

    /// Whoever is searched has left the window.
    func end() {
        interaction?.end(returnsKeys: false)
        if home != nil { _ = dismiss() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // The window is shown no more.
        if window == nil, home != nil { end() }
    }

    // MARK: What is searched

    var query: String {
        get { field.text ?? "" }
        set { field.text = newValue }
    }

    var replacement: String {
        get { replacementField.text ?? "" }
        set { replacementField.text = newValue }
    }

    var showsReplace = false {
        didSet { if showsReplace != oldValue { showsReplaceDidChange() } }
    }

    private func showsReplaceDidChange() {
        for view in [replacementField, replace, replaceAll] as [UIView] { view.isHidden = !showsReplace }
        if !showsReplace, replacementField.isFirstResponder { field.becomeFirstResponder() }
        optionsDidChange()
        heightDidChange()
    }

    private func didWrite() {
        // What an input method composes is not what is searched yet.
        if field.markedTextRange == nil { interaction?.queryDidChange(to: query) }
        if replacementField.markedTextRange == nil { interaction?.replacementDidChange(to: replacement) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === field { interaction?.findNext() } else { interaction?.replaceOne() }
        return false
    }

    private var keys: [UIKeyCommand] {
        let back = UIKeyCommand(
            input: "\r", modifierFlags: .shift,
            primaryAction: UIAction { [weak self] _ in self?.interaction?.findPrevious() })
        back.wantsPriorityOverSystemBehavior = true
        return [back]
    }

    // MARK: Results

    func resultsDidChange(of session: UIFindSession, hasQuery: Bool) {
        let (total, current) = (session.resultCount, session.highlightedResultIndex)
        let isAt = (0..<max(total, 0)).contains(current)
        switch session.searchResultDisplayStyle {
        case .none: count.text = nil
        case _ where !hasQuery: count.text = nil
        case _ where total <= 0: count.text = "Not found"
        case .currentAndTotal where isAt: count.text = "\(current + 1) of \(total)"
        case .currentAndTotal, .total: count.text = "\(total)"
        }
        for button in [previous, following] { button.isEnabled = total > 0 }
        replace.isEnabled = session.allowsReplacementForCurrentlyHighlightedResult
        replaceAll.isEnabled = session.supportsReplacement && total > 0
        setNeedsLayout()
    }

    func optionsDidChange() {
        options.menu = interaction?.optionsMenu
    }

    // MARK: Actions of the chain

    override func find(_ sender: Any?) { focus() }

    override func findAndReplace(_ sender: Any?) { interaction?.presentFindNavigator(showingReplace: true) }

    override func findNext(_ sender: Any?) { interaction?.findNext() }

    override func findPrevious(_ sender: Any?) { interaction?.findPrevious() }

    // MARK: Lying over the window

    var keyResponder: UIResponder? { nil }
    var lastResponder: UIResponder? { nil }
    var focusRoot: UIView? { nil }

    func cancel() -> Bool {
        guard let interaction else { return false }
        interaction.dismissFindNavigator()
        return true
    }

    // MARK: Layout

    private var rowHeight: CGFloat { field.height + 2 * Self.margin }

    override var intrinsicContentSize: CGSize {
        CGSize(
            width: Self.noIntrinsicMetric,
            height: showsReplace ? 2 * rowHeight - Self.margin : rowHeight)
    }

    private func heightDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = safeAreaInsets
        let left = safe.left + Self.margin
        let right = max(bounds.width - safe.right - Self.margin, left)
        let scale = max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / scale)
        let height = field.height
        var x = right
        func placeFromRight(_ view: UIView, width: CGFloat, y: CGFloat) {
            x -= width
            place(view, CGRect(x: x, y: y, width: width, height: height))
        }
        placeFromRight(done, width: width(of: done), y: Self.margin)
        placeFromRight(following, width: Self.buttonWidth, y: Self.margin)
        placeFromRight(previous, width: Self.buttonWidth, y: Self.margin)
        place(options, CGRect(x: left, y: Self.margin, width: Self.buttonWidth, height: height))
        let start = left + Self.buttonWidth + Self.margin / 2
        let room = x - start
        let wanted = count.text == nil ? 0 : count.sizeThatFits(bounds.size).width.rounded(.up) + Self.margin
        count.isHidden = wanted == 0 || room - wanted < Self.leastFieldWidth
        if !count.isHidden { placeFromRight(count, width: wanted, y: Self.margin) }
        place(field, CGRect(x: start, y: Self.margin, width: max(x - start - Self.margin / 2, 0), height: height))
        guard showsReplace else { return }
        let second = rowHeight
        x = right
        placeFromRight(replaceAll, width: width(of: replaceAll), y: second)
        placeFromRight(replace, width: width(of: replace), y: second)
        place(
            replacementField,
            CGRect(x: start, y: second, width: max(x - start - Self.margin / 2, 0), height: height))
    }

    private func width(of button: UIButton) -> CGFloat {
        max(button.sizeThatFits(bounds.size).width.rounded(.up), Self.buttonWidth)
    }

    /// Gives a view its frame, which is said for an interface that runs from left to right.
    private func place(_ view: UIView, _ frame: CGRect) {
        var frame = frame
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
        if view.frame != frame { view.frame = frame }
    }
}
