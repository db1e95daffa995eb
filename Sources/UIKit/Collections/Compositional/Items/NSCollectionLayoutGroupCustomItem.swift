/// The place of an item in a group that computes its places itself.
@preconcurrency @MainActor public final class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The item's frame in the coordinates of the group.
    public let frame: CGRect
    /// The order of the items: a higher one lies above a lower one.
    public let zIndex: Int

    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }

    /// The value that layouts compute with; nil for a frame with a part that is no finite number.
    var value: CompositionalCustomFrame? {
        let parts = [frame.minX, frame.minY, frame.width, frame.height]
        guard parts.allSatisfy({ $0.isFinite && abs($0) <= CompositionalLength.greatest }) else { return nil }
        return CompositionalCustomFrame(frame: frame, zIndex: zIndex)
    }
}

extension NSCollectionLayoutGroupCustomItem: @MainActor NSCopying {
    /// Returns the same object: nothing in it changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
