/// The container, the layout manager and the storage of a text view. The parts that an app has put together are used, and the others made.
struct TextViewParts {
    let container: NSTextContainer
    let manager: NSLayoutManager
    let storage: NSTextStorage

    init(_ given: NSTextContainer?) {
        let container = given ?? NSTextContainer(size: .zero)
        if given == nil { container.widthTracksTextView = true }
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        let storage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        self.container = container
        self.manager = manager
        self.storage = storage
    }
}
