/// One step of a path, as `CGPath.applyWithBlock(_:)` shows it.
public struct CGPathElement {
    public var type: CGPathElementType
    /// As many points as the type takes; they are there only while the block runs.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
