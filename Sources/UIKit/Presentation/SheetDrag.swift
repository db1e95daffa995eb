/// Recognises that a finger drags a sheet up or down.
@MainActor final class SheetDrag: UIPanGestureRecognizer {
    /// How far a finger goes before it is asked where to, in points.
    private static let slop: CGFloat = 4
    /// How far a finger has gone before a sheet follows it, in points: as far as it takes to be a drag.
    private static let threshold: CGFloat = 10

    private weak var stage: SheetStage?
    private var start = CGPoint.zero
    /// The part of the finger's way that the sheet does not follow, in points.
    private var lost: CGFloat = 0

    init(_ stage: SheetStage) {
        self.stage = stage
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        addAction(UIAction { [unowned self] _ in follow() })
    }

    private func follow() {
        guard let stage else { return }
        let way = translation(in: nil).y
        switch state {
        case .began:
            lost = way < 0 ? -Self.threshold : Self.threshold
            stage.beginDrag()
            stage.drag(by: way - lost)
        case .changed: stage.drag(by: way - lost)
        case .ended: stage.endDrag(velocity: velocity(in: nil).y)
        default: stage.cancelDrag()
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first { start = touch.location(in: nil) }
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first {
            let now = touch.location(in: nil)
            let (across, down) = (abs(now.x - start.x), abs(now.y - start.y))
            guard across + down < Self.slop || down > across else {
                state = .failed
                return
            }
        }
        super.touchesMoved(touches, with: event)
    }
}
