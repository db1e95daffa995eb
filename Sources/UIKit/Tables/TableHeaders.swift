/// The headers and footers of the sections of a table that are seen.
@MainActor final class TableHeaders {
    /// The views of one kind, by their sections.
    @MainActor private final class Views {
        var shown: [Int: UIView] = [:]
        /// The views that were made to be measured, and are not shown yet: nil inside where the section has none.
        var prepared: [Int: UIView?] = [:]

        func removeAll() {
            shown = [:]
            prepared = [:]
        }
    }

    private enum Kind {
        case header
        case footer
    }

    private unowned let table: UITableView
    private let headers = Views()
    private let footers = Views()

    init(of table: UITableView) {
        self.table = table
    }

    func header(_ section: Int) -> UIView? { headers.shown[section] }
    func footer(_ section: Int) -> UIView? { footers.shown[section] }

    /// All views that are shown just now.
    var shownViews: [UIView] {
        Array(headers.shown.values) + Array(footers.shown.values)
    }

    // MARK: Making

    /// Asks for the header of a section, and keeps it until the section is seen.
    func prepareHeader(_ section: Int) { _ = makeHeader(section) }
    func prepareFooter(_ section: Int) { _ = makeFooter(section) }

    /// The view of the header, which exists or is made; nil for none.
    func makeHeader(_ section: Int) -> UIView? { make(.header, section, headers) }
    func makeFooter(_ section: Int) -> UIView? { make(.footer, section, footers) }

    private func make(
        _ kind: Kind, _ section: Int, _ views: Views
    ) -> UIView? {
        if let view = views.shown[section] { return view }
        if let prepared = views.prepared[section] { return prepared }
        let view = UIView.withoutAnimation { table.content.asking { ask(kind, section) } }
        views.prepared[section] = .some(view)
        return view
    }

    private func ask(_ kind: Kind, _ section: Int) -> UIView? {
        let question: TableQuestion = kind == .header ? .viewForHeader : .viewForFooter
        if let delegate = table.rowDelegate, !table.unanswered.contains(question) {
            let view =
                kind == .header
                ? delegate.tableView(table, viewForHeaderInSection: section)
                : delegate.tableView(table, viewForFooterInSection: section)
            if let view {
                (view as? UITableViewHeaderFooterView)?.adopt(table.look, isHeader: kind == .header)
                return view
            }
        }
        let title =
            kind == .header
            ? table.dataSource?.tableView(table, titleForHeaderInSection: section)
            : table.dataSource?.tableView(table, titleForFooterInSection: section)
        guard let title else { return nil }
        let view =
            table.reuse.header(Self.identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: Self.identifier)
        view.adopt(table.look, isHeader: kind == .header)
        view.textLabel?.text = title
        return view
    }

    /// The identifier of the views that the table makes for titles.
    private static let identifier = "org.mullion.table.title"

    // MARK: Layout

    /// Shows what is in `area` and nothing else.
    func layOut(in area: CGRect) {
        let geometry = table.content.geometry
        let seen = table.bounds.inset(by: table.adjustedContentInset)
        let sections = geometry.sections(from: min(area.minY, seen.minY), to: max(area.maxY, seen.maxY))
        let isPinning = table.style == .plain
        let gap = table.reordering.gap
        layOut(.header, headers, sections, area) { section in
            isPinning
                ? geometry.pinnedHeader(section, below: seen.minY)
                : shifted(geometry.span(ofHeader: section), gap?.shift(ofHeader: section))
        }
        layOut(.footer, footers, sections, area) { section in
            isPinning
                ? geometry.pinnedFooter(section, above: seen.maxY)
                : shifted(geometry.span(ofFooter: section), gap?.shift(ofFooter: section))
        }
    }

    /// The span of a header or footer, moved to make room for a row that is held; nil where there is no span.
    private func shifted(_ span: TableSpan?, _ shift: CGFloat?) -> TableSpan? {
        span.map { TableSpan(start: $0.start + (shift ?? 0), height: $0.height) }
    }

    private func layOut(
        _ kind: Kind, _ views: Views, _ sections: Range<Int>, _ area: CGRect,
        _ span: (Int) -> TableSpan?
    ) {
        let spans = sections.reduce(into: [Int: TableSpan]()) { spans, section in
            if let span = span(section), span.meets(area.minY, area.maxY) { spans[section] = span }
        }
        for (section, view) in views.shown where spans[section] == nil {
            views.shown[section] = nil
            endShowing(kind, view, section)
        }
        for (section, span) in spans {
            let frame = table.rect(span)
            if let view = views.shown[section] {
                if view.frame != frame { view.frame = frame }
                continue
            }
            guard let view = kind == .header ? makeHeader(section) : makeFooter(section) else { continue }
            views.prepared[section] = nil
            views.shown[section] = view
            UIView.performWithoutAnimation { begin(kind, view, section, frame) }
        }
        views.prepared = views.prepared.filter { sections.contains($0.key) }
        noteWhichArePinned(kind, spans)
    }

    /// Tells headers whether they stay at the edge, away from where they belong.
    private func noteWhichArePinned(_ kind: Kind, _ spans: [Int: TableSpan]) {
        guard table.style == .plain else { return }
        let geometry = table.content.geometry
        let seen = table.bounds.inset(by: table.adjustedContentInset)
        for (section, span) in spans {
            let view = kind == .header ? headers.shown[section] : footers.shown[section]
            let own = kind == .header ? geometry.span(ofHeader: section) : geometry.span(ofFooter: section)
            let isAtEdge = kind == .header ? span.start == seen.minY : span.end == seen.maxY
            // A header that gives way to the next one moves with the rows.
            view?.layer.isPinned = own != span && isAtEdge
            (view as? UITableViewHeaderFooterView)?.isPinned = own != span
        }
    }

    private func begin(_ kind: Kind, _ view: UIView, _ section: Int, _ frame: CGRect) {
        view.frame = frame
        (view as? UITableViewHeaderFooterView)?.listView = table
        table.content.asking {
            kind == .header
                ? table.rowDelegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
                : table.rowDelegate?.tableView(table, willDisplayFooterView: view, forSection: section)
        }
        table.insertContentSubview(view)
    }

    private func endShowing(_ kind: Kind, _ view: UIView, _ section: Int) {
        view.removeFromSuperview()
        table.content.asking {
            kind == .header
                ? table.rowDelegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
                : table.rowDelegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
        }
        table.reuse.keep(view)
    }

    func dropAll() {
        for (section, view) in headers.shown { endShowing(.header, view, section) }
        for (section, view) in footers.shown { endShowing(.footer, view, section) }
        headers.removeAll()
        footers.removeAll()
    }

    /// Takes over where sections have gone. Views of sections that are gone or are read anew come back for the animation.
    func adopt(_ change: ListChange) -> [UIView] {
        adopt(change, headers) + adopt(change, footers)
    }

    private func adopt(_ change: ListChange, _ views: Views) -> [UIView] {
        var left: [UIView] = []
        var new: [Int: UIView] = [:]
        for (section, view) in views.shown {
            if let target = change.newSection(of: section), !change.reloadedSections.contains(section) {
                new[target] = view
            } else {
                left.append(view)
            }
        }
        views.removeAll()
        views.shown = new
        return left
    }

    /// Puts away the view of a section that went, once the animation is over, unless a section shows it again.
    func endLeaving(_ view: UIView) {
        guard !headers.shown.values.contains(view), !footers.shown.values.contains(view) else { return }
        view.removeFromSuperview()
        table.reuse.keep(view)
    }

    /// Has a header or footer that is shown be measured again, because its content needs another height.
    func sizeDidChange(of view: UIView) {
        for (section, header) in headers.shown where header === view {
            table.content.geometry.forgetHeader(of: section)
        }
        for (section, footer) in footers.shown where footer === view {
            table.content.geometry.forgetFooter(of: section)
        }
        table.setNeedsLayout()
    }
}
