/// A message: one or more frames that are sent and received together or not at all.
package struct MultipartMessage: Hashable, Sendable {
    package var frames: [Frame]

    package init(_ frames: [Frame] = []) {
        self.frames = frames
    }

    /// A message of one frame.
    package init(_ frame: Frame) {
        frames = [frame]
    }

    /// Bytes of all frames together.
    package var size: Int {
        frames.reduce(0) { $0 + $1.size }
    }

    package mutating func append(_ frame: Frame) {
        frames.append(frame)
    }

    package mutating func prepend(_ frame: Frame) {
        frames.insert(frame, at: 0)
    }

    /// Takes the first frame off, such as the routing id that a router puts in front; nil when there is none.
    package mutating func popFirst() -> Frame? {
        frames.isEmpty ? nil : frames.removeFirst()
    }
}

extension MultipartMessage: RandomAccessCollection {
    package var startIndex: Int { frames.startIndex }
    package var endIndex: Int { frames.endIndex }

    package subscript(index: Int) -> Frame {
        frames[index]
    }
}

extension MultipartMessage: ExpressibleByArrayLiteral {
    package init(arrayLiteral frames: Frame...) {
        self.init(frames)
    }
}

extension MultipartMessage: CustomStringConvertible {
    package var description: String {
        "[\(frames.map(\.description).joined(separator: ", "))]"
    }
}
