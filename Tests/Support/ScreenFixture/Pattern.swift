import LayerRenderer

/// Four quarters in red, green, blue and white, so that swapped colours and mirrored pictures show at once.
@MainActor struct Pattern {
    let surface: PixelSurface

    init(width: Int, height: Int) {
        surface = PixelSurface(width: width, height: height)
        let halfWidth = width / 2
        let halfHeight = height / 2
        fill(PixelRect(x: 0, y: 0, width: halfWidth, height: halfHeight), 0xCC2222)
        fill(PixelRect(x: halfWidth, y: 0, width: width - halfWidth, height: halfHeight), 0x22AA44)
        fill(PixelRect(x: 0, y: halfHeight, width: halfWidth, height: height - halfHeight), 0x2244CC)
        fill(PixelRect(x: halfWidth, y: halfHeight, width: width - halfWidth, height: height - halfHeight), 0xF4F4F4)
    }

    /// - Returns: What has changed.
    func drawDot(x: Int, y: Int) -> PixelRect {
        let rect = PixelRect(x: x - 5, y: y - 5, width: 10, height: 10).intersection(surface.bounds)
        fill(rect, 0x111111)
        return rect
    }

    private func fill(_ rect: PixelRect, _ colour: UInt32) {
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX {
                surface.bytes.storeBytes(of: colour, toByteOffset: y * surface.bytesPerRow + x * 4, as: UInt32.self)
            }
        }
    }
}
