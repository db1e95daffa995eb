/// The keysyms that are older than Unicode: a page for each group of scripts, in the order of the character set of its
/// time. Viewers still send them for every character that has one.
enum LegacyKeysyms {
    private static let firstPlace: UInt32 = 0xA0

    private static let pages: [UInt32: [Unicode.Scalar?]] = texts.mapValues { text in
        text.split(whereSeparator: \.isWhitespace).map { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    }

    /// The character of a keysym; nil for one that is on no page.
    static func scalar(of keysym: UInt32) -> Unicode.Scalar? {
        // The one that lies before all others on its page.
        if keysym == 0x047E { return "\u{203E}" }
        guard let page = pages[keysym >> 8], keysym & 0xFF >= firstPlace else { return nil }
        let place = Int(keysym & 0xFF - firstPlace)
        return place < page.count ? page[place] : nil
    }
}
