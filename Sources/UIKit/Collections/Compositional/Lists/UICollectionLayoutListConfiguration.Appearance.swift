extension UICollectionLayoutListConfiguration {
    /// The styles of lists.
    public enum Appearance: Int, Sendable {
        /// The rows reach from side to side, and headers stay in sight.
        case plain = 0
        /// The sections stand apart.
        case grouped = 1
        /// The sections stand apart as cards with round corners.
        case insetGrouped = 2
        /// The list fills the primary column of a split view.
        case sidebar = 3
        /// The list fills the column beside a sidebar.
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

        /// The colour behind the rows and between the sections.
        var background: UIColor {
            switch self {
            case .plain, .sidebarPlain: .systemBackground
            case .grouped, .insetGrouped: .systemGroupedBackground
            case .sidebar: .secondarySystemBackground
            }
        }
    }
}
