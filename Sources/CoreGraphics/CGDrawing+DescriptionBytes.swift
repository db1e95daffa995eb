// How much memory a drawing takes by the rule of `DescriptionBytes`.

extension CGPath {
    package var descriptionBytes: Int {
        DescriptionBytes.path + segments.count * DescriptionBytes.pathStep
    }
}

extension CGGradient {
    package var descriptionBytes: Int {
        DescriptionBytes.gradient + stops.count * DescriptionBytes.gradientStop
    }
}

extension CGDrawing.Stroke {
    /// The bytes that the stroke takes beside being a part of something.
    package var descriptionBytes: Int {
        DescriptionBytes.list(dash.count, of: DescriptionBytes.dash)
    }
}

extension CGDrawing {
    /// Without the pixels of its pictures.
    package var descriptionBytes: Int {
        commands.reduce(DescriptionBytes.list) { $0 + $1.descriptionBytes }
    }
}

extension DrawingCommand {
    /// Without the pixels of a picture.
    package var descriptionBytes: Int {
        DescriptionBytes.drawingCommand + bytesOfParts
    }

    private var bytesOfParts: Int {
        switch self {
        case .saveState, .restoreState, .concatenate, .setAlpha, .setBlendMode, .beginLayer, .endLayer, .image: 0
        case .setShadow(let shadow): DescriptionBytes.color(shadow?.color)
        case .clip(let path, _): path.descriptionBytes
        case .fill(let path, _, _): path.descriptionBytes + DescriptionBytes.color
        case .stroke(let path, let stroke, _):
            path.descriptionBytes + stroke.descriptionBytes + DescriptionBytes.color
        case .gradient(let gradient): gradient.gradient.descriptionBytes
        case .text(let text, _): text.descriptionBytes
        }
    }
}
