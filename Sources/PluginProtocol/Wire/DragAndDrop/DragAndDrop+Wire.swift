import CoreGraphics
import Foundation
import WireMessages

extension DropOutcome {
    init(wire: Mullion_V1_DropOperation) throws(Misbehaviour) {
        switch wire {
        case .cancel: self = .cancel
        case .forbidden: self = .forbidden
        case .copy: self = .copy
        case .move: self = .move
        case .unspecified: throw Misbehaviour(.missingField, "no operation is said", at: ["operation"])
        case .UNRECOGNIZED(let number):
            throw Misbehaviour(.outOfRange, "there is no operation \(number)", at: ["operation"])
        }
    }

    var wire: Mullion_V1_DropOperation {
        switch self {
        case .cancel: .cancel
        case .forbidden: .forbidden
        case .copy: .copy
        case .move: .move
        }
    }
}

extension PasteboardDescription {
    /// Reads the items that are dragged: at least one, and no data before the drop.
    fileprivate init(dragged wire: [Mullion_V1_PasteboardItem], limits: Limits) throws(Misbehaviour) {
        try WireNumber.require(!wire.isEmpty, "items")
        try self.init(wire: wire, isWhole: false, limits: limits)
        guard items.allSatisfy({ $0.representations.allSatisfy { $0.data == nil } }) else {
            throw Misbehaviour(.outOfTurn, "data before the drop", at: ["items"])
        }
    }
}

extension DragLift {
    init(wire: Mullion_V1_SceneDidLiftDrag, limits: Limits) throws(Misbehaviour) {
        self.init(
            drag: try WireNumber.serial(wire.drag, "drag"),
            items: try PasteboardDescription(dragged: wire.items, limits: limits), touch: wire.touch,
            preview: wire.hasPreview ? try within("preview", try CGRect(wire: wire.preview)) : nil,
            allowsMove: wire.allowsMove)
        try WireNumber.require(wire.touch > 0, "touch")
    }

    var wire: Mullion_V1_SceneDidLiftDrag {
        .with {
            $0.drag = drag.rawValue
            $0.items = items.wire
            $0.touch = touch
            if let preview { $0.preview = preview.wire }
            $0.allowsMove = allowsMove
        }
    }
}

extension DragUpdate {
    init(wire: Mullion_V1_UpdateDrag) throws(Misbehaviour) {
        let phase: Phase
        switch wire.phase {
        case .begun: phase = .begun
        case .notBegun: phase = .notBegun
        case .ending: phase = .ending(try DropOutcome(wire: wire.operation))
        case .ended: phase = .ended(try DropOutcome(wire: wire.operation))
        case .transferred: phase = .transferred
        case .unspecified: throw Misbehaviour(.missingField, "no phase is said", at: ["phase"])
        case .UNRECOGNIZED(let number):
            throw Misbehaviour(.outOfRange, "there is no phase \(number)", at: ["phase"])
        }
        self.init(drag: try WireNumber.serial(wire.drag, "drag"), phase: phase)
    }

    var wire: Mullion_V1_UpdateDrag {
        .with {
            $0.drag = drag.rawValue
            switch phase {
            case .begun: $0.phase = .begun
            case .notBegun: $0.phase = .notBegun
            case .ending(let outcome):
                $0.phase = .ending
                $0.operation = outcome.wire
            case .ended(let outcome):
                $0.phase = .ended
                $0.operation = outcome.wire
            case .transferred: $0.phase = .transferred
            }
        }
    }
}

extension DropUpdate {
    init(wire: Mullion_V1_UpdateDrop, limits: Limits) throws(Misbehaviour) {
        let phase: Phase
        switch wire.phase {
        case .entered:
            phase = .entered(
                try Self.position(wire),
                Content(
                    items: try PasteboardDescription(dragged: wire.items, limits: limits),
                    allowsMove: wire.allowsMove,
                    ownDrag: wire.hasOwnDrag ? try WireNumber.serial(wire.ownDrag, "own_drag") : nil))
        case .moved: phase = .moved(try Self.position(wire))
        case .exited: phase = .exited
        case .dropped: phase = .dropped(try Self.position(wire))
        case .concluded: phase = .concluded
        case .ended: phase = .ended
        case .unspecified: throw Misbehaviour(.missingField, "no phase is said", at: ["phase"])
        case .UNRECOGNIZED(let number):
            throw Misbehaviour(.outOfRange, "there is no phase \(number)", at: ["phase"])
        }
        self.init(drag: try WireNumber.serial(wire.drag, "drag"), phase: phase)
    }

    private static func position(_ wire: Mullion_V1_UpdateDrop) throws(Misbehaviour) -> CGPoint {
        try WireNumber.require(wire.hasPosition, "position")
        return try within("position", try CGPoint(wire: wire.position))
    }

    var wire: Mullion_V1_UpdateDrop {
        .with {
            $0.drag = drag.rawValue
            switch phase {
            case .entered(let position, let content):
                $0.phase = .entered
                $0.position = position.wire
                $0.items = content.items.wire
                $0.allowsMove = content.allowsMove
                if let own = content.ownDrag { $0.ownDrag = own.rawValue }
            case .moved(let position):
                $0.phase = .moved
                $0.position = position.wire
            case .exited: $0.phase = .exited
            case .dropped(let position):
                $0.phase = .dropped
                $0.position = position.wire
            case .concluded: $0.phase = .concluded
            case .ended: $0.phase = .ended
            }
        }
    }
}

extension DropAnswer {
    init(wire: Mullion_V1_SceneDidAnswerDrop) throws(Misbehaviour) {
        if wire.finished, wire.unasked {
            throw Misbehaviour(.outOfRange, "it is the last answer, and none", at: ["unasked"])
        }
        self.init(
            drag: try WireNumber.serial(wire.drag, "drag"), outcome: try DropOutcome(wire: wire.operation),
            isFinished: wire.finished, isUnasked: wire.unasked)
    }

    var wire: Mullion_V1_SceneDidAnswerDrop {
        .with {
            $0.drag = drag.rawValue
            $0.operation = outcome.wire
            $0.finished = isFinished
            $0.unasked = isUnasked
        }
    }
}

extension DragDataRequest {
    fileprivate init(drag: UInt64, request: UInt64, item: UInt32, type: String) throws(Misbehaviour) {
        try WireNumber.count(Int(item), upTo: PasteboardDescription.mostItems - 1, "item")
        guard PasteboardDescription.isType(type) else {
            throw Misbehaviour(
                .outOfRange,
                "a type has from 1 to \(PasteboardDescription.longestType) bytes, and no control characters",
                at: ["type"])
        }
        self.init(
            drag: try WireNumber.serial(drag, "drag"), request: try WireNumber.serial(request, "request"),
            item: Int(item), type: type)
    }

    init(wire: Mullion_V1_SceneDidRequestDragData) throws(Misbehaviour) {
        try self.init(drag: wire.drag, request: wire.request, item: wire.item, type: wire.type)
    }

    init(wire: Mullion_V1_RequestDragData) throws(Misbehaviour) {
        try self.init(drag: wire.drag, request: wire.request, item: wire.item, type: wire.type)
    }

    var reportWire: Mullion_V1_SceneDidRequestDragData {
        .with {
            $0.drag = drag.rawValue
            $0.request = request.rawValue
            $0.item = UInt32(clamping: item)
            $0.type = type
        }
    }

    var requestWire: Mullion_V1_RequestDragData {
        .with {
            $0.drag = drag.rawValue
            $0.request = request.rawValue
            $0.item = UInt32(clamping: item)
            $0.type = type
        }
    }
}

extension DragData {
    init(wire: Mullion_V1_SceneDidProvideDragData, limits: Limits) throws(Misbehaviour) {
        try WireNumber.count(wire.data.count, upTo: limits.pasteboardBytes, "data")
        self.init(
            request: try WireNumber.serial(wire.request, "request"), data: wire.hasData ? wire.data : nil)
    }

    init(wire: Mullion_V1_ProvideDragData, limits: Limits) throws(Misbehaviour) {
        try WireNumber.count(wire.data.count, upTo: limits.pasteboardBytes, "data")
        self.init(
            request: try WireNumber.serial(wire.request, "request"), data: wire.hasData ? wire.data : nil)
    }

    var reportWire: Mullion_V1_SceneDidProvideDragData {
        .with {
            $0.request = request.rawValue
            if let data { $0.data = data }
        }
    }

    var requestWire: Mullion_V1_ProvideDragData {
        .with {
            $0.request = request.rawValue
            if let data { $0.data = data }
        }
    }
}
