extension UIListContentConfiguration.TextProperties {
    /// The change that is made to the letters of a text before it is shown, by the rules of the user's language.
    public enum TextTransform: Int, Sendable {
        case none = 0
        case uppercase = 1
        case lowercase = 2
        case capitalized = 3

        func applied(to text: String) -> String {
            switch self {
            case .none: text
            case .uppercase: text.uppercased(with: .current)
            case .lowercase: text.lowercased(with: .current)
            case .capitalized: text.capitalized(with: .current)
            }
        }

        /// The text after the change. Each run changes by itself, so that it keeps its attributes though it may become longer.
        func applied(to text: NSAttributedString) -> NSAttributedString {
            guard self != .none else { return text }
            let result = NSMutableAttributedString(string: "")
            let whole = NSRange(location: 0, length: text.length)
            text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
                let run = applied(to: (text.string as NSString).substring(with: range))
                result.append(NSAttributedString(string: run, attributes: attributes))
            }
            return result
        }
    }
}
