/// The configurations with the standard looks, one for each kind of cell, header and footer.
extension UIListContentConfiguration {
    // MARK: Cells

    /// A configuration for a cell with one text. In a sidebar the look is that of `sidebarCell()`.
    public static func cell() -> UIListContentConfiguration { standard(.cell) }
    /// A configuration for a cell with a text and a smaller one below it. In a sidebar the look is that of `sidebarSubtitleCell()`.
    public static func subtitleCell() -> UIListContentConfiguration { standard(.subtitleCell) }
    /// A configuration for a cell with a text, and a value at the other end of the line.
    public static func valueCell() -> UIListContentConfiguration { standard(.valueCell) }
    public static func sidebarCell() -> UIListContentConfiguration { standard(.sidebarCell) }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { standard(.sidebarSubtitleCell) }
    /// A configuration for a cell with one text, in a list beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { standard(.accompaniedSidebarCell) }
    /// A configuration for a cell with a text and a smaller one below it, in a list beside a sidebar.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        standard(.accompaniedSidebarSubtitleCell)
    }

    // MARK: Headers and footers

    /// A configuration for a header of whatever list it is in.
    public static func header() -> UIListContentConfiguration { standard(.header) }
    /// A configuration for a footer of whatever list it is in.
    public static func footer() -> UIListContentConfiguration { standard(.footer) }
    public static func sidebarHeader() -> UIListContentConfiguration { standard(.sidebarHeader) }
    public static func plainHeader() -> UIListContentConfiguration { standard(.plainHeader) }
    public static func plainFooter() -> UIListContentConfiguration { standard(.plainFooter) }
    public static func groupedHeader() -> UIListContentConfiguration { standard(.groupedHeader) }
    public static func groupedFooter() -> UIListContentConfiguration { standard(.groupedFooter) }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        standard(.prominentInsetGroupedHeader)
    }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        standard(.extraProminentInsetGroupedHeader)
    }

    // MARK: Lists

    /// A copy with the look that its kind has in a list of the style. A property that the app has changed stays as it is.
    func fitted(to environment: UIListEnvironment) -> UIListContentConfiguration {
        guard environment != self.environment else { return self }
        var fitted = self
        fitted.environment = environment
        guard kind.shown(in: environment) != kind.shown(in: self.environment) else { return fitted }
        let old = Self.standard(kind, in: self.environment)
        let new = Self.standard(kind, in: environment)
        fitted.textProperties.adopt(new.textProperties, over: old.textProperties)
        fitted.secondaryTextProperties.adopt(new.secondaryTextProperties, over: old.secondaryTextProperties)
        fitted.minimumHeight = new.minimumHeight
        if axesPreservingSuperviewLayoutMargins == old.axesPreservingSuperviewLayoutMargins {
            fitted.axesPreservingSuperviewLayoutMargins = new.axesPreservingSuperviewLayoutMargins
        }
        if directionalLayoutMargins == old.directionalLayoutMargins {
            fitted.directionalLayoutMargins = new.directionalLayoutMargins
        }
        if imageToTextPadding == old.imageToTextPadding { fitted.imageToTextPadding = new.imageToTextPadding }
        return fitted
    }

    private static func standard(
        _ kind: ListContentKind, in environment: UIListEnvironment = .unspecified
    ) -> UIListContentConfiguration {
        let shown = kind.shown(in: environment)
        var configuration = UIListContentConfiguration(
            kind, text: shown.text, secondaryText: shown.secondaryText, margins: shown.margins)
        configuration.environment = environment
        configuration.prefersSideBySideTextAndSecondaryText = shown == .valueCell
        configuration.minimumHeight = shown.isCell ? ListContentKind.rowHeight : 0
        if shown.isInSidebar { configuration.axesPreservingSuperviewLayoutMargins = [] }
        return configuration
    }
}

extension UIListContentConfiguration.TextProperties {
    /// Takes over what is new of a standard look, where the old one has not been changed.
    fileprivate mutating func adopt(_ new: Self, over old: Self) {
        standardColor = new.standardColor
        if font == old.font { font = new.font }
        if transform == old.transform { transform = new.transform }
    }
}

extension ListContentKind {
    /// The least height of a row, in points.
    fileprivate static let rowHeight: CGFloat = 44

    fileprivate var isCell: Bool {
        switch self {
        case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
            .accompaniedSidebarSubtitleCell:
            true
        default: false
        }
    }

    fileprivate var isInSidebar: Bool {
        self == .sidebarCell || self == .sidebarSubtitleCell || self == .sidebarHeader
    }

    /// The margins around the content, in points. Those of cells are UIKit's.
    fileprivate var margins: NSDirectionalEdgeInsets {
        let (top, bottom): (CGFloat, CGFloat) =
            switch self {
            case .plainHeader, .plainFooter, .header, .footer, .groupedFooter: (6, 6)
            case .groupedHeader: (16, 6)
            case .sidebarHeader: (12, 6)
            case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader: (16, 8)
            default: (11, 11)
            }
        return NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 8)
    }

    @MainActor fileprivate var text: UIListContentConfiguration.TextProperties {
        switch self {
        case .groupedHeader:
            var text = properties(.footnote, ListColors.secondaryText)
            text.transform = .uppercase
            return text
        case .groupedFooter, .plainFooter, .footer: return properties(.footnote, ListColors.secondaryText)
        case .plainHeader, .header: return properties(.headline, ControlColors.text)
        case .sidebarHeader, .prominentInsetGroupedHeader: return properties(.title3, ControlColors.text, isBold: true)
        case .extraProminentInsetGroupedHeader: return properties(.title2, ControlColors.text, isBold: true)
        default: return properties(.body, ControlColors.text)
        }
    }

    @MainActor fileprivate var secondaryText: UIListContentConfiguration.TextProperties {
        switch self {
        case .cell, .subtitleCell: properties(.caption1, ControlColors.text)
        case .valueCell: properties(.body, ListColors.secondaryText)
        case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
            properties(.subheadline, ListColors.secondaryText)
        default: properties(.footnote, ListColors.secondaryText)
        }
    }

    @MainActor private func properties(
        _ style: UIFont.TextStyle, _ color: UIColor, isBold: Bool = false
    ) -> UIListContentConfiguration.TextProperties {
        var font = UIFont.preferredFont(forTextStyle: style)
        if isBold, let bold = font.fontDescriptor.withSymbolicTraits(.traitBold) {
            font = UIFont(descriptor: bold, size: 0)
        }
        return UIListContentConfiguration.TextProperties(font, color)
    }
}
