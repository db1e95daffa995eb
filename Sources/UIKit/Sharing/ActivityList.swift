/// Shows activities in the rows of a table: those that share, those that act, and a row that cancels.
@MainActor final class ActivityList: UITableViewDataSource, UITableViewDelegate {
    private enum Row {
        case activity(UIActivity)
        /// Says that there is nothing to choose.
        case note
        case cancel

        var canBeChosen: Bool {
            if case .note = self { false } else { true }
        }
    }

    /// Called when the user chooses an activity, or with nil cancels.
    var onChoice: (UIActivity?) -> Void = { _ in }

    private var sections: [[Row]] = []
    /// The width of the table before it is anywhere, in points: that of a popover without a wish.
    private static let width = PopoverPlacement.standardSize.width
    /// The greatest width and height of an activity's image, in points.
    private static let imageLength: CGFloat = 28
    private static let identifier = "activity"

    private(set) lazy var table: UITableView = {
        let size = CGSize(width: Self.width, height: PopoverPlacement.standardSize.height)
        let table = UITableView(frame: CGRect(origin: .zero, size: size), style: .insetGrouped)
        table.alwaysBounceVertical = false
        table.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
        table.dataSource = self
        table.delegate = self
        return table
    }()

    /// Shows the activities, in their order within each category.
    func show(_ activities: [UIActivity]) {
        let categories: [UIActivity.Category] = [.share, .action]
        sections = categories.map { category in
            activities.filter { type(of: $0).activityCategory == category }.map(Row.activity)
        }
        sections.removeAll(where: \.isEmpty)
        if sections.isEmpty { sections = [[.note]] }
        sections.append([.cancel])
        table.reloadData()
    }

    /// The size at which all rows are seen, in whole points.
    var wantedSize: CGSize {
        CGSize(width: Self.width, height: table.contentSize.height.rounded(.up))
    }

    private func row(_ path: IndexPath) -> Row {
        sections[path.section][path.row]
    }

    // MARK: Data source

    func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        let row = row(indexPath)
        var content = UIListContentConfiguration.cell()
        switch row {
        case .activity(let activity):
            content.text = activity.activityTitle
            content.image = activity.activityImage
            content.imageProperties.maximumSize = CGSize(width: Self.imageLength, height: Self.imageLength)
        case .note:
            content.text = "Nothing can be done with this here."
            content.textProperties.color = .secondaryLabel
        case .cancel:
            content.text = "Cancel"
            content.textProperties.color = .tintColor
            content.textProperties.alignment = .center
        }
        cell.contentConfiguration = content
        cell.accessibilityTraits = row.canBeChosen ? .button : .staticText
        return cell
    }

    // MARK: Delegate

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        row(indexPath).canBeChosen
    }

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        row(indexPath).canBeChosen
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch row(indexPath) {
        case .activity(let activity): onChoice(activity)
        case .note: break
        case .cancel: onChoice(nil)
        }
    }
}
