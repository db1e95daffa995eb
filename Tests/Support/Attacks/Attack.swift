import CoreGraphics
import PluginProtocol
import QuartzCore

/// What a plugin that means harm commits: every number within the limits.
///
/// The identifier is that of docs/Threats.md.
package struct Attack: Sendable, CustomStringConvertible {
    package let id: String
    package let name: String
    private let makeImages: @Sendable () -> [CGImage]
    private let makeCommits: @Sendable () -> [LayerCommit]

    /// The parts are made when they are asked for: those of all attacks together take hundreds of megabytes.
    init(
        _ id: String, _ name: String, images: @escaping @autoclosure @Sendable () -> [CGImage] = [],
        _ commits: @escaping @autoclosure @Sendable () -> [LayerCommit]
    ) {
        self.id = id
        self.name = name
        makeImages = images
        makeCommits = commits
    }

    /// A commit of one layer with these contents.
    init(
        _ id: String, _ name: String, images: @escaping @autoclosure @Sendable () -> [CGImage] = [],
        showing contents: @escaping @autoclosure @Sendable () -> LayerUpdate.Contents
    ) {
        self.init(id, name, images: images(), [.showing(contents())])
    }

    /// A commit of one layer with a drawing.
    init(
        _ id: String, _ name: String, images: @escaping @autoclosure @Sendable () -> [CGImage] = [],
        drawing commands: @escaping @autoclosure @Sendable () -> [RecordedDrawing.Command]
    ) {
        self.init(
            id, name, images: images(),
            [.showing(.drawing(RecordedDrawing(commands: commands()), gravity: .topLeft))])
    }

    /// To be sent before the first commit. Made anew each time.
    package var images: [CGImage] {
        makeImages()
    }

    /// To be sent one after the other, each when the one before was acknowledged. Made anew each time.
    package var commits: [LayerCommit] {
        makeCommits()
    }

    package var description: String {
        "\(id) \(name)"
    }

    /// In points: the size of the pane that the commits are made for.
    package static let pane = CGSize(width: 400, height: 300)

    package static let all = numbers + memory + time
}

extension LayerCommit {
    fileprivate static func showing(_ contents: LayerUpdate.Contents) -> LayerCommit {
        var root = LayerUpdate.plain(1, size: Attack.pane)
        root.contents = contents
        return LayerCommit(root: root.id, updates: [root])
    }
}
