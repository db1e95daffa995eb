/// Text as Swift writes it.
enum SwiftLiteral {
    static func string(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
