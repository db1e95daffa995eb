extension UICollectionLayoutListConfiguration {
    /// The styles of lists.
    public enum Appearance: Int, Sendable {
        /// Rows from side to side; headers stay in sight.
        case plain = 0
        /// Sections that stand apart.
        case grouped = 1
        /// Sections that stand apart as cards with round corners.
        case insetGrouped = 2
        /// For the primary column of a split view.
        case sidebar = 3
        /// For the column beside a sidebar.
        case sidebarPlain = 4

        var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

        var isGrouped: Bool { self == .grouped || self == .insetGrouped }

        var environment: UIListEnvironment {
            switch self {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            case .sidebar: .sidebar
            case .sidebarPlain: .sidebarPlain
            }
        }

        /// Behind the rows and between the sections.
        var background: UIColor {
            switch self {
            case .plain, .sidebarPlain: .systemBackground
            case .grouped, .insetGrouped: .systemGroupedBackground
            case .sidebar: .secondarySystemBackground
            }
        }
    }
}
