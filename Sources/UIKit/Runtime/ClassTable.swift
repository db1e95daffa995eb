/// The words that Swift keeps of a class: some about the class itself, then for each method where its code is.
struct ClassTable {
    private let words: UnsafePointer<UInt>

    init(_ type: AnyClass) {
        // A reference to a class is the address of these words.
        words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    subscript(place: Int) -> UInt {
        words[place]
    }

    /// How many words there are. Size and address point are the two halves of the fifth word.
    private var count: Int {
        let sizes = words[4]
        let bytes = Int(sizes & 0xffff_ffff) - Int(sizes >> 32)
        return bytes / MemoryLayout<UInt>.size
    }

    /// Where the table has the one method that `overriding` overrides; nil where that is not one place.
    ///
    /// - Parameters:
    ///   - plain: A class that overrides nothing.
    ///   - base: The superclass of both.
    static func place(of overriding: AnyClass, _ plain: AnyClass, _ base: AnyClass) -> Int? {
        let (overriding, plain, base) = (ClassTable(overriding), ClassTable(plain), ClassTable(base))
        let count = base.count
        guard count > 5, count < 1 << 16, overriding.count >= count, plain.count >= count else { return nil }
        let places = (0..<count).filter { base[$0] == plain[$0] && overriding[$0] != plain[$0] }
        return places.count == 1 ? places[0] : nil
    }
}
