/// The work that a table does with its parts.
extension UITableView {
    /// The delegate of rows. Whether the delegate is one of tables is found out once, and not each time.
    final var rowDelegate: (any UITableViewDelegate)? {
        let current = scrollDelegate
        if current !== knownSource {
            knownSource = current
            knownRows = current as? any UITableViewDelegate
        }
        return knownRows
    }

    /// Notes that nobody answers a question. The height in its place is the table's to find.
    final func doNotAsk(_ question: TableQuestion) -> CGFloat {
        unanswered.insert(question)
        return Self.automaticDimension
    }

    // MARK: Changes

    func sourcesDidChange() {
        unanswered = []
        updates.reload()
        index.reload()
    }

    /// Another delegate says heights and more. The data source has said nothing new, so rows, cells and what is selected stay.
    func delegateDidChange() {
        unanswered = []
        updates.askForHeights()
    }

    func heightsDidChange() {
        guard !content.isDue else { return setNeedsLayout() }
        updates.remeasure()
    }

    /// Adopts the width, or what is kept free of it, which may be another one.
    func widthDidChange() {
        knownLook = nil
        setNeedsLayout()
    }

    /// Has what was measured be measured again where the width or the margins are others.
    func adoptWidth() {
        let (width, look) = (bounds.width, look)
        if let measured, measured.width != width || measured.look != look { content.geometry.forgetAll() }
        measured = (width, look)
    }

    func lookDidChange() {
        setNeedsLayout()
    }

    func editingDidChange(animated: Bool = false) {
        rowSwipe.close(animated: animated)
        touches.cancel()
        if !isEditing { selecting.limitAfterEditing() }
        for (path, cell) in tiles.cells { cell.adopt(setting(ofRow: path), animated: animated) }
        content.geometry.forgetAll()
        setNeedsLayout()
    }

    func offsetDidMove() {
        setNeedsLayout()
        rowSwipe.listDidScroll()
    }

    /// Tells the scroll view how much there is to scroll through.
    func contentHeightDidChange() {
        let size = CGSize(width: bounds.width, height: content.geometry.height)
        if contentSize != size { contentSize = size }
    }

    // MARK: Look

    var currentLook: TableLook {
        if let knownLook { return knownLook }
        let own: UIEdgeInsets?
        switch margins.own {
        case .standard: own = nil
        case .absolute(let insets): own = insets
        case .directional(let insets): own = UIEdgeInsets(insets, in: effectiveUserInterfaceLayoutDirection)
        }
        let look = TableLook(
            style, width: bounds.width, ownMargins: own, safeArea: safeAreaInsets,
            readableWidth: cellLayoutMarginsFollowReadableWidth ? SystemLayoutArea.readableWidth : nil)
        knownLook = look
        return look
    }

    /// The facts that a cell has to know of its row.
    func setting(ofRow path: IndexPath) -> TableCellSetting {
        let look = look
        var setting = TableCellSetting(style: style, margin: look.margin, cornerRadius: look.cornerRadius)
        if content.geometry.contains(path) {
            setting.isFirstInSection = path.row == 0
            setting.isLastInSection = path.row == content.geometry.sections[path.section].rows.count - 1
        }
        setting.indexWidth = index.width
        setting.keepsToSafeArea = insetsContentViewsToSafeArea
        setting.hasSeparator = separatorStyle != .none
        setting.separatorInset = ownSeparatorInset
        setting.addsToAutomaticInset = separatorInsetReference == .fromAutomaticInsets
        setting.separatorColor = separatorColor ?? .separator
        if isEditing { addEditing(to: &setting, path) }
        return setting
    }

    private func addEditing(to setting: inout TableCellSetting, _ path: IndexPath) {
        content.asking {
            setting.isEditing = dataSource?.tableView(self, canEditRowAt: path) ?? false
            setting.isMovable = dataSource?.tableView(self, canMoveRowAt: path) ?? false
            setting.showsSelection = allowsMultipleSelectionDuringEditing
            if setting.isEditing {
                setting.editingStyle = rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
                setting.indentsWhileEditing =
                    rowDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
            } else if setting.isMovable {
                // A row that cannot be edited can be moved all the same.
                setting.isEditing = true
                setting.showsSelection = false
            }
        }
    }

    // MARK: Places

    /// The counts and heights as far as they are known now. The data source is asked first, where that is due.
    var currentGeometry: TableGeometry {
        if !tiles.isLayingOut, content.refresh() { contentHeightDidChange() }
        return content.geometry
    }

    func rect(_ span: TableSpan?) -> CGRect {
        guard let span else { return .zero }
        let across = look.cellSpan(in: bounds.width)
        return CGRect(x: across.x, y: span.start, width: across.width, height: span.height)
    }

    func path(at point: CGPoint) -> IndexPath? {
        guard point.isFinite, let path = currentGeometry.row(at: point.y) else { return nil }
        let across = look.cellSpan(in: bounds.width)
        return point.x >= across.x && point.x < across.x + across.width ? path : nil
    }

    var nearestSelectedRow: IndexPath? {
        let middle = bounds.midY
        func distance(_ path: IndexPath) -> CGFloat {
            content.geometry.span(ofRow: path).map { abs($0.start + $0.height / 2 - middle) } ?? .infinity
        }
        return selecting.selection.paths.min { distance($0) < distance($1) }
    }

    // MARK: Scrolling

    func scroll(toRow path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard let target = place(path) else {
            if path.count == 2 {
                UsageDiagnostic.report(
                    .invalidTable,
                    "\(self) was to scroll to row \(path.messageText), which does not exist; nothing scrolls")
            }
            return
        }
        // The rows around the target are measured first, so that the way leads to where it will be.
        var offset = contentOffset
        for _ in 0..<3 {
            guard let span = span(of: target) else { return }
            offset = self.offset(showing: span, position, target.section)
            if !tiles.resolve(from: min(offset.y, span.start), to: max(offset.y + bounds.height, span.end)) { break }
        }
        contentHeightDidChange()
        if let span = span(of: target) { offset = self.offset(showing: span, position, target.section) }
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    /// Returns the path if it is that of a row that exists, or of the beginning of a section; otherwise nil.
    private func place(_ path: IndexPath) -> IndexPath? {
        let geometry = currentGeometry
        if geometry.contains(path) { return path }
        let isSection = path.count == 2 && path[1] == NSNotFound && geometry.sections.indices.contains(path[0])
        return isSection ? path : nil
    }

    private func span(of path: IndexPath) -> TableSpan? {
        content.geometry.span(ofRow: path)
            ?? content.geometry.span(ofSection: path.section).map { TableSpan(start: $0.start, height: 0) }
    }

    private func offset(showing span: TableSpan, _ position: ScrollPosition, _ section: Int) -> CGPoint {
        let inset = adjustedContentInset
        // A header that stays at the upper edge covers what is below it.
        let header = style == .plain && span.height > 0 ? content.geometry.sections[section].header : 0
        let (top, bottom) = (contentOffset.y + inset.top + header, contentOffset.y + bounds.height - inset.bottom)
        var y = contentOffset.y
        switch position {
        case .top: y = span.start - inset.top - header
        case .middle:
            let room = bounds.height - inset.top - inset.bottom
            y = span.start + span.height / 2 - room / 2 - inset.top
        case .bottom: y = span.end - bounds.height + inset.bottom
        case .none:
            if span.start < top {
                y += span.start - top
            } else if span.end > bottom {
                y += min(span.end - bottom, span.start - top)
            }
        }
        let lowest = -inset.top
        let highest = max(lowest, content.geometry.height - bounds.height + inset.bottom)
        return CGPoint(x: contentOffset.x, y: min(max(y, lowest), highest))
    }
}

extension UITableView.Style {
    var environment: UIListEnvironment {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}
