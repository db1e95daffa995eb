/// Why pixels could not be written or read.
package struct RenderingError: Error, CustomStringConvertible {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The picture could not be encoded as PNG.
        package static let encodingFailed = Code(rawValue: "encodingFailed")
        /// The data is no PNG, or is damaged.
        package static let notPNG = Code(rawValue: "notPNG")
        /// The picture has more pixels than are decoded.
        package static let tooLarge = Code(rawValue: "tooLarge")
    }

    package let code: Code
    /// For a person: what failed and why.
    package let message: String
    package let cause: (any Error)?

    package init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    package var description: String {
        message
    }
}
