import QuartzCore
import WireMessages

extension LayerUpdate.Contents {
    init(wire: Mullion_V1_LayerContents, limits: Limits) throws(Misbehaviour) {
        switch wire.contents {
        case .some(.none):
            self = .none
        case .text(let text):
            self = .text(try within("text", try StyledText(wire: text, limits: limits)))
        case .image(let image):
            self = try within(
                "image",
                .image(
                    ImageHash(rawValue: image.image), scale: try WireNumber.positive(image.scale, "scale"),
                    gravity: try CALayerContentsGravity(wire: image.gravity)))
        case .drawing(let drawing):
            self = .drawing(try within("drawing", try RecordedDrawing(wire: drawing, limits: limits)))
        case nil:
            throw Misbehaviour(.unknownCase, "there are no contents that this version knows")
        }
    }

    var wire: Mullion_V1_LayerContents {
        .with {
            switch self {
            case .none:
                $0.none = .init()
            case .text(let text):
                $0.text = text.wire
            case .image(let image, let scale, let gravity):
                $0.image = .with {
                    $0.image = image.rawValue
                    $0.scale = WireNumber.positive(scale, else: 1)
                    $0.gravity = gravity.wire
                }
            case .drawing(let drawing):
                $0.drawing = drawing.wire
            }
        }
    }
}

extension CALayerContentsGravity {
    private static let pairs: [(CALayerContentsGravity, Mullion_V1_ContentsGravity)] = [
        (.center, .center), (.top, .top), (.bottom, .bottom), (.left, .left), (.right, .right), (.topLeft, .topLeft),
        (.topRight, .topRight), (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight), (.resize, .resize),
        (.resizeAspect, .resizeAspect), (.resizeAspectFill, .resizeAspectFill),
    ]

    init(wire: Mullion_V1_ContentsGravity) throws(Misbehaviour) {
        guard let pair = Self.pairs.first(where: { $0.1 == wire }) else {
            throw Misbehaviour(.unknownCase, "\(wire) is no gravity", at: ["gravity"])
        }
        self = pair.0
    }

    /// A gravity of no known name places an image as `resize` does, here and in the renderer.
    var wire: Mullion_V1_ContentsGravity {
        Self.pairs.first { $0.0 == self }?.1 ?? .resize
    }
}
