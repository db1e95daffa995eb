/// A symbol's name in its parts: `person.fill.badge.plus` is the shape `person`, filled, with a badge.
struct SymbolName: Hashable, Sendable {
    /// One of `SymbolShapes.names`.
    var shape: String
    var isFilled = false
    /// Whether a line is drawn across.
    var isSlashed = false
    var badge: SymbolBadge?
    var frame: SymbolFrame?

    /// Reads a name. Nil if no picture has it.
    init?(_ name: String) {
        if SymbolShapes.text(of: name) != nil {
            self.init(unframed: name[...])
            return
        }
        for frame in SymbolFrame.allCases where name.hasSuffix(frame.suffix) {
            if let framed = SymbolName(unframed: name.dropLast(frame.suffix.count)) {
                self = framed
                self.frame = frame
                return
            }
        }
        self.init(unframed: name[...])
    }

    /// The endings are read from the last to the first, each of them once.
    private init?(unframed name: Substring) {
        var rest = name
        func end(in suffix: String) -> Bool {
            guard rest.hasSuffix(suffix), SymbolShapes.text(of: String(rest)) == nil else { return false }
            rest = rest.dropLast(suffix.count)
            return true
        }
        var isFilled = end(in: ".fill")
        badge = SymbolBadge.allCases.first { end(in: $0.suffix) }
        isSlashed = end(in: ".slash")
        if !isFilled { isFilled = end(in: ".fill") }
        shape = String(rest)
        self.isFilled = isFilled
        guard SymbolShapes.text(of: shape) != nil, !isFilled || SymbolShapes.hasBody(shape) else { return nil }
    }

    /// Whether the symbol leads back or on, or shows lines of text, and so is mirrored where reading goes from right to left:
    /// `chevron.backward`, and not `backward.fill`, which winds a tape.
    var followsReading: Bool {
        SymbolShapes.followingReading.contains(shape)
            || shape.split(separator: ".").dropFirst().contains { $0 == "backward" || $0 == "forward" }
    }

    /// Whether `name` is written as names of symbols are: words of small letters and digits, with points between them.
    static func isWellFormed(_ name: String) -> Bool {
        name.utf8.count <= longest
            && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
                !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
            }
    }

    /// The longest name that is looked up, in bytes. Apple's longest has 70.
    private static let longest = 100
}
