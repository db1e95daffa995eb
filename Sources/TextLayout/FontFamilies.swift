/// Which families text is set in, in which order, and the fontconfig rules that say so.
///
/// The rules are ours alone: neither the machine's `/etc/fonts` nor the user's own settings and fonts take part, so that
/// two machines with the same packages choose the same glyphs.
enum FontFamilies {
    /// The family of `FontDescription.family == nil`.
    static let system = "Inter"

    /// What serves the characters that the asked family lacks, first come first served. Symbols precede emoji, so that
    /// a character that is both is text unless it asks for the emoji presentation.
    static let fallbacks: [String] =
        [system, "Noto Sans"]
        + scripts.map { "Noto Sans \($0)" }
        + [
            "Noto Serif Tibetan", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", japanese, mongolian,
            emoji,
        ]

    static let emoji = "Noto Color Emoji"

    /// Han characters look as in Japan where the text's language does not say otherwise.
    private static let japanese = "Noto Sans CJK JP"

    /// After the Japanese font, because it has Japanese punctuation too, in upright forms of its own.
    private static let mongolian = "Noto Sans Mongolian"

    private static let scripts = [
        "Arabic", "Hebrew", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada",
        "Malayalam", "Sinhala", "Thai", "Lao", "Khmer", "Myanmar", "Georgian", "Armenian", "Ethiopic", "Cherokee",
        "Canadian Aboriginal", "Syriac", "Thaana", "NKo", "Tifinagh", "Javanese",
    ]

    private static let hanVariants = [
        "ko": "Noto Sans CJK KR", "zh-cn": "Noto Sans CJK SC", "zh-sg": "Noto Sans CJK SC",
        "zh-tw": "Noto Sans CJK TC", "zh-hk": "Noto Sans CJK HK", "zh-mo": "Noto Sans CJK HK",
    ]

    /// Where fonts are looked for; bitmap fonts and Type 1 fonts, which Pango cannot shape, are left out.
    static let directoryRules = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
        <dir>/usr/share/fonts</dir>
        <cachedir>/var/cache/fontconfig</cachedir>
        <cachedir prefix="xdg">fontconfig</cachedir>
        <selectfont><rejectfont>
        <glob>/usr/share/fonts/X11/*</glob>
        <pattern><patelt name="scalable"><bool>false</bool></patelt></pattern>
        <pattern><patelt name="fontformat"><string>Type 1</string></patelt></pattern>
        </rejectfont></selectfont>
        </fontconfig>
        """

    /// The order of families for every request. `installed` are all families there are: the Noto families beyond
    /// `fallbacks` are appended in alphabetical order, so that any Noto font wins over any other.
    static func orderRules(installed: Set<String>) -> String {
        let known = Set(fallbacks + hanVariants.values)
        let rest = installed.filter { $0.hasPrefix("Noto ") && !known.contains($0) }.sorted()
        var rules = [
            bitmapScaling, alias("emoji", emoji), alias("sans-serif", system), alias("system-ui", system),
            alias("serif", "Noto Serif"), alias("monospace", "Noto Sans Mono"),
            """
            <match target="pattern"><edit name="family" mode="append_last" binding="strong">
            \((fallbacks + rest).map { "<string>\(escaped($0))</string>" }.joined(separator: "\n"))
            </edit></match>
            """,
        ]
        rules += hanVariants.sorted { $0.key < $1.key }.map { language, family in
            """
            <match target="pattern">
            <test name="lang" compare="contains"><string>\(language)</string></test>
            <test name="family"><string>\(japanese)</string></test>
            <edit name="family" mode="prepend" binding="strong"><string>\(family)</string></edit>
            </match>
            """
        }
        return "<?xml version=\"1.0\"?><fontconfig>\(rules.joined(separator: "\n"))</fontconfig>"
    }

    /// Emoji are pictures of one size; fontconfig has to be told that they shall have the size that was asked for.
    private static let bitmapScaling = """
        <match target="font"><test name="outline"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
        <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>
        <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
        <name>pixelsizefixupfactor</name><double>0</double><double>0</double><name>pixelsizefixupfactor</name>
        </matrix></times></edit>
        <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit>
        </match>
        """

    private static func alias(_ name: String, _ family: String) -> String {
        """
        <match target="pattern"><test name="family"><string>\(name)</string></test>
        <edit name="family" mode="prepend" binding="strong"><string>\(family)</string></edit></match>
        """
    }

    private static func escaped(_ text: String) -> String {
        // Hardly any has one of these, and to have Foundation look for them takes a good part of a start.
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else { return text }
        return text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
