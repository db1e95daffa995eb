extension UISheetPresentationController.Detent {
    /// The name of a detent, by which a sheet says at which one it rests.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name of the detent at about half of the height.
        public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
        /// The name of the detent at the full height.
        public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }
}
