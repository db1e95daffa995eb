/// Names a plugin in reverse-DNS form: `org.mullion.clock`.
///
/// At least two parts between full stops; each part is made of the letters a to z in either case, digits and hyphens, and
/// neither begins nor ends with a hyphen. At most 255 characters, so that it is also a file name.
package struct PluginIdentifier: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
    package let rawValue: String

    /// What is asked of an identifier, for messages to people.
    package static let rule =
        "a reverse-DNS name such as org.example.clock: two or more parts of letters, digits and hyphens, "
        + "separated by full stops"

    /// Nil where `rawValue` breaks the rule.
    package init?(rawValue: String) {
        guard rawValue.utf8.count <= 255 else { return nil }
        let parts = rawValue.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count >= 2, parts.allSatisfy(Self.isPart) else { return nil }
        self.rawValue = rawValue
    }

    private static func isPart(_ part: Substring.UTF8View) -> Bool {
        let hyphen = UInt8(ascii: "-")
        guard let first = part.first, let last = part.last, first != hyphen, last != hyphen else { return false }
        return part.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), hyphen:
                true
            default:
                false
            }
        }
    }

    package var description: String {
        rawValue
    }

    package static func < (left: PluginIdentifier, right: PluginIdentifier) -> Bool {
        left.rawValue < right.rawValue
    }
}
