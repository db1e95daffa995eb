import Foundation

/// The ground of a menu with its lines, of which those are seen that there is room for.
@MainActor final class MenuPanel: UIView {
    private let list = UIView()
    private(set) var rows: [MenuRowView] = []

    /// In points: a menu is as wide as its texts within these.
    private static let widths: ClosedRange<CGFloat> = 200...320
    private static let padding: CGFloat = 5

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = ControlRadius.large
        layer.shadowOpacity = 0.22
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 6)
        backgroundColor = MenuColors.ground
        list.clipsToBounds = true
        list.layer.cornerRadius = ControlRadius.large
        list.layer.borderWidth = hairline
        addSubview(list)
        // What is above finds out by place what a finger is on.
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ content: [MenuRow], isMirrored: Bool) {
        for row in rows { row.removeFromSuperview() }
        let columns = MenuColumns(of: content, isMirrored: isMirrored, traitCollection)
        rows = content.map { MenuRowView($0, columns) }
        for row in rows { list.addSubview(row) }
        marked = nil
        list.layer.borderColor = MenuColors.edge.cgColor(with: traitCollection)
        list.bounds.origin.y = 0
        setNeedsLayout()
    }

    // MARK: Size

    /// As large as it wants to be.
    ///
    /// - Parameter width: The most that there is, in points.
    func wantedSize(in width: CGFloat) -> CGSize {
        let wanted = rows.map(\.wantedWidth).max() ?? 0
        let width = min(max(wanted, Self.widths.lowerBound), Self.widths.upperBound, max(0, width))
        return CGSize(width: width, height: contentHeight(at: width))
    }

    private func contentHeight(at width: CGFloat) -> CGFloat {
        rows.reduce(2 * Self.padding) { $0 + $1.height(at: width) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = bounds
        var top = Self.padding
        for row in rows {
            let height = row.height(at: bounds.width)
            row.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            top += height
        }
        scroll(by: 0)
    }

    // MARK: Scrolling

    /// How far it can be scrolled, in points.
    private var overflow: CGFloat {
        max(0, contentHeight(at: bounds.width) - bounds.height)
    }

    var isScrollable: Bool {
        overflow > 0
    }

    /// How far it is scrolled, in points.
    var offset: CGFloat {
        list.bounds.minY
    }

    /// - Parameter distance: In points; above 0 shows what is further down.
    func scroll(by distance: CGFloat) {
        guard distance.isFinite else { return }
        list.bounds.origin.y = min(max(0, list.bounds.origin.y + distance), overflow)
    }

    // MARK: The marked line

    private(set) var marked: Int?

    func mark(_ index: Int?, isShown: Bool = false) {
        let index = index.flatMap { rows.indices.contains($0) && rows[$0].row.isChoosable ? $0 : nil }
        if let marked, rows.indices.contains(marked) { rows[marked].isMarked = false }
        marked = index
        guard let index else { return }
        rows[index].isMarked = true
        guard isShown else { return }
        layoutIfNeeded()
        let (frame, top) = (rows[index].frame, list.bounds.origin.y)
        if frame.minY < top + Self.padding { scroll(by: frame.minY - top - Self.padding) }
        if frame.maxY > top + bounds.height - Self.padding {
            scroll(by: frame.maxY - top - bounds.height + Self.padding)
        }
    }

    /// - Parameter point: In the panel's coordinates.
    func row(at point: CGPoint) -> Int? {
        guard bounds.contains(point) else { return nil }
        return rows.firstIndex { $0.frame.contains(convert(point, to: list)) }
    }

    /// The next that can be chosen, round and round.
    ///
    /// - Parameter step: 1 or -1.
    func choosable(after index: Int?, step: Int) -> Int? {
        guard !rows.isEmpty else { return nil }
        var candidate = index ?? (step > 0 ? -1 : rows.count)
        for _ in rows {
            candidate = (candidate + step + rows.count) % rows.count
            if rows[candidate].row.isChoosable { return candidate }
        }
        return nil
    }

    /// The next whose title begins like this, after the marked one or with it.
    func row(beginningWith text: String, isRefined: Bool) -> Int? {
        let start = (marked ?? -1) + (isRefined && marked != nil ? 0 : 1)
        let order = rows.indices.map { ($0 + start) % rows.count }
        return order.first { index in
            rows[index].row.isChoosable
                && rows[index].row.title?.range(
                    of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
        }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        list.layer.borderColor = MenuColors.edge.cgColor(with: traitCollection)
    }
}
