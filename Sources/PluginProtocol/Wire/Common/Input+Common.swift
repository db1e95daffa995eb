import CoreGraphics
import InputEvents
import WireMessages

extension TouchBatch: CommonMessage {
    private typealias Field = FieldNumber.DeliverTouches

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let touches = try reader.messages(Field.touches, upTo: Limits.inputParts, Touch.self)
        guard !touches.isEmpty, touches.count == 1 || Set(touches.map(\.id)).count == touches.count else {
            throw MessageReader.unusual
        }
        self.init(touches: touches, modifiers: KeyModifiers(wire: try reader.number32(Field.modifiers)))
    }

    func write(to writer: inout MessageWriter) {
        for touch in touches { writer.message(Field.touches, touch) }
        writer.number(Field.modifiers, UInt64(modifiers.rawValue))
    }
}

extension Touch: CommonMessage {
    private typealias Field = FieldNumber.Touch

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let id = try reader.number(Field.id)
        let phase = try Phase(wire: reader.choice(Field.phase))
        guard let position = try reader.message(Field.position, CGPoint.self) else { throw MessageReader.unusual }
        let timestamp = try WireNumber.time(reader.double(Field.timestamp), "timestamp")
        self.init(
            id: id, phase: phase, position: position, timestamp: timestamp,
            tapCount: Int(min(try reader.number32(Field.tapCount), UInt32(Int32.max))),
            isScrolledByHost: try reader.truth(Field.hostScrolls))
    }

    func write(to writer: inout MessageWriter) {
        writer.number(Field.id, id)
        writer.choice(Field.phase, phase.wire)
        writer.message(Field.position, position)
        writer.double(Field.timestamp, timestamp)
        writer.number(Field.tapCount, UInt64(UInt32(clamping: tapCount)))
        writer.truth(Field.hostScrolls, isScrolledByHost)
    }
}

extension ScrollEvent: CommonMessage {
    private typealias Field = FieldNumber.DeliverScroll

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        guard let position = try reader.message(Field.position, CGPoint.self),
            let delta = try reader.message(Field.delta, CGVector.self)
        else { throw MessageReader.unusual }
        let modifiers = KeyModifiers(wire: try reader.number32(Field.modifiers))
        let timestamp = try WireNumber.time(reader.double(Field.timestamp), "timestamp")
        self.init(
            position: position, delta: delta, isPrecise: try reader.truth(Field.isPrecise), modifiers: modifiers,
            timestamp: timestamp
        )
    }

    func write(to writer: inout MessageWriter) {
        writer.message(Field.position, position)
        writer.message(Field.delta, delta)
        writer.number(Field.modifiers, UInt64(modifiers.rawValue))
        writer.double(Field.timestamp, timestamp)
        writer.truth(Field.isPrecise, isPrecise)
    }
}

extension InputAnswer: CommonMessage {
    private typealias Field = FieldNumber.InputWasHandled

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        self.init(isHandled: try reader.truth(Field.handled))
        if try reader.truth(Field.usesTaps) { gestures.insert(.taps) }
        if try reader.truth(Field.usesPans) { gestures.insert(.pans) }
        if try reader.truth(Field.usesSwipes) { gestures.insert(.swipes) }
        scrollRest = try reader.message(Field.scrollRest) ?? .zero
        scrollTarget = try reader.message(Field.scrollTarget)
        if !isHandled { (scrollRest, scrollTarget) = (.zero, nil) }
    }

    func write(to writer: inout MessageWriter) {
        writer.truth(Field.handled, isHandled)
        writer.truth(Field.usesTaps, gestures.contains(.taps))
        writer.truth(Field.usesPans, gestures.contains(.pans))
        writer.truth(Field.usesSwipes, gestures.contains(.swipes))
        if isHandled, scrollRest != .zero { writer.message(Field.scrollRest, scrollRest) }
        if isHandled, let scrollTarget { writer.message(Field.scrollTarget, scrollTarget) }
    }
}
