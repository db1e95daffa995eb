/// The place of a cell or a header in its list, as the list tells it.
struct ListRow: Equatable {
    enum Part: Sendable {
        case cell
        case header
        case footer
        /// The view behind the whole section.
        case background
    }

    var part: Part
    var appearance: UICollectionLayoutListConfiguration.Appearance
    /// Whether no row of the section lies before it; headers do not count.
    var isFirst = false
    /// Whether no row of the section comes after it.
    var isLast = false
    /// The lines at the edges of the row; nil for rows without lines.
    var separators: UIListSeparatorConfiguration?
    /// The colour of the view behind the section.
    var backgroundColor: UIColor?

    /// The radius of the corners of a section, in points.
    static let sectionRadius: CGFloat = 10

    /// The corners of the row that are those of its section: none where a section has no round ones.
    var roundCorners: CACornerMask {
        guard appearance == .insetGrouped, part == .cell else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    // MARK: Separators

    /// Whether there is a line at the upper edge. By itself there is one only above the first row of a section that has lines at its edges.
    var hasTopSeparator: Bool {
        guard part == .cell, let separators else { return false }
        return Self.isSeen(separators.topSeparatorVisibility, automatic: appearance == .grouped && isFirst)
    }

    /// Whether there is a line at the lower edge. By itself there is one below each row, but not at the edge of a card.
    var hasBottomSeparator: Bool {
        guard part == .cell, let separators else { return false }
        return Self.isSeen(
            separators.bottomSeparatorVisibility, automatic: !(appearance == .insetGrouped && isLast))
    }

    private static func isSeen(_ visibility: UIListSeparatorConfiguration.Visibility, automatic: Bool) -> Bool {
        switch visibility {
        case .automatic: automatic
        case .visible: true
        case .hidden: false
        }
    }

    /// The distances of the upper line from the sides of the row, in points.
    ///
    /// - Parameter text: The distance of the row's text from the leading edge.
    func topSeparatorInsets(text: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        insets(separators?.topSeparatorInsets, text, isAtEdge: isFirst)
    }

    /// The distances of the lower line from the sides of the row, in points.
    ///
    /// - Parameter text: The distance of the row's text from the leading edge.
    func bottomSeparatorInsets(text: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        insets(separators?.bottomSeparatorInsets, text, isAtEdge: isLast)
    }

    private func insets(
        _ insets: NSDirectionalEdgeInsets?, _ text: CGFloat, isAtEdge: Bool
    ) -> (leading: CGFloat, trailing: CGFloat) {
        let insets = insets ?? UIListSeparatorConfiguration.automaticInsets
        // The edge of a section is a line from side to side.
        let start = appearance == .grouped && isAtEdge ? 0 : text
        return (
            UIListSeparatorConfiguration.resolved(insets.leading, automatic: start),
            UIListSeparatorConfiguration.resolved(insets.trailing, automatic: 0)
        )
    }
}
