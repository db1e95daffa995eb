/// The memory that the parts of a description take, in bytes: the numbers of `docs/Protocol.md`, "What descriptions
/// take".
///
/// They are a rule of the protocol and no measurement of this process: whoever sends a description and whoever keeps it
/// count alike, on every machine. Each is a little more than the part takes here, with what the allocator adds.
package enum DescriptionBytes {
    /// A colour that is there; nil takes nothing.
    package static let color = 64
    /// A path beside its steps.
    package static let path = 96
    package static let pathStep = 56
    /// A drawing, a list of animations, or a list of anything else that is not empty.
    package static let list = 48
    /// Beside its path, colours, dashes, gradient or text.
    package static let drawingCommand = 96
    package static let dash = 8
    /// A number in a list of them.
    package static let number = 8
    package static let gradient = 96
    /// A stop of a gradient, with its colour.
    package static let gradientStop = 80
    /// Beside its runs and paragraph styles.
    package static let text = 96
    /// With its colour; beside its characters, the name of its font and the colours of its ornaments.
    package static let run = 384
    package static let paragraphStyle = 160
    package static let tabStop = 16

    /// A string that is longer than this is kept by itself.
    private static let longestInPlace = 15

    /// `utf8Count` in bytes of UTF-8.
    package static func string(_ utf8Count: Int) -> Int {
        utf8Count > longestInPlace ? list + utf8Count : 0
    }

    package static func color(_ color: CGColor?) -> Int {
        color == nil ? 0 : Self.color
    }

    package static func list(_ count: Int, of element: Int) -> Int {
        count == 0 ? 0 : list + count * element
    }
}
