/// Why a visual format cannot be used, and at which character.
struct VisualFormatError: Error {
    let message: String
    /// Characters from the start.
    let position: Int

    /// The message, the format, and a mark under the character.
    func text(for format: String) -> String {
        let indent = String(repeating: " ", count: min(position, format.count))
        return "a visual format cannot be read: \(message)\n\(format)\n\(indent)^"
    }
}
