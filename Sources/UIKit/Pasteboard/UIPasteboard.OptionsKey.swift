extension UIPasteboard {
    /// The name of an option for items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The `Date` at which the items are gone.
        public static let expirationDate = OptionsKey("expirationDate")
        /// Whether the items stay on this machine: a `Bool`. Viewers over the network, of VNC or in a browser, are not given them.
        public static let localOnly = OptionsKey("localOnly")
    }
}
