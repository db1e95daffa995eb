/// A small disc at a symbol's corner, as the symbol's name asks for it.
enum SymbolBadge: String, CaseIterable, Sendable {
    case plus
    case minus
    case checkmark
    case xmark
    case exclamationmark
    case questionmark
    /// Without a sign on it.
    case dot

    var suffix: String {
        self == .dot ? ".badge" : ".badge.\(rawValue)"
    }

    /// The shape on the disc.
    var sign: String? {
        self == .dot ? nil : rawValue
    }
}
