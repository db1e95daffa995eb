import InputEvents
import Testing

@testable import Screens

@Suite struct ComposeSequenceTests {
    private static let acute = Keysym(rawValue: 0xFE51)
    private static let circumflex = Keysym(rawValue: 0xFE52)
    private static let compose = Keysym(rawValue: 0xFF20)
    private static let shift = Keysym(rawValue: 0xFFE1)

    private static func keysym(_ scalar: Unicode.Scalar) -> Keysym {
        Keysym(rawValue: scalar.value < 0x100 ? scalar.value : 0x0100_0000 | scalar.value)
    }

    private static func typed(_ keysyms: [Keysym]) -> [ComposeSequence.Outcome] {
        var sequence = ComposeSequence()
        return keysyms.map { sequence.take($0, typesText: true) }
    }

    @Test(
        "A dead key and a letter make one character, as far as Unicode has it",
        arguments: [
            (0xFE50, "a", "à"), (0xFE51, "e", "é"), (0xFE51, "E", "É"), (0xFE52, "o", "ô"), (0xFE53, "n", "ñ"),
            (0xFE54, "u", "ū"), (0xFE55, "g", "ğ"), (0xFE56, "z", "ż"), (0xFE57, "y", "ÿ"), (0xFE58, "A", "Å"),
            (0xFE59, "o", "ő"), (0xFE5A, "c", "č"), (0xFE5B, "c", "ç"), (0xFE5C, "e", "ę"), (0xFE60, "a", "ạ"),
            (0xFE61, "a", "ả"), (0xFE62, "u", "ư"), (0xFE51, "α", "ά"), (0xFE5E, "か", "が"), (0xFE5F, "は", "ぱ"),
        ] as [(UInt32, Unicode.Scalar, String)])
    func letters(dead: UInt32, letter: Unicode.Scalar, made: String) {
        let outcomes = Self.typed([Keysym(rawValue: dead), Self.keysym(letter)])
        #expect(outcomes.last == .types(made))
        guard case .waits(let marked) = outcomes.first else {
            Issue.record("\(outcomes)")
            return
        }
        #expect(!marked.text.isEmpty)
    }

    @Test("What makes no character is typed as it stands; with the space bar and twice the sign comes by itself")
    func signs() {
        #expect(Self.typed([Self.acute, Self.keysym("q")]) == [.waits(MarkedText("´")), .types("´q")])
        #expect(Self.typed([Self.acute, Self.keysym(" ")]).last == .types("'"))
        #expect(Self.typed([Self.acute, Self.acute, Self.keysym("e")]).dropFirst() == [.types("´"), .nothing])
    }

    @Test("Two signs come on one letter, and of many the first ones count")
    func twoSigns() {
        let outcomes = Self.typed([Self.circumflex, Self.acute, Self.keysym("a")])
        #expect(outcomes == [.waits(MarkedText("^")), .waits(MarkedText("^´")), .types("ấ")])
        var sequence = ComposeSequence()
        for dead in [0xFE50, 0xFE51, 0xFE52] as [UInt32] {
            _ = sequence.take(Keysym(rawValue: dead), typesText: true)
        }
        for _ in 0..<1000 { _ = sequence.take(Keysym(rawValue: 0xFE53), typesText: true) }
        #expect(sequence.take(Self.keysym("q"), typesText: true) == .types("`´^q"))
    }

    @Test("Shift goes by; a command, an arrow or Return ends it, and types what waited")
    func others() {
        #expect(Self.typed([Self.acute, Self.shift, Self.keysym("E")]).dropFirst() == [.nothing, .types("É")])
        #expect(Self.typed([Self.acute, Keysym(rawValue: 0xFF51)]).last == .ends("´"))
        #expect(Self.typed([Self.compose, Keysym(rawValue: 0xFF0D)]).last == .ends(""))
        var sequence = ComposeSequence()
        _ = sequence.take(Self.acute, typesText: true)
        #expect(sequence.take(Self.keysym("a"), typesText: false) == .ends("´"))
        #expect(!sequence.isWaiting && !sequence.cancel())
    }

    @Test(
        "The Compose key makes one character of two keys, in either order",
        arguments: [
            ("'", "e", "é"), ("e", "'", "é"), ("s", "s", "ß"), ("=", "e", "€"), ("o", "c", "©"), ("q", "w", "qw"),
        ]
            as [(Unicode.Scalar, Unicode.Scalar, String)])
    func pairs(first: Unicode.Scalar, second: Unicode.Scalar, made: String) {
        let outcomes = Self.typed([Self.compose, Self.keysym(first), Self.keysym(second)])
        #expect(outcomes == [.waits(MarkedText("·")), .waits(MarkedText("·\(first)")), .types(made)])
    }

    @Test("A viewer's dead key is marked until the letter comes, which types what they make")
    func viewer() {
        var viewer = ViewerInput()
        let dead = viewer.key(Self.acute, isDown: true, at: 0)
        #expect(dead.last == .marked(MarkedText("´")) && dead.first?.key?.characters == "")
        #expect(viewer.key(Self.acute, isDown: false, at: 0).count == 1)
        let letter = viewer.key(Self.keysym("e"), isDown: true, at: 0)
        #expect(letter.last == .text("é") && letter.first?.key?.characters == "é" && letter.count == 2)
        let released = viewer.key(Self.keysym("e"), isDown: false, at: 0)
        #expect(released.first?.key?.characters == "é" && released.first?.key?.isDown == false)
        #expect(viewer.key(Self.keysym("e"), isDown: true, at: 0).last == .text("e"))
    }

    @Test(
        "Escape and the key that deletes take back what waits, and do nothing else",
        arguments: [0xFF1B, 0xFF08] as [UInt32])
    func cancellation(key: UInt32) {
        var viewer = ViewerInput()
        _ = viewer.key(Self.acute, isDown: true, at: 0)
        #expect(viewer.key(Keysym(rawValue: key), isDown: true, at: 0) == [.marked(MarkedText(""))])
        #expect(viewer.key(Keysym(rawValue: key), isDown: false, at: 0).isEmpty)
        #expect(viewer.key(Self.keysym("e"), isDown: true, at: 0).last == .text("e"))
    }

    @Test("What waits is typed before the key that ends it, and taken back from a viewer that goes")
    func end() {
        var viewer = ViewerInput()
        _ = viewer.key(Self.acute, isDown: true, at: 0)
        _ = viewer.key(Self.acute, isDown: false, at: 0)
        let ended = viewer.key(Keysym(rawValue: 0xFF0D), isDown: true, at: 0)
        #expect(ended.first == .text("´") && ended.last?.key?.usage == .returnOrEnter && ended.count == 2)
        _ = viewer.key(Self.compose, isDown: true, at: 0)
        #expect(viewer.cancelEverything(at: 0).first == .marked(MarkedText("")))
    }
}
