/// The answer of a place to what is dragged over it.
@preconcurrency @MainActor open class UIDropProposal {
    public let operation: UIDropOperation
    /// Whether the user aims at something small, so that the place under the finger counts. Here it always does.
    open var isPrecise = false
    /// Whether the preview keeps its full size over the place, as it does here anyway.
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) {
        self.operation = operation
    }

    @available(*, unavailable, renamed: "init(operation:)")
    public convenience init(dropOperation operation: UIDropOperation) {
        self.init(operation: operation)
    }
}
