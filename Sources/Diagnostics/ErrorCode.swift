/// The kind of failure that an error stands for. It is open, so that a kind can be added without breaking a `switch`.
/// The type of the error keeps its kinds apart from those of others.
package struct ErrorCode<Failure>: RawRepresentable, Hashable, Sendable {
    /// In lower case, its words joined by hyphens: `path-in-use`.
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }
}
