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
                    gravity: try CALayerContentsGravity(wire: image.gravity),
                    center: image.hasCenter
                        ? try within("center", try CGRect(wire: image.center)) : Self.wholeImage))
        case .drawing(let drawing):
            self = .drawing(
                try within("drawing", try RecordedDrawing(wire: drawing, limits: limits)),
                gravity: try CALayerContentsGravity(wire: wire.drawingGravity, "drawing_gravity"))
        case .picture(let picture):
            self = try within("picture") { () throws(Misbehaviour) -> LayerUpdate.Contents in
                try WireNumber.require(picture.hasDrawing, "drawing")
                try WireNumber.require(picture.hasSize, "size")
                return .picture(
                    try within("drawing", try RecordedDrawing(wire: picture.drawing, limits: limits)),
                    size: try within("size", try CGSize(wire: picture.size)),
                    gravity: try CALayerContentsGravity(wire: picture.gravity))
            }
        case .shape(let shape):
            self = .shape(try within("shape", try ShapeContents(wire: shape, limits: limits)))
        case .gradient(let gradient):
            self = .gradient(try within("gradient", try GradientContents(wire: gradient)))
        case .surface(let surface):
            self = try within("surface", try .surface(wire: surface))
        case nil:
            throw Misbehaviour(.unknownCase, "there are no contents that this version knows")
        }
    }

    private static let wholeImage = CGRect(x: 0, y: 0, width: 1, height: 1)

    var wire: Mullion_V1_LayerContents {
        .with {
            switch self {
            case .none:
                $0.none = .init()
            case .text(let text):
                $0.text = text.wire
            case .image(let image, let scale, let gravity, let center):
                $0.image = .with {
                    $0.image = image.rawValue
                    $0.scale = WireNumber.positive(scale, else: 1)
                    $0.gravity = gravity.wire
                    if center != Self.wholeImage { $0.center = center.wire }
                }
            case .drawing(let drawing, let gravity):
                $0.drawing = drawing.wire
                $0.drawingGravity = gravity.wire
            case .picture(let drawing, let size, let gravity):
                $0.picture = .with {
                    $0.drawing = drawing.wire
                    $0.size = size.wire
                    $0.gravity = gravity.wire
                }
            case .shape(let shape):
                $0.shape = shape.wire
            case .gradient(let gradient):
                $0.gradient = gradient.wire
            case .surface(let surface, let seed, let scale, let gravity, let changed):
                $0.surface = Self.wire(surface, seed, scale, gravity, changed)
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

    init(wire: Mullion_V1_ContentsGravity, _ field: String = "gravity") throws(Misbehaviour) {
        guard let pair = Self.pairs.first(where: { $0.1 == wire }) else {
            throw Misbehaviour(.unknownCase, "\(wire) is no gravity", at: [field])
        }
        self = pair.0
    }

    /// A gravity of no known name places an image as `resize` does, here and in the renderer.
    var wire: Mullion_V1_ContentsGravity {
        Self.pairs.first { $0.0 == self }?.1 ?? .resize
    }
}
