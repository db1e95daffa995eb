/// Lists the tabs that a bar has no room for; while the user arranges them, all tabs.
@MainActor final class MoreListController: UIViewController {
    /// Called when the list is shown.
    var onReturn: () -> Void = {}
    /// Called when the user chooses one of them.
    var onChoice: (UIViewController) -> Void = { _ in }
    /// Asked for the order of all tabs when the user begins to arrange them; nil: they may not.
    var onArrange: () -> TabOrder? = { nil }
    /// Called when the user has arranged them.
    var onArranged: (TabOrder) -> Void = { _ in }

    /// Whether there is a button that begins it.
    var canArrange = false {
        didSet {
            guard canArrange != oldValue else { return }
            navigationItem.rightBarButtonItem = canArrange ? editButtonItem : nil
            if !canArrange { forgetOrder() }
        }
    }

    /// While the user arranges the tabs.
    private var order: TabOrder?
    private var orderRows: [UIViewController: TabOrderRow] = [:]

    private var controllers: [UIViewController] = []
    private let rows = UIStackView()
    private var needsUpdate = false

    /// In points.
    private static let rowHeight: CGFloat = 48

    /// - Parameter tabs: All that there are.
    func show(_ controllers: [UIViewController], of tabs: [UIViewController]) {
        // Who arranges tabs that are not there any more has to begin anew.
        let isStale = order.map { Set($0.controllers) != Set(tabs) } == true
        let isSame = self.controllers == controllers && !isStale
        self.controllers = controllers
        if isStale { forgetOrder() }
        if isViewLoaded { isSame ? update() : makeRows() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        rows.axis = .vertical
        rows.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rows)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
            rows.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
        makeRows()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onReturn()
    }

    // MARK: Arranging

    override func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        let done = order
        order = editing ? onArrange() : nil
        super.setEditing(editing && order != nil, animated: animated)
        if let done, !editing { onArranged(done) }
        if isViewLoaded { makeRows() }
    }

    /// Everything stays as it was before the user began.
    private func forgetOrder() {
        order = nil
        setEditing(false, animated: false)
    }

    private func makeOrderRows(_ order: TabOrder) {
        for controller in order.controllers {
            guard let item = controller.tabBarItem else { continue }
            let row = TabOrderRow(item) { [weak self, weak controller] step in
                if let self, let controller { move(controller, step: step) }
            }
            row.heightAnchor.constraint(equalToConstant: Self.rowHeight).isActive = true
            orderRows[controller] = row
            rows.addArrangedSubview(row)
        }
        rows.insertArrangedSubview(makeLine(), at: countInBar(order))
        update(order)
    }

    private func update(_ order: TabOrder) {
        for controller in order.controllers {
            orderRows[controller]?.update { order.place(of: controller, step: $0) != nil }
        }
    }

    /// The rows stay, so that the one that is moved keeps the focus.
    private func move(_ controller: UIViewController, step: Int) {
        guard let place = order?.place(of: controller, step: step),
            let index = order?.controllers.firstIndex(of: controller)
        else { return }
        order?.move(controller, step: step)
        guard let order else { return }
        for index in [min(index, place), max(index, place)] {
            guard let row = orderRows[order.controllers[index]] else { continue }
            // The line has a place too.
            rows.insertArrangedSubview(row, at: index < countInBar(order) ? index : index + 1)
        }
        update(order)
        UIView.animate(withDuration: ControlParts.duration) { self.view.layoutIfNeeded() }
    }

    /// How many of the first have a place there.
    private func countInBar(_ order: TabOrder) -> Int {
        max(0, order.controllers.count - controllers.count)
    }

    /// Between those in the bar and the others.
    private func makeLine() -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 1).isActive = true
        return line
    }

    // MARK: Rows

    private func makeRows() {
        for row in rows.arrangedSubviews { row.removeFromSuperview() }
        orderRows = [:]
        if let order { return makeOrderRows(order) }
        for controller in controllers {
            let row = UIButton(configuration: .plain())
            row.contentHorizontalAlignment = .leading
            row.heightAnchor.constraint(equalToConstant: Self.rowHeight).isActive = true
            row.addAction(
                UIAction { [weak self, weak controller] _ in
                    if let self, let controller { onChoice(controller) }
                }, for: .primaryActionTriggered)
            rows.addArrangedSubview(row)
        }
        update()
    }

    /// Before the next layout: whoever changes much of an item pays for it once.
    private func setNeedsUpdate() {
        needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if needsUpdate { update() }
    }

    /// Each row says what its controller's item says now.
    private func update() {
        needsUpdate = false
        for (controller, row) in zip(controllers, rows.arrangedSubviews) {
            guard let row = row as? UIButton, let item = controller.tabBarItem else { continue }
            if item.bar == nil { item.onChange = { [weak self] in self?.setNeedsUpdate() } }
            var look = UIButton.Configuration.plain()
            look.titleLineBreakMode = .byTruncatingTail
            look.title = [item.title, item.badgeValue.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
            look.image = item.image
            look.imagePadding = 14
            look.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
            row.configuration = look
            row.isEnabled = item.isEnabled
            row.accessibilityIdentifier = item.accessibilityIdentifier
            row.accessibilityLabel = item.accessibilityLabel
        }
    }
}
