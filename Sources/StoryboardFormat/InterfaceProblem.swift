/// A fault of a file of Interface Builder, with its place.
package struct InterfaceProblem: Error, Equatable, CustomStringConvertible {
    /// The name of the file, with its extension.
    package let file: String
    /// From 1; 0 where the whole file is meant.
    package let line: Int
    package let column: Int
    package let message: String

    package init(file: String, line: Int = 0, column: Int = 0, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }

    package var description: String {
        line > 0 ? "\(file):\(line):\(column): \(message)" : "\(file): \(message)"
    }
}
