/// The views of a table that belong to the whole and not to a section: the one behind everything, the one above the first section, the one
/// below the last, and the lines that fill what is left.
@MainActor final class TableWholes {
    private unowned let table: UITableView
    private var lines: [UIView] = []

    init(of table: UITableView) {
        self.table = table
    }

    func replace(_ old: UIView?, by new: UIView?, isBehind: Bool = false) {
        // The same view may have another height.
        table.setNeedsLayout()
        guard old !== new else { return }
        if old?.superview === table { old?.removeFromSuperview() }
        if let new {
            if isBehind { table.insertSubview(new, at: 0) } else { table.insertContentSubview(new) }
        }
    }

    /// Finds out how high the views above and below the sections are.
    func measure() {
        UIView.performWithoutAnimation {
            let width = table.bounds.width
            for view in [table.tableHeaderView, table.tableFooterView] {
                guard let view, view.frame.width != width else { continue }
                view.frame.size.width = width
            }
        }
        table.content.geometry.top = height(of: table.tableHeaderView)
        table.content.geometry.bottom = height(of: table.tableFooterView)
    }

    private func height(of view: UIView?) -> CGFloat {
        guard let view, TableContent.isHeight(view.frame.height) else { return 0 }
        return view.frame.height
    }

    func layOut() {
        place(table.backgroundView, table.bounds)
        let width = table.bounds.width
        let geometry = table.content.geometry
        place(table.tableHeaderView, CGRect(x: 0, y: 0, width: width, height: geometry.top))
        let footer = geometry.footerViewSpan
        place(table.tableFooterView, CGRect(x: 0, y: footer.start, width: width, height: footer.height))
        layOutLines(below: footer.end)
    }

    private func place(_ view: UIView?, _ frame: CGRect) {
        guard let view, view.frame != frame else { return }
        view.frame = frame
    }

    /// Draws the lower edges of the empty rows that fill a plain table.
    private func layOutLines(below start: CGFloat) {
        let height = table.fillerRowHeight
        let room = table.bounds.maxY - start
        let isFilled =
            table.style == .plain && height >= 1 && height.isFinite && room > 0 && table.separatorStyle != .none
            && table.tableFooterView == nil
        let count = isFilled ? Int(clamping: (min(room, 10_000) / height).rounded(.up)) : 0
        while lines.count > count { lines.removeLast().removeFromSuperview() }
        let thickness = table.hairline
        for index in 0..<count {
            if index == lines.count {
                let line = UIView()
                line.isUserInteractionEnabled = false
                lines.append(line)
                table.insertSubview(line, at: table.backgroundView?.superview === table ? 1 : 0)
            }
            let line = lines[index]
            line.backgroundColor = table.separatorColor
            let inset = table.separatorInset
            let trailing = inset.right + table.index.width
            let rect = CGRect(
                x: inset.left, y: start + CGFloat(index + 1) * height - thickness,
                width: max(0, table.bounds.width - inset.left - trailing), height: thickness)
            line.frame = table.isMirrored ? rect.offsetBy(dx: trailing - inset.left, dy: 0) : rect
        }
    }
}
