import CoreGraphics

/// A `CGDrawing` that names its pictures instead of holding them.
package struct RecordedDrawing: Hashable, Sendable {
    package typealias Command = DrawingCommand<ImageHash>

    package var commands: [Command]

    package init(commands: [Command]) {
        self.commands = commands
    }

    package init(_ drawing: CGDrawing) {
        commands = drawing.commands.map { $0.replacingImage { ImageHash($0) } }
    }

    package var images: Set<ImageHash> {
        var images: Set<ImageHash> = []
        for case .image(let image, _) in commands {
            images.insert(image)
        }
        return images
    }

    /// The drawing with its pictures, which `image` finds by name.
    package func drawing(
        image find: (ImageHash) throws(Misbehaviour) -> CGImage
    ) throws(Misbehaviour) -> CGDrawing {
        var result: [CGDrawing.Command] = []
        result.reserveCapacity(commands.count)
        for command in commands {
            result.append(try command.replacingImage(find))
        }
        return CGDrawing(commands: result)
    }
}
