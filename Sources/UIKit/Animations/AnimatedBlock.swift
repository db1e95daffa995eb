/// A block of changes while they are made and animated.
@MainActor protocol AnimatedBlock: ViewLayerActions {
    /// Calls `change` after the app's own changes, as a part of the block.
    func beforeEnd(_ change: @escaping () -> Void)

    /// Calls `end` when all animations of the block are over, before its completions.
    func whenOver(_ end: @escaping () -> Void)
}

extension ViewAnimation {
    /// The block whose changes are made now, an animator's too; nil outside of one.
    static var runningBlock: (any AnimatedBlock)? {
        LayerActions.ofViews as? any AnimatedBlock
    }
}
