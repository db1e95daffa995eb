import CoreGraphics
import PluginProtocol
import QuartzCore

/// What a plugin that means harm commits: every number within the limits.
///
/// The identifier is that of docs/Threats.md.
package struct Attack: Sendable, CustomStringConvertible {
    package let id: String
    package let name: String
    /// To be sent before the first commit.
    package var images: [CGImage] = []
    /// To be sent one after the other, each when the one before was acknowledged.
    package let commits: [LayerCommit]

    init(_ id: String, _ name: String, images: [CGImage] = [], _ commits: [LayerCommit]) {
        self.id = id
        self.name = name
        self.images = images
        self.commits = commits
    }

    /// A commit of one layer with these contents.
    init(_ id: String, _ name: String, images: [CGImage] = [], showing contents: LayerUpdate.Contents) {
        var root = LayerUpdate.plain(1, size: Self.pane)
        root.contents = contents
        self.init(id, name, images: images, [LayerCommit(root: root.id, updates: [root])])
    }

    /// A commit of one layer with a drawing.
    init(_ id: String, _ name: String, images: [CGImage] = [], drawing commands: [RecordedDrawing.Command]) {
        self.init(
            id, name, images: images, showing: .drawing(RecordedDrawing(commands: commands), gravity: .topLeft))
    }

    package var description: String {
        "\(id) \(name)"
    }

    /// In points: the size of the pane that the commits are made for.
    package static let pane = CGSize(width: 400, height: 300)

    package static let all = numbers + memory + time
}
