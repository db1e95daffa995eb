/// Pieces of texts that are hard to measure, to break into lines or to draw.
enum HostileText {
    static let pieces = controls + lineEnds + directions + marks + emoji + scripts + strangers + plain

    /// Control characters, with those by which terminals are told what to do.
    private static let controls = [
        "\u{0}", "\u{1}\u{7}\u{8}\u{1B}[31m\u{7F}", "\u{80}\u{85}\u{9B}", "\t", "\t\t\u{B}\u{C}",
    ]

    private static let lineEnds = ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "a\nb\u{2028}c\u{2029}"]

    /// What turns the direction of writing, and does not turn it back.
    private static let directions = [
        "\u{202E}abc", "\u{202D}\u{5D0}\u{202B}", "\u{2066}\u{2067}\u{2068}", "\u{2069}\u{202C}", "\u{200F}1\u{200E}!",
        "\u{61C}\u{660}",
    ]

    /// Marks that are drawn above, below and through what is before them, which may be nothing.
    private static let marks = [
        "\u{301}", "e\u{300}\u{323}\u{489}\u{20DD}", "a" + String(repeating: "\u{300}\u{316}", count: 40), "\u{20E3}",
        "\u{34F}\u{337}",
    ]

    private static let emoji = [
        "👩\u{200D}", "👨\u{200D}👩\u{200D}👧\u{200D}👦", "🏳️\u{200D}🌈", "🇩🇪🇫", "👍🏽\u{1F3FF}", "1\u{FE0F}\u{20E3}",
        "\u{200D}\u{FE0F}",
        "🏴\u{E0067}\u{E0062}\u{E007F}",
    ]

    /// Scripts that are high, that reorder their letters, or whose letters become others together.
    private static let scripts = [
        "\u{F67}\u{F71}\u{F74}\u{F83}", "\u{F40}" + String(repeating: "\u{F90}\u{FB1}", count: 12),
        "นี้\u{E4A}\u{E4A}\u{E4A}",
        "क्षि\u{94D}\u{94D}", "ﷺ﷽", "لله\u{640}\u{640}", "မြန်\u{1039}", "𒐫", "한\u{1100}\u{1161}\u{11A8}",
        "\u{1820}\u{180E}\u{1820}",
    ]

    /// Characters that are none, that nobody has assigned, or that are not seen.
    private static let strangers = [
        "\u{FFFE}\u{FFFF}\u{10FFFF}", "\u{1FFFE}\u{2FFFF}", "\u{E000}\u{F8FF}\u{F0000}", "\u{FFFD}\u{FFFC}",
        "\u{FEFF}\u{200B}\u{2060}",
        "\u{AD}", "\u{A0}\u{3000}", "\u{E0001}\u{E0041}", "\u{FFF9}a\u{FFFA}b\u{FFFB}",
    ]

    private static let plain = ["", " ", "A", "W", "Harbour", "one two three ", "…“”", "fi", "<b>&amp;%s%n"]
}
