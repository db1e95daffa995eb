import CoreGraphics
import InputEvents
import Testing

@testable import Screens

@Suite struct ViewerInputTests {
    private var viewer = ViewerInput()

    private static let shift = Keysym(rawValue: 0xFFE1)
    private static let control = Keysym(rawValue: 0xFFE3)
    private static let altGr = Keysym(rawValue: 0xFE03)

    private static func keysym(_ character: Unicode.Scalar) -> Keysym {
        Keysym(rawValue: character.value)
    }

    private static func texts(_ events: [ScreenEvent]) -> [String] {
        events.compactMap(\.text)
    }

    @Test("A letter gives its key, then its text, then the release of the key")
    mutating func letter() throws {
        let down = viewer.key(Self.keysym("a"), isDown: true, at: 1)
        let up = viewer.key(Self.keysym("a"), isDown: false, at: 2)
        var key = KeyEvent(
            usage: KeyUsage(rawValue: 4), isDown: true, characters: "a", charactersIgnoringModifiers: "a", timestamp: 1)
        #expect(down == [.key(key), .text("a")])
        key.isDown = false
        key.timestamp = 2
        #expect(up == [.key(key)])
    }

    @Test("Shift changes the characters and not the key")
    mutating func shiftedLetter() throws {
        _ = viewer.key(Self.shift, isDown: true, at: 0)
        let events = viewer.key(Self.keysym("A"), isDown: true, at: 0)
        let key = try #require(events.first?.key)
        #expect(key.usage == KeyUsage(rawValue: 4) && key.characters == "A" && key.charactersIgnoringModifiers == "a")
        #expect(key.modifiers == .shift)
        #expect(Self.texts(events) == ["A"])
    }

    @Test("A key with control, alternate or command types no text", arguments: [0xFFE3, 0xFFE9, 0xFFEB] as [UInt32])
    mutating func command(modifier: UInt32) throws {
        _ = viewer.key(Keysym(rawValue: modifier), isDown: true, at: 0)
        let events = viewer.key(Self.keysym("a"), isDown: true, at: 0)
        #expect(Self.texts(events).isEmpty)
        #expect(events.first?.key?.characters == "a")
        _ = viewer.key(Keysym(rawValue: modifier), isDown: false, at: 0)
        #expect(Self.texts(viewer.key(Self.keysym("b"), isDown: true, at: 0)) == ["b"])
    }

    @Test("AltGr is no modifier: what it chooses is text")
    mutating func altGrTypes() {
        _ = viewer.key(Self.altGr, isDown: true, at: 0)
        let events = viewer.key(Self.keysym("@"), isDown: true, at: 0)
        #expect(events.first?.key?.modifiers == [])
        #expect(Self.texts(events) == ["@"])
    }

    @Test("A key that goes down twice repeats, text and all")
    mutating func repeats() {
        _ = viewer.key(Self.keysym("x"), isDown: true, at: 0)
        let again = viewer.key(Self.keysym("x"), isDown: true, at: 1)
        #expect(again.first?.key?.isRepeat == true)
        #expect(Self.texts(again) == ["x"])
        #expect(viewer.key(Self.keysym("x"), isDown: false, at: 2).first?.key?.isRepeat == false)
    }

    @Test("A key that went down with shift comes up without it")
    mutating func shiftReleasedFirst() {
        _ = viewer.key(Self.shift, isDown: true, at: 0)
        _ = viewer.key(Self.keysym("Q"), isDown: true, at: 0)
        _ = viewer.key(Self.shift, isDown: false, at: 0)
        #expect(viewer.key(Self.keysym("q"), isDown: false, at: 0).first?.key?.isDown == false)
        #expect(viewer.key(Self.keysym("q"), isDown: true, at: 0).first?.key?.isRepeat == false)
    }

    @Test("The two keys of a modifier are two keys")
    mutating func bothShifts() {
        _ = viewer.key(Self.shift, isDown: true, at: 0)
        _ = viewer.key(Keysym(rawValue: 0xFFE2), isDown: true, at: 0)
        let up = viewer.key(Self.shift, isDown: false, at: 0)
        #expect(up.first?.key?.usage == .leftShift)
        #expect(up.first?.key?.modifiers == .shift)
    }

    @Test("Caps lock stays on until it is pressed again")
    mutating func capsLock() {
        let capsLock = Keysym(rawValue: 0xFFE5)
        #expect(viewer.key(capsLock, isDown: true, at: 0).first?.key?.modifiers == .capsLock)
        #expect(viewer.key(capsLock, isDown: false, at: 0).first?.key?.modifiers == .capsLock)
        _ = viewer.key(capsLock, isDown: true, at: 0)
        #expect(viewer.key(capsLock, isDown: false, at: 0).first?.key?.modifiers == [])
    }

    @Test("Unknown keys are keys without text, and releases of keys that are not down are nothing")
    mutating func unknownKeys() {
        // A key that makes the sound softer, which viewers have and Mullion has no name for.
        let soft = viewer.key(Keysym(rawValue: 0x1008_FF11), isDown: true, at: 0)
        #expect(soft.map(\.key?.usage) == [.undefined])
        #expect(viewer.key(Self.keysym("z"), isDown: false, at: 0).isEmpty)
    }

    @Test("A viewer that presses keys without end is not remembered without end")
    mutating func floods() {
        var count = 0
        for value in 0..<1000 {
            count += viewer.key(Keysym(rawValue: 0x0100_4E00 + UInt32(value)), isDown: true, at: 0).count
        }
        #expect(count == 64)
    }

    @Test("The pointer moves before a button changes at the new place")
    mutating func click() {
        let place = CGPoint(x: 10, y: 20)
        let down = viewer.pointer(mask: 1, at: place, timestamp: 3)
        #expect(
            down == [
                .pointer(PointerEvent(position: place, phase: .moved, timestamp: 3)),
                .pointer(PointerEvent(position: place, phase: .pressed(.primary), buttons: .primary, timestamp: 3)),
            ])
        let both = viewer.pointer(mask: 0b101, at: place, timestamp: 4)
        #expect(both.map(\.pointer?.phase) == [.pressed(.secondary)])
        #expect(both.map(\.pointer?.buttons) == [[.primary, .secondary]])
        let up = viewer.pointer(mask: 0, at: place, timestamp: 5)
        #expect(up.map(\.pointer?.phase) == [.released(.primary), .released(.secondary)])
        #expect(up.map(\.pointer?.buttons) == [.secondary, []])
    }

    @Test(
        "RFB's buttons four to seven are a notch of the wheel each",
        arguments: [(8, 0, 40), (16, 0, -40), (32, 40, 0), (64, -40, 0)])
    mutating func wheel(mask: UInt8, dx: Int, dy: Int) {
        let place = CGPoint(x: 1, y: 2)
        _ = viewer.pointer(mask: 0, at: place, timestamp: 0)
        let events = viewer.pointer(mask: mask, at: place, timestamp: 1)
        #expect(
            events == [
                .scroll(ScrollEvent(position: place, delta: CGVector(dx: CGFloat(dx), dy: CGFloat(dy)), timestamp: 1))
            ])
        #expect(viewer.pointer(mask: 0, at: place, timestamp: 2).isEmpty)
    }

    @Test("What a viewer that leaves holds down is cancelled")
    mutating func leaving() {
        _ = viewer.pointer(mask: 1, at: CGPoint(x: 5, y: 5), timestamp: 0)
        _ = viewer.key(Self.control, isDown: true, at: 0)
        _ = viewer.key(Self.keysym("a"), isDown: true, at: 0)
        let events = viewer.cancelEverything(at: 9)
        #expect(events.map(\.pointer?.phase) == [.cancelled(.primary), .left, nil, nil])
        #expect(events.map(\.key?.isDown) == [nil, nil, false, false])
        #expect(events.map(\.key?.isCancelled) == [nil, nil, true, true])
        #expect(events.map(\.key?.usage) == [nil, nil, KeyUsage(rawValue: 4), .leftControl])
        #expect(events.last?.key?.modifiers == [])
        #expect(viewer.cancelEverything(at: 10).isEmpty)
    }
}
