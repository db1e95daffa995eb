/// Texts of bars on the wire.
enum BarText {
    /// In bytes of UTF-8.
    private static let longest = 4096

    static func read(_ isPresent: Bool, _ text: String, _ field: String) throws(Misbehaviour) -> String? {
        isPresent ? try WireNumber.text(text, upTo: longest, field) : nil
    }

    static func cut(_ text: String) -> String {
        WireNumber.text(text, upTo: longest)
    }
}
