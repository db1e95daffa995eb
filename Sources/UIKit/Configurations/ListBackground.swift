/// The place of a background in a list, from which its colours and its shape follow.
struct ListBackground: Hashable, Sendable {
    enum Part: Sendable {
        case cell
        case header
        case footer
    }

    let part: Part
    /// Whether the look is that of whatever list the background is in.
    let followsList: Bool
    private(set) var environment: UIListEnvironment

    init(part: Part, followsList: Bool, environment: UIListEnvironment) {
        self.part = part
        self.followsList = followsList
        self.environment = environment
    }

    /// Gives the background the look that it has in a list of this style. Where nobody has said which, it keeps the look that it has.
    mutating func fit(to environment: UIListEnvironment) {
        guard followsList, environment != .unspecified, environment != .none else { return }
        self.environment = environment
    }

    private var isMarkedInside: Bool {
        part == .cell && (environment == .sidebar || environment == .sidebarPlain)
    }

    /// The radius of the corners, in points; nil leaves it to whoever shows the background.
    var cornerRadius: CGFloat? {
        isMarkedInside ? ControlRadius.medium : nil
    }

    var insets: NSDirectionalEdgeInsets {
        isMarkedInside ? NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8) : .zero
    }

    func color(_ flags: ConfigurationFlags) -> UIColor {
        switch (part, environment) {
        case (.cell, .sidebar), (.cell, .sidebarPlain):
            flags.isMarked || flags.isDropTarget ? ListColors.wash : .clear
        case (.cell, .grouped), (.cell, .insetGrouped): rowColor(flags, .secondarySystemGroupedBackground)
        case (.cell, _): rowColor(flags, .systemBackground)
        // Rows pass below those that stay at the edge.
        case (_, .plain): .systemBackground
        default: .clear
        }
    }

    private func rowColor(_ flags: ConfigurationFlags, _ usual: UIColor) -> UIColor {
        flags.isMarked ? ListColors.marked : flags.isDropTarget ? ListColors.wash : usual
    }
}
