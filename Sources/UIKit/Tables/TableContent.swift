/// Keeps what a table knows of its content: how many rows there are, and how high they are. It asks the data source and the delegate.
///
/// Which heights are asked for when, follows the pages of `UITableView` on estimates: where rows have estimates, the delegate is asked for
/// the height of a row when that is about to be seen; where the app turned estimates off, for all of them at once. A row that is measured
/// is measured when its cell exists.
@MainActor final class TableContent {
    private unowned let table: UITableView

    /// The counts and heights as far as they are known.
    var geometry = TableGeometry()

    /// Whether the data source is to be asked anew for everything.
    private(set) var isDue = true

    /// Whether the data source or the delegate is being asked just now. What they tell the table meanwhile waits.
    private(set) var isAsking = false

    init(of table: UITableView) {
        self.table = table
    }

    /// Has everything be asked anew, before it is needed next.
    func reload() {
        isDue = true
        table.setNeedsLayout()
    }

    /// Asks the data source for the numbers of sections and rows, if that is due.
    ///
    /// - Returns: Whether something was asked.
    @discardableResult func refresh() -> Bool {
        guard isDue, !isAsking else { return false }
        isDue = false
        geometry = makeGeometry(counts())
        return true
    }

    /// Runs `body`, in which somebody of the app is asked.
    @discardableResult func asking<Answer>(_ body: () -> Answer) -> Answer {
        let wasAsking = isAsking
        isAsking = true
        defer { isAsking = wasAsking }
        return body()
    }

    /// The number of rows of each section, as the data source says it now.
    func counts() -> [Int] {
        guard let source = table.dataSource else { return [] }
        return asking {
            let sections = checked(source.numberOfSections(in: table), upTo: Self.mostSections, "sections")
            return (0..<sections).map {
                checked(
                    source.tableView(table, numberOfRowsInSection: $0), upTo: Self.mostRows, "rows in section \($0)")
            }
        }
    }

    /// More sections than this, and more rows of one than this, are taken for a mistake of the data source: each has its place in memory.
    private static let mostSections = 1 << 20
    private static let mostRows = 1 << 24

    private func checked(_ count: Int, upTo most: Int, _ what: String) -> Int {
        guard count < 0 || count > most else { return count }
        UsageDiagnostic.report(
            .invalidTable,
            "the data source of \(table) has \(count) \(what), which cannot be; it counts as 0")
        return 0
    }

    // MARK: Heights before anything is seen

    /// The geometry of a table with so many rows, in which all is estimated that need not be known.
    func makeGeometry(_ counts: [Int]) -> TableGeometry {
        asking {
            var geometry = TableGeometry(
                counts.enumerated().map { index, count in
                    var section = TableGeometry.Section(rows: rows(count, in: index))
                    estimateHeader(of: index, in: &section)
                    estimateFooter(of: index, in: &section)
                    return section
                })
            geometry.top = table.tableHeaderView?.frame.height ?? 0
            geometry.bottom = table.tableFooterView?.frame.height ?? 0
            return geometry
        }
    }

    private func rows(_ count: Int, in section: Int) -> RowHeights {
        guard count > 0 else { return RowHeights(count: 0, height: 0, isKnown: true) }
        let usual = Self.isHeight(table.rowHeight) ? table.rowHeight : TableLook.rowHeight
        let isFixed = Self.isHeight(table.rowHeight)
        let delegate = table.rowDelegate
        if let delegate, !table.unanswered.contains(.estimatedHeightForRow) {
            let first = delegate.tableView(table, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
            if !table.unanswered.contains(.estimatedHeightForRow) {
                var heights = [Self.isHeight(first) ? first : usual]
                for row in 1..<max(1, count) {
                    let height = delegate.tableView(
                        table, estimatedHeightForRowAt: IndexPath(row: row, section: section))
                    heights.append(Self.isHeight(height) ? height : usual)
                }
                return RowHeights(heights, known: [])
            }
        }
        if let delegate, !table.unanswered.contains(.heightForRow), table.estimatedRowHeight == 0 {
            let answers = allHeights(count, in: section, delegate)
            if !table.unanswered.contains(.heightForRow) { return answers }
        }
        if isFixed, delegate == nil || isUnanswered(.heightForRow, section) {
            return RowHeights(count: count, height: usual, isKnown: true)
        }
        let estimate = table.estimatedRowHeight
        return RowHeights(
            count: count, height: Self.isHeight(estimate) && estimate > 0 ? estimate : usual, isKnown: false)
    }

    /// Whether the delegate is known not to say heights of rows. It is asked for one where that is not known yet.
    private func isUnanswered(_ question: TableQuestion, _ section: Int) -> Bool {
        if !table.unanswered.contains(question) {
            _ = table.rowDelegate?.tableView(table, heightForRowAt: IndexPath(row: 0, section: section))
        }
        return table.unanswered.contains(question)
    }

    /// The heights of all rows. Those of rows that are to be measured are estimates.
    private func allHeights(_ count: Int, in section: Int, _ delegate: any UITableViewDelegate) -> RowHeights {
        var heights: [CGFloat] = []
        var measured: [Int] = []
        heights.reserveCapacity(count)
        for row in 0..<count {
            let path = IndexPath(row: row, section: section)
            let height = delegate.tableView(table, heightForRowAt: path)
            guard !table.unanswered.contains(.heightForRow) else { break }
            if let height = checked(height, "row \(path.messageText)") {
                heights.append(height)
            } else {
                measured.append(row)
                heights.append(TableLook.rowHeight)
            }
        }
        return RowHeights(heights, known: measured.isEmpty ? nil : Set(0..<heights.count).subtracting(measured))
    }

    // MARK: Heights of what is about to be seen

    /// The height of a row that nobody has to measure; nil where its cell says it.
    func givenHeight(ofRow path: IndexPath) -> CGFloat? {
        if let delegate = table.rowDelegate, !table.unanswered.contains(.heightForRow) {
            let height = asking { delegate.tableView(table, heightForRowAt: path) }
            if !table.unanswered.contains(.heightForRow) { return checked(height, "row \(path.messageText)") }
        }
        return checked(table.rowHeight, "each row")
    }

    /// A height in points; nil for `automaticDimension` and for what is none, with a report.
    private func checked(_ height: CGFloat, _ what: @autoclosure () -> String) -> CGFloat? {
        if Self.isHeight(height) { return height }
        if height != UITableView.automaticDimension {
            UsageDiagnostic.report(
                .invalidTable,
                "the height of \(what()) of \(table) is \(height), which cannot be; it is measured instead")
        }
        return nil
    }

    /// Whether a value can be a height. Tables that are higher than any screen by this much have places that are no numbers to count with.
    static func isHeight(_ value: CGFloat) -> Bool {
        value >= 0 && value <= 1e7
    }

    // MARK: Headers and footers

    private func estimateHeader(of index: Int, in section: inout TableGeometry.Section) {
        let title = table.dataSource?.tableView(table, titleForHeaderInSection: index)
        let empty = table.look.emptyHeaderHeight(ofFirstSection: index == 0 && table.tableHeaderView == nil)
        let delegate = table.rowDelegate
        if let delegate, !table.unanswered.contains(.heightForHeader) {
            let height = delegate.tableView(table, heightForHeaderInSection: index)
            if !table.unanswered.contains(.heightForHeader), let given = given(height, "the header of section \(index)")
            {
                return give(&section, header: given)
            }
        }
        if title == nil, isWithoutView(.viewForHeader, index) { return give(&section, header: empty) }
        if let given = given(table.sectionHeaderHeight, "each header"), title != nil {
            return give(&section, header: given)
        }
        var estimate = table.estimatedSectionHeaderHeight
        if let delegate, !table.unanswered.contains(.estimatedHeightForHeader) {
            let answer = delegate.tableView(table, estimatedHeightForHeaderInSection: index)
            if !table.unanswered.contains(.estimatedHeightForHeader) { estimate = answer }
        }
        give(&section, header: Self.isHeight(estimate) && estimate > 0 ? estimate : table.look.headerHeight)
        section.isHeaderKnown = false
    }

    private func give(_ section: inout TableGeometry.Section, header: CGFloat) {
        section.header = header
        section.padding = padding(forHeader: header)
        section.isHeaderKnown = true
    }

    /// The space above a header of this height.
    func padding(forHeader header: CGFloat) -> CGFloat {
        guard header > 0 else { return 0 }
        let own = table.sectionHeaderTopPadding
        return Self.isHeight(own) ? own : table.look.headerPadding
    }

    private func estimateFooter(of index: Int, in section: inout TableGeometry.Section) {
        let title = table.dataSource?.tableView(table, titleForFooterInSection: index)
        let delegate = table.rowDelegate
        if let delegate, !table.unanswered.contains(.heightForFooter) {
            let height = delegate.tableView(table, heightForFooterInSection: index)
            if !table.unanswered.contains(.heightForFooter), let given = given(height, "the footer of section \(index)")
            {
                section.footer = given
                return
            }
        }
        if title == nil, isWithoutView(.viewForFooter, index) {
            section.footer = table.look.emptyFooterHeight
            return
        }
        if let given = given(table.sectionFooterHeight, "each footer"), title != nil {
            section.footer = given
            return
        }
        var estimate = table.estimatedSectionFooterHeight
        if let delegate, !table.unanswered.contains(.estimatedHeightForFooter) {
            let answer = delegate.tableView(table, estimatedHeightForFooterInSection: index)
            if !table.unanswered.contains(.estimatedHeightForFooter) { estimate = answer }
        }
        section.footer = Self.isHeight(estimate) && estimate > 0 ? estimate : table.look.headerHeight
        section.isFooterKnown = false
    }

    /// A height that counts; nil where it is left to the table.
    private func given(_ height: CGFloat, _ what: @autoclosure () -> String) -> CGFloat? {
        height == 0 && table.look.isGrouped ? nil : checked(height, what())
    }

    /// Whether the delegate is known to have no views for headers, or for footers. It is asked for the first one where that is not known
    /// yet, and the table keeps that until the section is seen.
    private func isWithoutView(_ question: TableQuestion, _ section: Int) -> Bool {
        guard table.rowDelegate != nil else { return true }
        if section == 0, !table.unanswered.contains(question) {
            if question == .viewForHeader {
                table.headers.prepareHeader(section)
            } else {
                table.headers.prepareFooter(section)
            }
        }
        return table.unanswered.contains(question)
    }

    /// The height of a header that is about to be seen.
    ///
    /// - Parameter view: Nil where there is none.
    func height(ofHeader section: Int, _ view: UIView?) -> CGFloat {
        if let delegate = table.rowDelegate, !table.unanswered.contains(.heightForHeader) {
            let height = asking { delegate.tableView(table, heightForHeaderInSection: section) }
            if !table.unanswered.contains(.heightForHeader),
                let given = given(height, "the header of section \(section)")
            {
                return given
            }
        }
        guard let view else {
            return table.look.emptyHeaderHeight(ofFirstSection: section == 0 && table.tableHeaderView == nil)
        }
        return given(table.sectionHeaderHeight, "each header") ?? measured(view)
    }

    func height(ofFooter section: Int, _ view: UIView?) -> CGFloat {
        if let delegate = table.rowDelegate, !table.unanswered.contains(.heightForFooter) {
            let height = asking { delegate.tableView(table, heightForFooterInSection: section) }
            if !table.unanswered.contains(.heightForFooter),
                let given = given(height, "the footer of section \(section)")
            {
                return given
            }
        }
        guard let view else { return table.look.emptyFooterHeight }
        return given(table.sectionFooterHeight, "each footer") ?? measured(view)
    }

    /// The height that a header or footer needs at the width of the table's cells.
    private func measured(_ view: UIView) -> CGFloat {
        let span = table.look.cellSpan(in: table.bounds.width)
        view.frame.size.width = span.width
        guard view is UITableViewHeaderFooterView || view.containsAutoLayout else {
            return Self.isHeight(view.frame.height) && view.frame.height > 0
                ? view.frame.height : table.look.headerHeight
        }
        let height = view.systemLayoutSizeFitting(
            CGSize(width: span.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return Self.isHeight(height) ? height.roundedUp(to: table.hairline) : table.look.headerHeight
    }
}

extension CGFloat {
    /// The next multiple of `unit`, but for what a rounding error is above one.
    func roundedUp(to unit: CGFloat) -> CGFloat {
        ((self / unit) - 0.001).rounded(.up) * unit
    }
}
