/// The kinds of data that a text view finds in its text and makes into links (UIKit's page of this name). UIKit's other kinds need data that
/// Linux does not have, and are not declared.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Telephone numbers of 7 to 15 digits that begin with a plus sign or have an area code in parentheses. They are links with the scheme `tel`.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web and of mail: with a scheme, with `www.` in front, of a widespread top-level domain, or with an at sign.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// All kinds that there are.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
