/// Names a layer within the process that made it. Never reused.
package struct LayerID: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    package var description: String {
        "layer \(rawValue)"
    }

    package static func < (left: LayerID, right: LayerID) -> Bool {
        left.rawValue < right.rawValue
    }
}
