/// What a Swift program says before it traps, as the author of the plugin wrote it or as the standard library does.
package struct SwiftTrap: Hashable, Sendable {
    /// Such as `Index out of range`.
    package let message: String
    /// File and line, such as `FaceViewController.swift:7`; nil where they are in Swift itself.
    package let place: String?

    private static let mark = "Fatal error: "
    private static let ownFiles = "Swift/"

    /// Nil where the line is none that a trap writes: `Module/File.swift:7: Fatal error: message`, or without the file.
    package init?(line: String) {
        guard let mark = line.firstRange(of: Self.mark) else { return nil }
        let file = line[..<mark.lowerBound]
        guard file.isEmpty || (file.contains(".swift:") && file.hasSuffix(": ")) else { return nil }
        message = String(line[mark.upperBound...])
        place = file.hasPrefix(Self.ownFiles) ? nil : file.dropLast(2).split(separator: "/").last.map(String.init)
    }
}

extension SwiftTrap: CustomStringConvertible {
    /// Such as `a fatal error: “the clock has no hands” (FaceViewController.swift:7)`.
    package var description: String {
        "a fatal error: “\(message)”" + (place.map { " (\($0))" } ?? "")
    }
}
