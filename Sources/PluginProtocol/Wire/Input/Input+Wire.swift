import CoreGraphics
import InputEvents
import QuartzCore
import WireMessages

extension KeyModifiers {
    /// Bits that this code does not know are dropped: a newer host may send them.
    init(wire: UInt32) {
        self = KeyModifiers(rawValue: wire).intersection(.all)
    }
}

extension Touch {
    init(wire: Mullion_V1_Touch) throws(Misbehaviour) {
        try WireNumber.require(wire.hasPosition, "position")
        self.init(
            id: wire.id, phase: try Phase(wire: wire.phase),
            position: try within("position", try CGPoint(wire: wire.position)),
            timestamp: try WireNumber.time(wire.timestamp, "timestamp"),
            tapCount: Int(min(wire.tapCount, UInt32(Int32.max))), isScrolledByHost: wire.hostScrolls)
    }

    var wire: Mullion_V1_Touch {
        .with {
            $0.id = id
            $0.phase = phase.wire
            $0.position = position.wire
            $0.timestamp = timestamp
            $0.tapCount = UInt32(clamping: tapCount)
            $0.hostScrolls = isScrolledByHost
        }
    }
}

extension Touch.Phase {
    init(wire: Mullion_V1_TouchPhase) throws(Misbehaviour) {
        switch wire {
        case .began: self = .began
        case .moved: self = .moved
        case .stationary: self = .stationary
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        case .unspecified, .UNRECOGNIZED: throw Misbehaviour(.unknownCase, "\(wire) is no phase", at: ["phase"])
        }
    }

    var wire: Mullion_V1_TouchPhase {
        switch self {
        case .began: .began
        case .moved: .moved
        case .stationary: .stationary
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}

extension TouchBatch {
    init(wire: Mullion_V1_DeliverTouches) throws(Misbehaviour) {
        try WireNumber.require(!wire.touches.isEmpty, "touches")
        try WireNumber.count(wire.touches.count, upTo: Limits.inputParts, "touches")
        var touches: [Touch] = []
        for (index, touch) in wire.touches.enumerated() {
            touches.append(try within("touches[\(index)]", try Touch(wire: touch)))
        }
        guard Set(touches.map(\.id)).count == touches.count else {
            throw Misbehaviour(.foreignIdentifier, "a touch occurs twice", at: ["touches"])
        }
        self.init(touches: touches, modifiers: KeyModifiers(wire: wire.modifiers))
    }

    var wire: Mullion_V1_DeliverTouches {
        .with {
            $0.touches = touches.map(\.wire)
            $0.modifiers = modifiers.rawValue
        }
    }
}

extension ScrolledLayer {
    init(wire: Mullion_V1_ScrolledLayer) throws(Misbehaviour) {
        try WireNumber.require(wire.hasOffset, "offset")
        self.init(
            layer: try LayerID(wire: wire.layer, "layer"),
            offset: try within("offset", try CGPoint(wire: wire.offset)), turn: try ScrollTurn(wire: wire))
    }

    var wire: Mullion_V1_ScrolledLayer {
        .with {
            $0.layer = layer.rawValue
            $0.offset = offset.wire
            switch turn {
            case .moved: break
            case .drawn: $0.turn = .drawn
            case .released(let speed, let target):
                $0.turn = .released
                $0.speed = speed.wire
                $0.target = target.wire
            case .rolling: $0.turn = .rolling
            case .rested: $0.turn = .rested
            }
        }
    }
}

extension ScrollTurn {
    fileprivate init(wire: Mullion_V1_ScrolledLayer) throws(Misbehaviour) {
        switch wire.turn {
        case .unspecified: self = .moved
        case .drawn: self = .drawn
        case .released:
            try WireNumber.require(wire.hasSpeed, "speed")
            try WireNumber.require(wire.hasTarget, "target")
            self = .released(
                speed: try within("speed", try CGVector(wire: wire.speed)),
                target: try within("target", try CGPoint(wire: wire.target)))
        case .rolling: self = .rolling
        case .rested: self = .rested
        case .UNRECOGNIZED:
            throw Misbehaviour(.unknownCase, "\(wire.turn.rawValue) is no turn of a scroll", at: ["turn"])
        }
    }
}

extension ScrollEvent {
    init(wire: Mullion_V1_DeliverScroll) throws(Misbehaviour) {
        try WireNumber.require(wire.hasPosition, "position")
        try WireNumber.require(wire.hasDelta, "delta")
        self.init(
            position: try within("position", try CGPoint(wire: wire.position)),
            delta: try within("delta", try CGVector(wire: wire.delta)),
            isPrecise: wire.isPrecise,
            modifiers: KeyModifiers(wire: wire.modifiers),
            timestamp: try WireNumber.time(wire.timestamp, "timestamp"))
    }

    var wire: Mullion_V1_DeliverScroll {
        .with {
            $0.position = position.wire
            $0.delta = delta.wire
            $0.isPrecise = isPrecise
            $0.modifiers = modifiers.rawValue
            $0.timestamp = timestamp
        }
    }
}

extension Press {
    private static let longestCharacters = 256

    init(wire: Mullion_V1_Press) throws(Misbehaviour) {
        guard let key = UInt16(exactly: wire.key) else {
            throw Misbehaviour(.outOfRange, "\(wire.key) is not from 0 to 65535", at: ["key"])
        }
        self.init(
            key: key,
            characters: try WireNumber.text(wire.characters, upTo: Self.longestCharacters, "characters"),
            charactersIgnoringModifiers: try WireNumber.text(
                wire.charactersIgnoringModifiers, upTo: Self.longestCharacters, "characters_ignoring_modifiers"),
            modifiers: KeyModifiers(wire: wire.modifiers), phase: try Phase(wire: wire.phase))
    }

    var wire: Mullion_V1_Press {
        .with {
            $0.key = UInt32(key)
            $0.characters = WireNumber.text(characters, upTo: Self.longestCharacters)
            $0.charactersIgnoringModifiers = WireNumber.text(
                charactersIgnoringModifiers, upTo: Self.longestCharacters)
            $0.modifiers = modifiers.rawValue
            $0.phase = phase.wire
        }
    }
}

extension Press.Phase {
    init(wire: Mullion_V1_PressPhase) throws(Misbehaviour) {
        switch wire {
        case .began: self = .began
        case .changed: self = .changed
        case .stationary: self = .stationary
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        case .unspecified, .UNRECOGNIZED: throw Misbehaviour(.unknownCase, "\(wire) is no phase", at: ["phase"])
        }
    }

    var wire: Mullion_V1_PressPhase {
        switch self {
        case .began: .began
        case .changed: .changed
        case .stationary: .stationary
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}

extension PressDelivery {
    init(wire: Mullion_V1_DeliverPresses) throws(Misbehaviour) {
        try WireNumber.require(!wire.presses.isEmpty, "presses")
        try WireNumber.count(wire.presses.count, upTo: Limits.inputParts, "presses")
        var presses: [Press] = []
        for (index, press) in wire.presses.enumerated() {
            presses.append(try within("presses[\(index)]", try Press(wire: press)))
        }
        self.init(presses: presses, timestamp: try WireNumber.time(wire.timestamp, "timestamp"))
    }

    var wire: Mullion_V1_DeliverPresses {
        .with {
            $0.presses = presses.map(\.wire)
            $0.timestamp = timestamp
        }
    }
}
