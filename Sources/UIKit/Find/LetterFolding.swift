/// Finds the letter that stands for those that are to be taken as the same one.
struct LetterFolding {
    /// The letters of the alphabets that have case or accents, as far as they are one code unit.
    private static let end: UInt16 = 0x2000

    /// The tables are made when they are first needed.
    private static let plain = table(ignoresCase: false, ignoresAccents: false)
    private static let withoutCase = table(ignoresCase: true, ignoresAccents: false)
    private static let withoutAccents = table(ignoresCase: false, ignoresAccents: true)
    private static let withoutBoth = table(ignoresCase: true, ignoresAccents: true)

    private let letters: [UInt16]

    init(ignoresCase: Bool, ignoresAccents: Bool) {
        letters =
            switch (ignoresCase, ignoresAccents) {
            case (false, false): Self.plain
            case (true, false): Self.withoutCase
            case (false, true): Self.withoutAccents
            case (true, true): Self.withoutBoth
            }
    }

    func folded(_ unit: UInt16) -> UInt16 {
        unit < Self.end ? letters[Int(unit)] : unit
    }

    private static func table(ignoresCase: Bool, ignoresAccents: Bool) -> [UInt16] {
        (0..<end).map { unit in
            guard ignoresCase || ignoresAccents, var scalar = Unicode.Scalar(unit) else { return unit }
            if ignoresAccents, scalar.properties.isAlphabetic,
                let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
            {
                scalar = base
            }
            if ignoresCase {
                let lower = scalar.properties.lowercaseMapping.unicodeScalars
                if lower.count == 1, let letter = lower.first { scalar = letter }
            }
            return UInt16(exactly: scalar.value) ?? unit
        }
    }
}
