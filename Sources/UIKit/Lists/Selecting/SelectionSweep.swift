/// Recognises two fingers that go over a list, and selects the items between where they came down and where they are. Items that they leave again are
/// what they were. Near an edge the list scrolls by itself.
@MainActor final class SelectionSweep: UIPanGestureRecognizer {
    private weak var list: (any SweptList)?
    private let scroll = DragScroll()
    /// The item at which the fingers came down; nil where it is not known any longer.
    private var start: IndexPath?
    private var end: IndexPath?
    /// The items that the gesture has selected.
    private var selected: Set<IndexPath> = []

    init(over list: any SweptList) {
        self.list = list
        super.init(target: nil, action: nil)
        minimumNumberOfTouches = 2
        maximumNumberOfTouches = 2
        addAction(UIAction { [unowned self] _ in stateDidChange() })
        scroll.onStep = { [weak self] in self?.follow() }
    }

    override var state: State {
        get { super.state }
        set {
            let isStart = newValue == .began && super.state == .possible
            super.state = isStart && !mayStart() ? .failed : newValue
        }
    }

    // Two fingers scroll where they select nothing.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ScrollPan && numberOfTouches == 2
    }

    // Nobody else's gesture is meant by two fingers, so a host need not know.
    override var gestureUse: GestureUse { [] }

    private func mayStart() -> Bool {
        guard let list, list.window != nil else { return false }
        let (here, way) = (location(in: list), translation(in: list))
        guard let path = list.itemPath(at: CGPoint(x: here.x - way.x, y: here.y - way.y)), list.maySweep(from: path)
        else { return false }
        start = path
        return true
    }

    private func stateDidChange() {
        guard let list else { return }
        switch state {
        case .began:
            (end, selected) = (nil, [])
            if let start { list.sweepDidBegin(at: start) }
            follow()
        case .changed:
            follow()
        default:
            scroll.stop()
            (start, end, selected) = (nil, nil, [])
            list.sweepDidEnd()
        }
    }

    private func follow() {
        guard let list, list.window != nil, state == .began || state == .changed else { return }
        let place = location(in: nil)
        scroll.follow(place, over: list)
        let (seen, point) = (list.bounds.inset(by: list.adjustedContentInset), list.convert(place, from: nil))
        // Beyond an edge the last item that is seen is meant.
        let inside = CGPoint(
            x: min(max(point.x, seen.minX), seen.maxX - 1), y: min(max(point.y, seen.minY), seen.maxY - 1))
        if let path = list.itemPath(at: inside) { sweep(to: path, in: list) }
    }

    private func sweep(to path: IndexPath, in list: any SweptList) {
        guard path != end, let start, list.maySelectSeveral else { return }
        end = path
        let wanted = list.itemPaths(from: start, to: path)
        for left in selected.subtracting(wanted).sorted() {
            selected.remove(left)
            if list.isItemSelected(left) { list.sweepDeselects(left) }
        }
        for item in wanted where !list.isItemSelected(item) {
            list.sweepSelects(item)
            if list.isItemSelected(item) { selected.insert(item) }
        }
    }

    // MARK: Changes of the list

    /// The items are elsewhere after an update of the list.
    ///
    /// - Parameter newPath: Returns where an item is now; nil for one that has gone.
    func adopt(_ newPath: (IndexPath) -> IndexPath?) {
        start = start.flatMap(newPath)
        end = end.flatMap(newPath)
        selected = Set(selected.compactMap(newPath))
    }

    /// The list reads everything anew: nothing more is selected until the fingers come down again.
    func forget() {
        (start, end, selected) = (nil, nil, [])
    }
}
