/// A drag as both sides know it: where it comes from, and where it goes.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
    var items: [UIDragItem] { get }
    /// The place of the finger in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    /// Whether whoever gets the items may have them removed from where they were.
    var allowsMoveOperation: Bool { get }
    /// Whether the items are for the program that they come from alone.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether some item has a representation of one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether an object of a class can be made of some item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// A drag as the side knows it where it comes from.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// Something of the source's own, for drops in the same program.
    var localContext: Any? { get set }
}
