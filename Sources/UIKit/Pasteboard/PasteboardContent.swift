/// The content of a pasteboard from one change to the next.
package struct PasteboardContent {
    package var items: [PasteboardItem]
    /// Whether it stays on this machine, and is not given to viewers over the network.
    package var isLocal: Bool
    /// The seconds from its being written to its end; nil: it stays until something else is written.
    package var lifetime: Double?
    /// Whether nothing lies there because the lifetime of what did is over.
    package var isEndOfAnother = false

    package init(items: [PasteboardItem] = [], isLocal: Bool = false, lifetime: Double? = nil) {
        self.items = items
        self.isLocal = isLocal
        self.lifetime = lifetime
    }

    /// The first item that is a text, as text.
    @MainActor package var string: String? {
        first(\.string)
    }

    /// The first of what items give. Each item is asked once, because that may be fetched.
    @MainActor func first<Value>(_ value: (PasteboardItem) -> Value?) -> Value? {
        for item in items {
            if let value = value(item) { return value }
        }
        return nil
    }
}
