/// Where the columns of a split view lie, in its coordinates. Those that are not shown lie outside, where they come from.
struct SplitArrangement: Equatable {
    typealias Column = UISplitViewController.Column

    let size: CGSize
    /// What is covered of the split view.
    let safeArea: UIEdgeInsets
    let mode: UISplitViewController.DisplayMode
    let hasSupplementary: Bool
    /// Without what is covered, in points.
    let primaryWidth: CGFloat
    let supplementaryWidth: CGFloat
    /// Whether the primary column is on the right.
    let isMirrored: Bool

    func shows(_ column: Column) -> Bool {
        mode.shows(column, hasSupplementary: hasSupplementary)
    }

    func frame(of column: Column) -> CGRect {
        let (start, width) = place(of: column)
        let x = isMirrored ? size.width - start - width : start
        return CGRect(x: x, y: 0, width: width, height: size.height)
    }

    /// What is covered of a column that is in its place, in its coordinates.
    func safeArea(of column: Column) -> UIEdgeInsets {
        let isFirst: Bool
        switch column {
        case .primary: isFirst = true
        case .supplementary: isFirst = !shows(.primary)
        case .secondary, .compact: isFirst = place(of: column).start <= 0
        }
        let isLast = column == .secondary || column == .compact
        let (atStart, atEnd) = isMirrored ? (safeArea.right, safeArea.left) : (safeArea.left, safeArea.right)
        let (start, end) = (isFirst ? atStart : 0, isLast ? atEnd : 0)
        return UIEdgeInsets(
            top: safeArea.top, left: isMirrored ? end : start, bottom: safeArea.bottom,
            right: isMirrored ? start : end)
    }

    /// From the edge of the primary column.
    private func place(of column: Column) -> (start: CGFloat, width: CGFloat) {
        let inset = isMirrored ? safeArea.right : safeArea.left
        let primary = primaryWidth + inset
        // The outermost column has what is covered at that edge beside its own width.
        let supplementary = hasSupplementary ? supplementaryWidth + (shows(.primary) ? 0 : inset) : 0
        switch column {
        case .primary:
            return (shows(.primary) ? 0 : -primary, primary)
        case .supplementary:
            return (shows(.primary) ? primary : shows(.supplementary) ? 0 : -supplementary, supplementary)
        case .secondary:
            let taken = (shows(.primary) ? primary : 0) + (shows(.supplementary) ? supplementary : 0)
            if mode.isOverlay { return (0, size.width) }
            let made = mode == .twoDisplaceSecondary ? supplementaryWidth + inset : taken
            return (taken, max(0, size.width - made))
        case .compact:
            return (0, size.width)
        }
    }
}
