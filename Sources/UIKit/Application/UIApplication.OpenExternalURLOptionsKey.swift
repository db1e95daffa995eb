extension UIApplication {
    /// The keys of what is said of an address that is to be opened.
    public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Whether only a program that takes the address as its own link may open it, as `Bool`. There is none of that kind here, and nothing is
        /// opened with it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}
