/// Why a file is not shown, or why none could be made.
package struct ImageFileError: Error, CustomStringConvertible {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The data is of no format that is read.
        package static let unknownFormat = Code(rawValue: "unknownFormat")
        /// The data begins like a picture and goes on as none.
        package static let damaged = Code(rawValue: "damaged")
        /// The picture has more pixels, or the file more bytes, than are read.
        package static let tooLarge = Code(rawValue: "tooLarge")
        /// The picture could not be written.
        package static let encodingFailed = Code(rawValue: "encodingFailed")
    }

    package let code: Code
    /// For a person: what failed and why.
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    package var description: String {
        message
    }
}
