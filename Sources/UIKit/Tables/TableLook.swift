/// The measures and colours of a table of one style and width, which follow UIKit's: docs/Look.md.
///
/// Lengths are in points. All of it is a value, so that what a table looks like can be tested without one.
struct TableLook: Equatable {
    let style: UITableView.Style
    /// The insets of the cells from the sides of the table.
    let cellInsets: UIEdgeInsets
    /// The space between the sides of a cell and its content.
    let margin: CGFloat
    /// The radius of the corners of a section; 0 for none.
    let cornerRadius: CGFloat

    /// The least width of a table with wider margins.
    private static let wide: CGFloat = 414

    /// - Parameters:
    ///   - width: The width of the table.
    ///   - ownMargins: The margins that the app has set for the table; nil for the usual ones.
    ///   - safeArea: The insets of the table's sides that are covered.
    ///   - readableWidth: The greatest width of content; nil for no limit.
    init(
        _ style: UITableView.Style, width: CGFloat, ownMargins: UIEdgeInsets? = nil, safeArea: UIEdgeInsets = .zero,
        readableWidth: CGFloat? = nil
    ) {
        self.style = style
        let usual: CGFloat = width >= Self.wide ? 20 : 16
        var left = ownMargins?.left ?? usual
        var right = ownMargins?.right ?? usual
        if let readableWidth, width - left - right > readableWidth {
            let room = (width - readableWidth) / 2
            (left, right) = (max(left, room), max(right, room))
        }
        if style == .insetGrouped {
            cellInsets = UIEdgeInsets(
                top: 0, left: max(0, left + safeArea.left), bottom: 0, right: max(0, right + safeArea.right))
            margin = usual
            cornerRadius = 10
        } else {
            cellInsets = .zero
            margin = max(0, min(left, right))
            cornerRadius = 0
        }
    }

    /// The place of the cells of a table on the horizontal axis.
    func cellSpan(in width: CGFloat) -> (x: CGFloat, width: CGFloat) {
        (cellInsets.left, max(0, width - cellInsets.left - cellInsets.right))
    }

    var isGrouped: Bool {
        style != .plain
    }

    // MARK: Heights

    /// The height of a row until it is known, and of one that has nothing to measure.
    static let rowHeight: CGFloat = 44
    /// The height of a header with a title until it is known.
    var headerHeight: CGFloat { isGrouped ? 38 : 28 }

    /// The height of a header without anything in it: sections of grouped tables stand apart.
    func emptyHeaderHeight(ofFirstSection isFirst: Bool) -> CGFloat {
        isGrouped ? isFirst ? 35 : Self.gap : 0
    }

    /// The height of a footer without anything in it.
    var emptyFooterHeight: CGFloat {
        isGrouped ? Self.gap : 0
    }

    private static let gap: CGFloat = 17.5

    /// The space above the header of a section of a plain table, where the app leaves it to the table.
    var headerPadding: CGFloat {
        isGrouped ? 0 : 22
    }

    // MARK: Colours

    static func background(_ style: UITableView.Style) -> UIColor {
        style == .plain ? .systemBackground : .systemGroupedBackground
    }

    static func cellBackground(_ style: UITableView.Style) -> UIColor {
        style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }

    /// The background of a row that is selected or pressed.
    static let selection = UIColor.systemGray4
}
