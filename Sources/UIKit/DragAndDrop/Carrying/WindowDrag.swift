/// A drag in a window, from the lift to its end: carries what is seen of it, and brings source and places together.
@MainActor package final class WindowDrag {
    private enum Phase {
        /// The items are held, and not moved yet.
        case lifted
        case carried
        case over
    }

    private var phase = Phase.lifted
    private weak var window: UIWindow?
    package let drag: CarriedDrag
    private let source: any DragSource
    private let pieces: [DragPiece]
    private let preview: DragPreviewView
    private let tracking: DropTracking
    /// The place of the lift, in the window's coordinates.
    private let start: CGPoint

    /// The distance from which on a held item is carried, in points.
    private static let slop: CGFloat = 5

    /// Called once when the drag is over for the finger that carries it, however it ends.
    package var onEnd: (() -> Void)?

    /// - Parameters:
    ///   - drag: With its items, its rules and the place of the finger.
    ///   - pieces: The looks of the items that are seen, in the order of the items. There may be none.
    ///   - drop: What places know of it; nil makes one of `drag`.
    /// - Returns: Nil where something else is dragged in the window.
    package init?(
        of drag: CarriedDrag, from source: any DragSource, pieces: [DragPiece], drop: OfferedDrop? = nil,
        in window: UIWindow
    ) {
        guard window.drag == nil, !drag.items.isEmpty else { return nil }
        self.drag = drag
        self.source = source
        self.window = window
        self.pieces = pieces
        start = drag.location
        preview = DragPreviewView(pieces, count: drag.items.count, at: drag.location)
        tracking = DropTracking(of: drop ?? OfferedDrop(of: drag), in: window)
        tracking.drop.onChange = { [weak self] in self?.refresh() }
        preview.onCancel = { [weak self] in self?.cancel() }
        window.drag = self
        window.overlays.push(preview)
        preview.frame = window.bounds
        UIView.performWithoutAnimation { window.addSubview(preview) }
        preview.lift()
    }

    /// The operation of a drop now.
    package var operation: UIDropOperation {
        tracking.operation
    }

    /// Whether whoever is below the finger would take the items.
    package var isTaken: Bool {
        phase == .carried && (operation == .copy || operation == .move)
    }

    /// Whether the drag is over for everybody: nothing of it is seen any more, and nobody loads data.
    package private(set) var isOver = false

    /// Whether the items are carried, and not only held.
    package var isCarried: Bool {
        phase == .carried
    }

    /// - Parameter location: In the window's coordinates.
    package func move(to location: CGPoint) {
        guard phase != .over, location.isFinite else { return }
        drag.location = location
        if phase == .lifted {
            guard hypot(location.x - start.x, location.y - start.y) >= Self.slop else { return }
            phase = .carried
            source.dragWillBegin(drag)
            guard phase == .carried else { return }
            preview.gather(at: location)
        } else {
            preview.follow(to: location)
        }
        source.dragDidMove(drag)
        guard phase == .carried else { return }
        tracking.drop.previewFrame = preview.pieceFrame
        tracking.move(to: location)
        if phase == .carried { preview.show(tracking.operation) }
    }

    /// A place has changed its mind, or other views lie below the finger.
    private func refresh() {
        guard phase == .carried else { return }
        tracking.update()
        if phase == .carried { preview.show(tracking.operation) }
    }

    /// The finger was lifted.
    package func end() {
        switch phase {
        case .lifted: putBack(with: nil)
        case .carried:
            tracking.updateIfPlaceIsGone()
            guard phase == .carried else { return }
            let operation = tracking.operation
            isTaken ? perform(operation) : putBack(with: operation)
        case .over: break
        }
    }

    /// The drag ends with nothing: by Escape, or because the finger was taken away.
    package func cancel() {
        switch phase {
        case .lifted: putBack(with: nil)
        case .carried: putBack(with: .cancel)
        case .over: break
        }
    }

    private func leaveWindow() {
        phase = .over
        window?.overlays.remove(preview)
        if window?.drag === self { window?.drag = nil }
        tracking.drop.onChange = nil
        let tell = onEnd
        onEnd = nil
        tell?()
    }

    private func perform(_ operation: UIDropOperation) {
        leaveWindow()
        source.drag(drag, willEndWith: operation)
        // Both the animation and the data take their time.
        var rest = 2
        let oneIsOver: @MainActor () -> Void = { [self] in
            rest -= 1
            guard rest == 0 else { return }
            isOver = true
            source.dragDidTransferItems(drag)
        }
        if !tracking.perform(oneIsOver) { oneIsOver() }
        let animator = DragAnimator()
        let frame = preview.pieceFrame
        let places = self.places { item, _ in tracking.placeForDropping(item, from: frame, with: animator) }
        preview.land(places, with: animator) { [self] in
            animator.complete(at: .end)
            tracking.conclude()
            tracking.end(dropped: true)
            source.drag(drag, didEndWith: operation)
            oneIsOver()
        }
    }

    /// Returns the places to which the pieces go.
    ///
    /// - Parameter place: Returns that of an item, whose piece was lifted at a frame.
    private func places(_ place: (UIDragItem, CGRect) -> CGRect?) -> [CGRect?] {
        pieces.map { drag.items.indices.contains($0.item) ? place(drag.items[$0.item], $0.frame) : nil }
    }

    /// - Parameter operation: Nil where the drag has not begun.
    private func putBack(with operation: UIDropOperation?) {
        leaveWindow()
        if let operation { source.drag(drag, willEndWith: operation) }
        let animator = DragAnimator()
        let places = self.places { item, frame in
            operation == nil ? frame : source.placeForCancelling(item, from: frame, with: animator)
        }
        if operation != nil { tracking.end(dropped: false) }
        preview.land(places, with: animator) { [self] in
            animator.complete(at: .end)
            isOver = true
            if let operation { source.drag(drag, didEndWith: operation) } else { source.dragDidNotBegin(drag) }
        }
    }
}
