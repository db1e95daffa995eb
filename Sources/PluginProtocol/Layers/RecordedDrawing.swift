import CoreGraphics

/// A `CGDrawing` that names its pictures instead of holding them.
package struct RecordedDrawing: Hashable, Sendable {
    package enum Command: Hashable, Sendable {
        case saveState
        case restoreState
        case concatenate(CGAffineTransform)
        case setAlpha(CGFloat)
        case clip(CGPath, CGPathFillRule)
        case fill(CGPath, CGPathFillRule, CGColor)
        case stroke(CGPath, CGDrawing.Stroke, CGColor)
        case image(ImageHash, CGRect)
        case text(StyledText, CGRect)
    }

    package var commands: [Command]

    package init(commands: [Command]) {
        self.commands = commands
    }

    package init(_ drawing: CGDrawing) {
        commands = drawing.commands.map { command in
            switch command {
            case .saveState: .saveState
            case .restoreState: .restoreState
            case .concatenate(let transform): .concatenate(transform)
            case .setAlpha(let alpha): .setAlpha(alpha)
            case .clip(let path, let rule): .clip(path, rule)
            case .fill(let path, let rule, let color): .fill(path, rule, color)
            case .stroke(let path, let stroke, let color): .stroke(path, stroke, color)
            case .image(let image, let rect): .image(ImageHash(image), rect)
            case .text(let text, let rect): .text(text, rect)
            }
        }
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
            switch command {
            case .saveState: result.append(.saveState)
            case .restoreState: result.append(.restoreState)
            case .concatenate(let transform): result.append(.concatenate(transform))
            case .setAlpha(let alpha): result.append(.setAlpha(alpha))
            case .clip(let path, let rule): result.append(.clip(path, rule))
            case .fill(let path, let rule, let color): result.append(.fill(path, rule, color))
            case .stroke(let path, let stroke, let color): result.append(.stroke(path, stroke, color))
            case .image(let image, let rect): result.append(.image(try find(image), rect))
            case .text(let text, let rect): result.append(.text(text, rect))
            }
        }
        return CGDrawing(commands: result)
    }
}
