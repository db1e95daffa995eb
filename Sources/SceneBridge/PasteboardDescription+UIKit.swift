import Foundation
import PluginProtocol
import UIKit

extension PasteboardDescription {
    /// Describes the content of a pasteboard by types alone.
    @MainActor package init(typesOf content: PasteboardContent) {
        self.init(content) { _ in nil }
    }

    /// Describes the content of a pasteboard with the bytes of its first representations, which are `limit` bytes together at most.
    @MainActor package init(_ content: PasteboardContent, upTo limit: Int) {
        var rest = limit
        self.init(content) { representation in
            guard let data = representation.value.data(as: representation.type), data.count <= rest else { return nil }
            rest -= data.count
            return data
        }
    }

    /// Types with names that cannot be told are left out, and what is more than can be told.
    @MainActor private init(
        _ content: PasteboardContent, _ data: (PasteboardItem.Representation) -> Data?
    ) {
        self.init()
        var rest = Self.mostRepresentations
        for item in content.items.prefix(Self.mostItems) {
            let named = item.representations.filter { Self.isType($0.type) }.prefix(rest)
            guard !named.isEmpty else { continue }
            rest -= named.count
            items.append(Item(representations: named.map { Representation(type: $0.type, data: data($0)) }))
        }
    }

    /// The same without what has no bytes.
    package var complete: PasteboardDescription {
        PasteboardDescription(
            items: items.map { Item(representations: $0.representations.filter { $0.data != nil }) }
                .filter { !$0.representations.isEmpty })
    }
}

extension PasteboardContent {
    /// Makes the content that was described.
    ///
    /// - Parameter onMissing: Called whenever somebody reads what has no bytes.
    package init(_ description: PasteboardDescription, onMissing: @escaping @MainActor () -> Void = {}) {
        self.init(
            items: description.items.map { item in
                PasteboardItem(
                    representations: item.representations.map { representation in
                        let value: PasteboardValue =
                            if let data = representation.data {
                                .data(data)
                            } else {
                                .deferred {
                                    onMissing()
                                    return nil
                                }
                            }
                        return .init(type: representation.type, value: value)
                    })
            })
    }
}
