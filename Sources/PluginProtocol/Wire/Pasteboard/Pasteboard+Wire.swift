import Foundation
import WireMessages

extension PasteboardDescription {
    /// - Parameter isWhole: Whether all bytes have to be there.
    init(wire: [Mullion_V1_PasteboardItem], isWhole: Bool, limits: Limits) throws(Misbehaviour) {
        try WireNumber.count(wire.count, upTo: Self.mostItems, "items")
        let count = wire.reduce(0) { $0 + $1.representations.count }
        try WireNumber.count(count, upTo: Self.mostRepresentations, "representations")
        var items: [Item] = []
        for (index, item) in wire.enumerated() {
            items.append(try within("items[\(index)]", try Item(wire: item, isWhole: isWhole)))
        }
        self.init(items: items)
        try WireNumber.count(size, upTo: limits.pasteboardBytes, "data")
    }

    var wire: [Mullion_V1_PasteboardItem] {
        items.map { item in
            .with {
                $0.representations = item.representations.map { representation in
                    .with {
                        $0.type = representation.type
                        if let data = representation.data { $0.data = data }
                    }
                }
            }
        }
    }
}

extension PasteboardDescription.Item {
    fileprivate init(wire: Mullion_V1_PasteboardItem, isWhole: Bool) throws(Misbehaviour) {
        try WireNumber.require(!wire.representations.isEmpty, "representations")
        var representations: [PasteboardDescription.Representation] = []
        for (index, representation) in wire.representations.enumerated() {
            representations.append(
                try within(
                    "representations[\(index)]",
                    try PasteboardDescription.Representation(wire: representation, isWhole: isWhole)))
        }
        guard Set(representations.map(\.type)).count == representations.count else {
            throw Misbehaviour(.foreignIdentifier, "a type occurs twice", at: ["representations"])
        }
        self.init(representations: representations)
    }
}

extension PasteboardDescription.Representation {
    fileprivate init(wire: Mullion_V1_PasteboardRepresentation, isWhole: Bool) throws(Misbehaviour) {
        guard PasteboardDescription.isType(wire.type) else {
            throw Misbehaviour(
                .outOfRange,
                "a type has from 1 to \(PasteboardDescription.longestType) bytes, and no control characters",
                at: ["type"])
        }
        if isWhole { try WireNumber.require(wire.hasData, "data") }
        self.init(type: wire.type, data: wire.hasData ? wire.data : nil)
    }
}

extension PasteboardWrite {
    init(wire: Mullion_V1_SceneDidWritePasteboard, limits: Limits) throws(Misbehaviour) {
        self.init(
            request: try WireNumber.serial(wire.request, "request"),
            content: try PasteboardDescription(wire: wire.items, isWhole: true, limits: limits),
            isLocal: wire.localOnly,
            lifetime: wire.hasLifetimeMilliseconds ? WireNumber.clock(wire.lifetimeMilliseconds) : nil)
    }

    var wire: Mullion_V1_SceneDidWritePasteboard {
        .with {
            $0.request = request.rawValue
            $0.items = content.wire
            $0.localOnly = isLocal
            if let lifetime { $0.lifetimeMilliseconds = WireNumber.clockMilliseconds(lifetime) }
        }
    }
}

extension PasteboardUpdate {
    init(wire: Mullion_V1_UpdatePasteboard, limits: Limits) throws(Misbehaviour) {
        let answer: Answer? =
            wire.hasAnsweredRequest
            ? Answer(
                request: try WireNumber.serial(wire.answeredRequest, "answered_request"), isGranted: wire.granted)
            : nil
        self.init(
            changeCount: wire.changeCount,
            content: try PasteboardDescription(wire: wire.items, isWhole: false, limits: limits), answer: answer)
    }

    var wire: Mullion_V1_UpdatePasteboard {
        .with {
            $0.changeCount = changeCount
            $0.items = content.wire
            if let answer {
                $0.answeredRequest = answer.request.rawValue
                $0.granted = answer.isGranted
            }
        }
    }
}

extension MessageShape.Field {
    /// The items of a pasteboard.
    static let pasteboardItems = MessageShape.Field(
        limit: PasteboardDescription.mostItems,
        shape: MessageShape([
            FieldNumber.PasteboardItem.representations: MessageShape.Field(
                limit: PasteboardDescription.mostRepresentations)
        ]))
}
