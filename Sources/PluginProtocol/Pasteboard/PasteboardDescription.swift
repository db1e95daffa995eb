import Foundation

/// The content of a pasteboard, as host and plugin tell each other.
package struct PasteboardDescription: Hashable, Sendable {
    package struct Representation: Hashable, Sendable {
        package var type: String
        /// Nil where the bytes are not told.
        package var data: Data?

        package init(type: String, data: Data?) {
            self.type = type
            self.data = data
        }
    }

    package struct Item: Hashable, Sendable {
        /// At least one, the best first.
        package var representations: [Representation]

        package init(representations: [Representation]) {
            self.representations = representations
        }
    }

    package var items: [Item]

    package init(items: [Item] = []) {
        self.items = items
    }

    /// The greatest number of items, and of the representations of all items together.
    package static let mostItems = 64
    package static let mostRepresentations = 64
    /// The greatest length of a type's name, in bytes of UTF-8.
    package static let longestType = 256

    /// Whether a type has a name that can be told: no message has another one.
    package static func isType(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= longestType && name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }

    /// In bytes.
    package var size: Int {
        items.reduce(0) { $0 + $1.representations.reduce(0) { $0 + ($1.data?.count ?? 0) } }
    }

    /// Whether all bytes are told.
    package var isComplete: Bool {
        items.allSatisfy { $0.representations.allSatisfy { $0.data != nil } }
    }
}

extension PasteboardDescription: CustomStringConvertible {
    /// `2 items, 12 bytes`, without what lies there.
    package var description: String {
        "\(items.count) items, \(size) bytes"
    }
}
