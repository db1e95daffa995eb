import QuartzCore
import WireMessages

extension SurfaceRequest {
    init(wire: Mullion_V1_DidRequestSurface) throws(Misbehaviour) {
        self.init(
            number: try WireNumber.serial(wire.surface, "surface"), width: try Self.side(wire.width, "width"),
            height: try Self.side(wire.height, "height"), format: try SurfaceFormat(wire: wire.format))
    }

    private static func side(_ pixels: UInt32, _ field: String) throws(Misbehaviour) -> Int {
        guard (1...UInt32(SurfaceFormat.longestSide)).contains(pixels) else {
            throw Misbehaviour(
                .outOfRange, "\(pixels) is not from 1 to \(SurfaceFormat.longestSide)", at: [field])
        }
        return Int(pixels)
    }

    var wire: Mullion_V1_DidRequestSurface {
        .with {
            $0.surface = number.rawValue
            $0.width = UInt32(clamping: width)
            $0.height = UInt32(clamping: height)
            $0.format = format.wire
        }
    }
}

extension SurfaceFormat {
    fileprivate init(wire: Mullion_V1_SurfaceFormat) throws(Misbehaviour) {
        switch wire {
        case .bgra: self = .bgra
        case .rgb565: self = .rgb565
        case .unspecified, .UNRECOGNIZED:
            throw Misbehaviour(.unknownCase, "\(wire.rawValue) is no format", at: ["format"])
        }
    }

    fileprivate var wire: Mullion_V1_SurfaceFormat {
        switch self {
        case .bgra: .bgra
        case .rgb565: .rgb565
        }
    }
}

extension LayerUpdate.Contents {
    static func surface(wire: Mullion_V1_SurfaceContents) throws(Misbehaviour) -> Self {
        .surface(
            try WireNumber.serial(wire.surface, "surface"), seed: wire.seed,
            scale: try WireNumber.positive(wire.scale, "scale"), gravity: try CALayerContentsGravity(wire: wire.gravity)
        )
    }

    static func wire(
        _ surface: SurfaceID, _ seed: UInt32, _ scale: CGFloat, _ gravity: CALayerContentsGravity
    ) -> Mullion_V1_SurfaceContents {
        .with {
            $0.surface = surface.rawValue
            $0.seed = seed
            $0.scale = WireNumber.positive(scale, else: 1)
            $0.gravity = gravity.wire
        }
    }
}
