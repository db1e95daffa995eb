/// A message: one or more frames that are sent and received together or not at all.
public struct MultipartMessage: Hashable, Sendable {
    public var frames: [Frame]

    public init(_ frames: [Frame] = []) {
        self.frames = frames
    }

    /// A message of one frame.
    public init(_ frame: Frame) {
        frames = [frame]
    }

    /// Bytes of all frames together.
    public var size: Int {
        frames.reduce(0) { $0 + $1.size }
    }

    public mutating func append(_ frame: Frame) {
        frames.append(frame)
    }

    public mutating func prepend(_ frame: Frame) {
        frames.insert(frame, at: 0)
    }

    /// Takes the first frame off, such as the routing id that a router puts in front; nil when there is none.
    public mutating func popFirst() -> Frame? {
        frames.isEmpty ? nil : frames.removeFirst()
    }
}

extension MultipartMessage: RandomAccessCollection {
    public var startIndex: Int { frames.startIndex }
    public var endIndex: Int { frames.endIndex }

    public subscript(index: Int) -> Frame {
        frames[index]
    }
}

extension MultipartMessage: ExpressibleByArrayLiteral {
    public init(arrayLiteral frames: Frame...) {
        self.init(frames)
    }
}

extension MultipartMessage: CustomStringConvertible {
    public var description: String {
        "[\(frames.map(\.description).joined(separator: ", "))]"
    }
}
