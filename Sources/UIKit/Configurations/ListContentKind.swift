/// The standard looks of the content of lists.
enum ListContentKind: Hashable, Sendable {
    case cell
    case subtitleCell
    case valueCell
    case sidebarCell
    case sidebarSubtitleCell
    case accompaniedSidebarCell
    case accompaniedSidebarSubtitleCell
    case sidebarHeader
    case plainHeader
    case plainFooter
    case groupedHeader
    case groupedFooter
    case prominentInsetGroupedHeader
    case extraProminentInsetGroupedHeader
    /// The look of a header of whatever list it is in.
    case header
    /// The look of a footer of whatever list it is in.
    case footer

    /// The look that the kind has in a list of the style: itself, unless it follows the list.
    func shown(in environment: UIListEnvironment) -> ListContentKind {
        switch (self, environment) {
        case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell
        case (.subtitleCell, .sidebar), (.subtitleCell, .sidebarPlain): .sidebarSubtitleCell
        case (.header, .grouped), (.header, .insetGrouped): .groupedHeader
        case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader
        case (.header, _): .plainHeader
        case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter
        case (.footer, _): .plainFooter
        default: self
        }
    }
}
