extension UIImage {
    /// The properties that an image is asked to have.
    public class Configuration: Hashable, @unchecked Sendable {
        // Unchecked because of the subclass, whose properties are all constants.

        init() {}

        func isEqual(to other: Configuration) -> Bool {
            type(of: self) == type(of: other)
        }

        public static func == (left: Configuration, right: Configuration) -> Bool {
            left === right || left.isEqual(to: right)
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(type(of: self)))
        }
    }
}
