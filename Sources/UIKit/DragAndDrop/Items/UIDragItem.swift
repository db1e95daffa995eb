/// One of the things that are dragged together.
@preconcurrency @MainActor open class UIDragItem {
    /// The representations in which whoever gets the item can have it.
    public let itemProvider: NSItemProvider

    /// Something of the program's own that goes along, for drops in the same program: the model's object, say. Others do not get it.
    open var localObject: Any?

    /// Makes the preview that is carried in the place of the view that was lifted; nil keeps that one. Asked once, when the drag begins.
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
    }
}
