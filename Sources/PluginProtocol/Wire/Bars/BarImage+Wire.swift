import CoreGraphics
import WireMessages

extension BarImage {
    private static let longestName = 64
    private static let largestScale = 16.0

    init(wire: Mullion_V1_BarImage) throws(Misbehaviour) {
        switch wire.content {
        case .symbol(let name):
            try WireNumber.require(!name.isEmpty, "symbol")
            self = .symbol(try WireNumber.text(name, upTo: Self.longestName, "symbol"))
        case .pixels(let wire):
            self = try within("pixels", try Self(wire: wire))
        case nil:
            throw Misbehaviour(.missingField, "it must be there", at: ["content"])
        }
    }

    private init(wire: Mullion_V1_BarPixels) throws(Misbehaviour) {
        for (side, field) in [(wire.width, "width"), (wire.height, "height")] {
            try WireNumber.count(Int(side), upTo: Self.longestSide, field)
        }
        let scale = try WireNumber.positive(wire.scale, upTo: Self.largestScale, "scale")
        guard
            let image = CGImage(width: Int(wire.width), height: Int(wire.height), premultipliedBGRA: wire.bytes)
        else {
            throw Misbehaviour(
                .brokenImage, "\(wire.bytes.count) bytes are no picture of \(wire.width) x \(wire.height) pixels",
                at: ["bytes"])
        }
        self = .pixels(image, scale: scale, isTemplate: wire.template)
    }

    var wire: Mullion_V1_BarImage {
        .with {
            switch self {
            case .symbol(let name): $0.symbol = WireNumber.text(name, upTo: Self.longestName)
            case .pixels(let image, let scale, let isTemplate):
                $0.pixels = .with {
                    $0.width = UInt32(clamping: image.width)
                    $0.height = UInt32(clamping: image.height)
                    $0.scale = WireNumber.positive(scale, upTo: Self.largestScale, else: 1)
                    $0.bytes = image.pixels
                    $0.template = isTemplate
                }
            }
        }
    }
}
