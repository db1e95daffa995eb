/// Lists the tabs that a bar has no room for.
@MainActor final class MoreListController: UIViewController {
    /// Called when the list is shown.
    var onReturn: () -> Void = {}
    /// Called when the user chooses one of them.
    var onChoice: (UIViewController) -> Void = { _ in }

    private var controllers: [UIViewController] = []
    private let rows = UIStackView()
    private var needsUpdate = false

    /// In points.
    private static let rowHeight: CGFloat = 48

    func show(_ controllers: [UIViewController]) {
        let isSame = self.controllers == controllers
        self.controllers = controllers
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

    private func makeRows() {
        for row in rows.arrangedSubviews { row.removeFromSuperview() }
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
