import SeededRandom

/// Damages messages in the ways in which a plugin that means harm would: numbers at the ends of what there is, fields
/// that are missing, repeated or in another's place, written in unusual ways, and bytes that are not what they should be.
package struct WireMutator {
    private var generator: SeededGenerator

    private static let numbers: [Double] = [
        0, -0.0, 1, -1, 0.5, 0.999_999, 1e-3, 0.01, 7.25, 100, -100, 1000, 30_000, 1e5, 1e6, -1e6, 1e8, 1e9, -1e9,
        1e-9, -1e-9, 1e-12, 1e-18, 1e-100, 1e-300, .leastNonzeroMagnitude, .leastNormalMagnitude, -1e-300, 1e10, 1e300,
        1e308, -1e308, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
    ]
    private static let integers: [UInt64] = [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 15, 16, 17, 27, 28, 63, 64, 127, 255, 256, 1000, 1001, 4095, 4096, 65535, 1 << 31,
        1 << 32, (1 << 31) - 1, (1 << 32) - 1, 1 << 62, 1 << 63, .max,
    ]

    /// In bytes. What is longer is not changed any further: copies of copies would take all memory.
    private static let longest = 1 << 16

    package init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    package mutating func mutated(_ message: [UInt8]) -> [UInt8] {
        guard var fields = WireField.fields(message[...]) else { return message }
        var bytes = message
        for _ in 0..<pick([1, 1, 2, 3, 5, 9]) where bytes.count <= Self.longest {
            mutate(&fields)
            bytes = WireField.bytes(fields)
        }
        if chance(1, in: 20), !bytes.isEmpty {
            bytes[Int.random(in: bytes.indices, using: &generator)] ^= 1 << UInt8.random(in: 0...7, using: &generator)
        }
        return bytes
    }

    private mutating func mutate(_ fields: inout [WireField]) {
        guard !fields.isEmpty else { return }
        let index = Int.random(in: fields.indices, using: &generator)
        if case .message(var inner) = fields[index].value, !chance(1, in: 12) {
            mutate(&inner)
            fields[index].value = .message(inner)
            return
        }
        switch Int.random(in: 0..<14, using: &generator) {
        case 0:
            fields.remove(at: index)
        case 1:
            let copies = pick([1, 2, 16, 300])
            fields.insert(contentsOf: Array(repeating: fields[index], count: copies), at: index)
        case 2:
            // What another field of the same kind says.
            let others = fields.filter { $0.number == fields[index].number }
            fields[index] = pick(others)
        case 3:
            fields.swapAt(index, Int.random(in: fields.indices, using: &generator))
        case 4:
            fields[index].number = UInt64.random(in: 1...30, using: &generator)
        case 5:
            // What is in a group is skipped by who knows of none, and so is hidden from who looks on from behind it.
            fields[index].value = .group(pick([[], [fields[index]], Array(fields[index...])]))
        case 6:
            if case .varint(let number) = fields[index].value { fields[index].value = .longVarint(number) }
        default:
            change(&fields[index])
        }
    }

    private mutating func change(_ field: inout WireField) {
        switch field.value {
        case .varint(let number), .longVarint(let number):
            field.value = .varint(
                chance(1, in: 2)
                    ? UInt64.random(in: 0...30, using: &generator)
                    : pick([number &+ 1, number &- 1, pick(Self.integers)]))
        case .fixed64(let word):
            field.value = .fixed64(number(Double(bitPattern: word)).bitPattern)
        case .fixed32(let word):
            field.value = .fixed32(Float(number(Double(Float(bitPattern: word)))).bitPattern)
        case .bytes(let bytes):
            field.value = .bytes(changed(bytes))
        case .message(let inner), .group(let inner):
            field.value = .bytes(changed(WireField.bytes(inner)))
        }
    }

    private mutating func number(_ old: Double) -> Double {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: -old
        case 1: old * pick([0.001, 10, 1000, 1e6])
        default: pick(Self.numbers)
        }
    }

    private mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        guard !bytes.isEmpty else { return [0] }
        let index = Int.random(in: bytes.indices, using: &generator)
        if bytes.count.isMultiple(of: 8), chance(3, in: 4) {
            // Packed numbers.
            let start = index / 8 * 8
            let old = bytes[start..<start + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            bytes.replaceSubrange(
                start..<start + 8, with: WireField.littleEndian(number(Double(bitPattern: old)).bitPattern))
            return bytes
        }
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...8, using: &generator)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(contentsOf: Array(repeating: bytes[index], count: pick([1, 8, 1000])), at: index)
        case 3: bytes.insert(contentsOf: pick(Self.oddTexts).utf8, at: index)
        default: bytes[index] = UInt8.random(in: .min ... .max, using: &generator)
        }
        return bytes
    }

    private static let oddTexts = [
        "\0", "\n", "\r\n\r", "\t\t", "\u{2028}", "\u{2029}", "\u{202e}", "\u{200d}", "e\u{301}\u{301}\u{301}", "👩‍👩‍👧‍👦",
        "\u{fdfd}", "\u{7f}\u{1}", "\u{feff}", " ", "سمات", "\u{10ffff}",
    ]

    private mutating func chance(_ part: Int, in whole: Int) -> Bool {
        Int.random(in: 0..<whole, using: &generator) < part
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &generator)]
    }
}
