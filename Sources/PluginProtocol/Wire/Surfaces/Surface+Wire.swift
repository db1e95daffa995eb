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
        try WireNumber.count(wire.changed.count, upTo: 4 * SurfaceRect.most, "changed")
        return .surface(
            try WireNumber.serial(wire.surface, "surface"), seed: wire.seed,
            scale: try WireNumber.positive(wire.scale, "scale"),
            gravity: try CALayerContentsGravity(wire: wire.gravity),
            changed: try within("changed", try rects(wire: wire.changed)))
    }

    private static func rects(wire: [UInt32]) throws(Misbehaviour) -> [SurfaceRect] {
        guard wire.count.isMultiple(of: 4) else {
            throw Misbehaviour(.outOfRange, "\(wire.count) numbers are no rectangles of four each")
        }
        var rects: [SurfaceRect] = []
        for start in stride(from: 0, to: wire.count, by: 4) {
            let numbers = wire[start..<start + 4].map { Int($0) }
            guard let rect = SurfaceRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) else {
                throw Misbehaviour(.outOfRange, "\(numbers) is no rectangle of a surface")
            }
            rects.append(rect)
        }
        return rects
    }

    static func wire(
        _ surface: SurfaceID, _ seed: UInt32, _ scale: CGFloat, _ gravity: CALayerContentsGravity,
        _ changed: [SurfaceRect]
    ) -> Mullion_V1_SurfaceContents {
        .with {
            $0.surface = surface.rawValue
            $0.seed = seed
            $0.scale = WireNumber.positive(scale, else: 1)
            $0.gravity = gravity.wire
            $0.changed = changed.prefix(SurfaceRect.most).flatMap { rect in
                [rect.x, rect.y, rect.width, rect.height].map { UInt32(clamping: $0) }
            }
        }
    }
}
