import CoreGraphics
import InputEvents
import WireMessages

extension TouchBatch: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let touches = try reader.messages(1, upTo: Limits.inputParts, Touch.self)
        guard !touches.isEmpty, touches.count == 1 || Set(touches.map(\.id)).count == touches.count else {
            throw MessageReader.unusual
        }
        self.init(touches: touches, modifiers: KeyModifiers(wire: try reader.number32(2)))
    }

    func write(to writer: inout MessageWriter) {
        for touch in touches { writer.message(1, touch) }
        writer.number(2, UInt64(modifiers.rawValue))
    }
}

extension Touch: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let id = try reader.number(1)
        let phase = try Phase(wire: reader.choice(2))
        guard let position = try reader.message(3, CGPoint.self) else { throw MessageReader.unusual }
        let timestamp = try WireNumber.time(reader.double(4), "timestamp")
        self.init(
            id: id, phase: phase, position: position, timestamp: timestamp,
            tapCount: Int(min(try reader.number32(5), UInt32(Int32.max))), isScrolledByHost: try reader.truth(6))
    }

    func write(to writer: inout MessageWriter) {
        writer.number(1, id)
        writer.choice(2, phase.wire)
        writer.message(3, position)
        writer.double(4, timestamp)
        writer.number(5, UInt64(UInt32(clamping: tapCount)))
        writer.truth(6, isScrolledByHost)
    }
}

extension ScrollEvent: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        guard let position = try reader.message(1, CGPoint.self), let delta = try reader.message(2, CGVector.self)
        else { throw MessageReader.unusual }
        let modifiers = KeyModifiers(wire: try reader.number32(3))
        let timestamp = try WireNumber.time(reader.double(4), "timestamp")
        self.init(
            position: position, delta: delta, isPrecise: try reader.truth(5), modifiers: modifiers, timestamp: timestamp
        )
    }

    func write(to writer: inout MessageWriter) {
        writer.message(1, position)
        writer.message(2, delta)
        writer.number(3, UInt64(modifiers.rawValue))
        writer.double(4, timestamp)
        writer.truth(5, isPrecise)
    }
}

extension InputAnswer: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        self.init(isHandled: try reader.truth(1))
        if try reader.truth(2) { gestures.insert(.taps) }
        if try reader.truth(3) { gestures.insert(.pans) }
        if try reader.truth(4) { gestures.insert(.swipes) }
        scrollRest = try reader.message(5) ?? .zero
        scrollTarget = try reader.message(6)
        if !isHandled { (scrollRest, scrollTarget) = (.zero, nil) }
    }

    func write(to writer: inout MessageWriter) {
        writer.truth(1, isHandled)
        writer.truth(2, gestures.contains(.taps))
        writer.truth(3, gestures.contains(.pans))
        writer.truth(4, gestures.contains(.swipes))
        if isHandled, scrollRest != .zero { writer.message(5, scrollRest) }
        if isHandled, let scrollTarget { writer.message(6, scrollTarget) }
    }
}
