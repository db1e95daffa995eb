/// Texts of bars on the wire.
enum BarText {
    /// In bytes of UTF-8: of what stands for a whole page, and of what stands for one button or tab.
    private static let longestTitle = 4096
    private static let longest = 1024

    static func title(_ isPresent: Bool, _ text: String, _ field: String) throws(Misbehaviour) -> String? {
        isPresent ? try WireNumber.text(text, upTo: longestTitle, field) : nil
    }

    static func read(_ isPresent: Bool, _ text: String, _ field: String) throws(Misbehaviour) -> String? {
        isPresent ? try WireNumber.text(text, upTo: longest, field) : nil
    }

    static func cutTitle(_ text: String) -> String {
        WireNumber.text(text, upTo: longestTitle)
    }

    static func cut(_ text: String) -> String {
        WireNumber.text(text, upTo: longest)
    }
}
