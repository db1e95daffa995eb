import Foundation

/// The wheel of one component of a picker: its rows on a drum that the user turns.
///
/// A finger, a touchpad or a mouse wheel turns it, and it comes to rest on a row. A tap on a row chooses that, and so do the arrow keys while
/// the wheel has the focus.
@MainActor final class PickerWheel: UIControl, UIScrollViewDelegate {
    override final var isAdjustedByArrows: Bool { true }

    /// The time, in seconds, after which the wheel comes to rest on a row when somebody has scrolled it by a device that tells no end.
    private static let patience = 0.15
    /// The distance from the middle at which a row may rest, in points.
    private static let tolerance: CGFloat = 0.5
    /// The number of rows that the keys for a large step turn.
    private static let largeStep = 5
    private static let mostSpareViews = 8
    /// The margin between the edges of the wheel and those of its rows, in points.
    private static let margin: CGFloat = 4

    weak var source: (any PickerWheelSource)?
    /// The place of the component among those of its picker.
    let component: Int

    private let scrollView = UIScrollView(frame: .zero)
    private var rowViews: [Int: UIView] = [:]
    /// Views of rows that are seen no longer.
    private var spareViews: [UIView] = []
    private var settling: AnyObject?
    /// Whether the offset changes because the wheel itself puts it to rights.
    private var isArranging = false
    /// Whether the lengths of the scroll view change, so that its offset says nothing yet.
    private var isMeasuring = false

    private(set) var geometry = WheelGeometry(height: 1, rowHeight: 1, rows: 0)

    /// The row that was chosen last; -1 where there are none.
    private(set) var selectedRow = -1

    init(component: Int) {
        self.component = component
        super.init(frame: .zero)
        scrollView.delegate = self
        scrollView.showsVerticalScrollIndicator = false
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.alwaysBounceVertical = true
        scrollView.scrollsToTop = false
        // A fling of 1000 points a second goes on for six rows or so.
        scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.995)
        addSubview(scrollView)
        scrollView.addGestureRecognizer(
            UITapGestureRecognizer(
                primaryAction: UIAction { [weak self] action in
                    guard let tap = action.sender as? UITapGestureRecognizer else { return }
                    self?.choose(at: tap)
                }))
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: Rows

    /// Sets the number of rows and the height of each, in points, and asks for all rows anew.
    func setRows(_ rows: Int, height rowHeight: CGFloat) {
        geometry = WheelGeometry(height: bounds.height, rowHeight: rowHeight, rows: rows)
        let last = geometry.rows - 1
        selectedRow = min(max(selectedRow, last < 0 ? -1 : 0), last)
        removeRows()
        arrange()
    }

    /// Asks anew for the rows that are seen, while the wheel goes on turning.
    func reloadShownRows() {
        removeRows()
        placeRows()
    }

    /// The view of a row; nil where the row is not seen.
    func shownView(ofRow row: Int) -> UIView? {
        rowViews[row]
    }

    private func removeRows() {
        for view in rowViews.values { view.removeFromSuperview() }
        rowViews = [:]
        spareViews = []
    }

    /// The size of each row, in points.
    var rowSize: CGSize {
        CGSize(width: max(bounds.width - 2 * Self.margin, 0), height: geometry.rowHeight)
    }

    // MARK: Choosing

    /// Turns a row to the middle and chooses it. A row that does not exist is not chosen.
    func select(_ row: Int, animated: Bool) {
        guard row >= 0, row < geometry.rows else { return }
        selectedRow = row
        turn(to: row, animated: animated)
    }

    private func turn(to row: Int, animated: Bool) {
        settling = nil
        let offset = CGPoint(x: 0, y: geometry.offset(ofRow: row))
        isArranging = true
        scrollView.setContentOffset(offset, animated: animated)
        isArranging = false
    }

    /// Chooses a row for the user, and tells of it.
    private func choose(_ row: Int) {
        let row = min(max(row, 0), geometry.rows - 1)
        guard row != selectedRow, row >= 0 else { return }
        select(row, animated: true)
        source?.wheelDidSelect(self)
    }

    private func choose(at tap: UITapGestureRecognizer) {
        guard isEnabled, tap.state == .ended else { return }
        let y = tap.location(in: self).y - bounds.midY
        guard let row = geometry.row(seenAt: y, offset: scrollView.contentOffset.y) else { return }
        turn(to: row, animated: true)
        // Without animations the wheel is there at once.
        settleSoon()
    }

    /// Comes to rest on the row that is nearest, and tells of it where it is another one.
    private func settle() {
        settling = nil
        // A wheel that is taken out of its window while it turns has chosen nothing.
        guard window != nil else { return select(selectedRow, animated: false) }
        guard scrollView.scrolling.phase == .resting, !scrollView.isTracking,
            let row = geometry.row(at: scrollView.contentOffset.y)
        else { return }
        if abs(scrollView.contentOffset.y - geometry.offset(ofRow: row)) > Self.tolerance {
            turn(to: row, animated: true)
            // Without animations the wheel is there at once.
            guard scrollView.scrolling.phase == .resting else { return }
        }
        guard row != selectedRow else { return }
        selectedRow = row
        source?.wheelDidSelect(self)
    }

    /// Comes to rest at once where a row is in the middle; otherwise a little later, because whoever stopped the wheel may go on to turn it.
    private func settleSoon() {
        guard !isArranging, scrollView.scrolling.phase == .resting else { return }
        let offset = scrollView.contentOffset.y
        if let row = geometry.row(at: offset), abs(offset - geometry.offset(ofRow: row)) <= Self.tolerance {
            return settle()
        }
        settling = FrameClock.main.schedule(seconds: Self.patience) { [weak self] in self?.settle() }
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        placeRows()
        // A mouse wheel tells no end.
        if self.scrollView.scrolling.phase == .resting { settleSoon() }
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let row = geometry.row(at: targetContentOffset.pointee.y) else { return }
        targetContentOffset.pointee.y = geometry.offset(ofRow: row)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settleSoon() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settleSoon() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settleSoon() }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard scrollView.frame.size != bounds.size else { return }
        geometry = WheelGeometry(height: bounds.height, rowHeight: geometry.rowHeight, rows: geometry.rows)
        arrange()
    }

    /// Brings the scroll view up to date with how many rows there are, and shows the chosen one.
    private func arrange() {
        isArranging = true
        isMeasuring = true
        settling = nil
        scrollView.stopScrollingAndZooming()
        scrollView.frame = CGRect(origin: .zero, size: bounds.size)
        scrollView.contentInset = UIEdgeInsets(top: geometry.inset, left: 0, bottom: geometry.inset, right: 0)
        scrollView.contentSize = CGSize(width: bounds.width, height: CGFloat(geometry.rows) * geometry.rowHeight)
        scrollView.contentOffset = CGPoint(x: 0, y: geometry.offset(ofRow: max(selectedRow, 0)))
        isArranging = false
        isMeasuring = false
        placeRows()
    }

    private func placeRows() {
        guard !isMeasuring else { return }
        let offset = scrollView.contentOffset.y
        let seen = bounds.isEmpty ? 0..<0 : geometry.seenRows(at: offset)
        for (row, view) in rowViews where !seen.contains(row) {
            view.removeFromSuperview()
            rowViews[row] = nil
            if spareViews.count < Self.mostSpareViews { spareViews.append(view) }
        }
        for row in seen {
            guard let place = geometry.place(ofRow: row, at: offset), let view = rowView(row) else { continue }
            let size = rowSize
            if view.bounds.size != size { view.bounds.size = size }
            view.transform = CGAffineTransform(scaleX: place.widthScale, y: place.heightScale)
            view.center = CGPoint(x: bounds.midX, y: offset + bounds.height / 2 + place.y)
            view.alpha = place.alpha
        }
    }

    private func rowView(_ row: Int) -> UIView? {
        if let view = rowViews[row] { return view }
        guard let view = source?.view(forRow: row, of: self, reusing: spareViews.popLast()) else { return nil }
        // The same view cannot be two rows.
        for (other, shown) in rowViews where shown === view { rowViews[other] = nil }
        rowViews[row] = view
        // A tap on the row's view is for the wheel.
        view.isUserInteractionEnabled = false
        scrollView.insertContentSubview(view)
        return view
    }

    override package func stateDidChange() {
        super.stateDidChange()
        scrollView.isScrollEnabled = isEnabled
        scrollView.alpha = isEnabled ? 1 : 0.4
    }

    // MARK: Keys and focus

    override var canBecomeFocused: Bool {
        isEnabled && geometry.rows > 1
    }

    /// The shape of the focus: the chosen row, in the wheel's coordinates.
    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        let height = geometry.rowHeight
        return (CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height), 8)
    }

    override package var activationKeys: Set<UIKeyboardHIDUsage> {
        []
    }

    override package func adjust(_ adjustment: ControlAdjustment) -> Bool {
        guard geometry.rows > 0 else { return false }
        switch adjustment {
        case .along(let direction): return moveFocus(direction)
        case .across(let direction): choose(selectedRow - direction)
        case .page(let direction): choose(selectedRow - direction * Self.largeStep)
        case .first: choose(0)
        case .last: choose(geometry.rows - 1)
        }
        return true
    }

    /// - Returns: Whether there is a wheel on that side.
    private func moveFocus(_ direction: Int) -> Bool {
        guard let other = source?.wheel(beside: self, direction), other.canBecomeFocused else { return false }
        UIFocusSystem.focusSystem(for: self)?.focusByKey(other)
        return true
    }

    override var standardAccessibility: StandardAccessibility {
        .element(.stepper, value: selectedRow < 0 ? nil : source?.text(ofRow: selectedRow, of: self), .adjustable)
    }
}
