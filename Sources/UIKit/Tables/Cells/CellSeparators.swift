/// The lines of a cell: one at its lower edge, and at the ends of a grouped section one at the outer edge.
@MainActor final class CellSeparators {
    private unowned let cell: UITableViewCell
    private var lower: UIView?
    private var upper: UIView?

    init(of cell: UITableViewCell) {
        self.cell = cell
    }

    /// - Parameters:
    ///   - bounds: The bounds of the cell, shifted by a swipe.
    ///   - automatic: The distance of the content from the leading edge.
    func layOut(in bounds: CGRect, automatic: CGFloat) {
        let setting = cell.setting
        let isGrouped = setting.style == .grouped
        let isInset = setting.style == .insetGrouped
        let thickness = cell.hairline
        show(&upper, isShown: setting.hasSeparator && isGrouped && setting.isFirstInSection)
        show(&lower, isShown: setting.hasSeparator && !(isInset && setting.isLastInSection))
        upper?.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: thickness)
        guard let lower else { return }
        let isWhole = isGrouped && setting.isLastInSection
        let (leading, trailing) = isWhole ? (0, 0) : insets(automatic)
        // The titles of an index stand on no lines.
        let line = CGRect(
            x: leading, y: cell.bounds.maxY - thickness,
            width: max(0, bounds.width - setting.indexWidth - leading - trailing), height: thickness)
        lower.frame = cell.mirroredIfNeeded(line).offsetBy(dx: bounds.minX - cell.bounds.minX, dy: 0)
    }

    private func insets(_ automatic: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        if let own = cell.ownSeparatorInset { return (own.left, own.right) }
        guard let inset = cell.setting.separatorInset else { return (automatic, 0) }
        let base = cell.setting.addsToAutomaticInset ? automatic : 0
        return (base + inset.left, inset.right)
    }

    private func show(_ line: inout UIView?, isShown: Bool) {
        guard isShown else {
            line?.removeFromSuperview()
            line = nil
            return
        }
        let shown = line ?? UIView()
        if line == nil {
            shown.isUserInteractionEnabled = false
            cell.addSubview(shown)
            line = shown
        }
        shown.backgroundColor = cell.setting.separatorColor
    }
}
