import CPango

/// Names the set of fonts that text can be set in: two processes with equal digests measure and draw alike.
///
/// Covers file names, sizes and versions of the Inter and Noto fonts, and the language in which Han characters are drawn
/// (`PANGO_LANGUAGE`, else `LANGUAGE`); not the fonts' bytes.
package struct FontsDigest: Hashable, Sendable, CustomStringConvertible {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    init(fonts: [InstalledFont]) {
        var lines = fonts.filter { Self.covers($0.family) }
            .map { "\($0.file) \($0.index) \($0.version) \($0.fileSize)" }
            .sorted()
        if let language = pango_script_get_sample_language(PANGO_SCRIPT_HAN) {
            lines.append("han " + String(cString: pango_language_to_string(language)))
        }
        // FNV-1a: enough to tell configurations apart, and the same in every process and on every machine.
        rawValue = lines.joined(separator: "\n").utf8.reduce(0xcbf2_9ce4_8422_2325) {
            ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
        }
    }

    /// Sixteen hexadecimal digits.
    package var description: String {
        let digits = String(rawValue, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func covers(_ family: String) -> Bool {
        family == FontFamilies.system || family.hasPrefix("Noto ")
    }

    /// The digest of this process.
    package static let current = FontsDigest(fonts: InstalledFont.all(in: FontConfiguration.config, where: covers))
}
