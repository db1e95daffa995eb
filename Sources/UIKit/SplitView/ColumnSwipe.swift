/// Recognises that a finger comes in from the edge where the primary column lies, while it is hidden.
@MainActor final class ColumnSwipe: EdgeSwipe {
    private unowned let stage: SplitLayoutController

    init(_ stage: SplitLayoutController) {
        self.stage = stage
        super.init()
        addAction(
            UIAction { [unowned self] _ in
                if state == .began { stage.receive(.swipe) }
            })
    }

    override var mayBegin: Bool {
        stage.canBringIn
    }

    override var isAtRight: Bool {
        stage.isMirrored
    }
}
