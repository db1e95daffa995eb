import CSDL
import CoreGraphics
import DrawingRenderer

/// The picture by which a desktop knows a window: two panes with a bar between them, which is what a mullion is.
@MainActor enum SDLWindowIcon {
    private static let side = 64

    static func set(on window: OpaquePointer) {
        guard var pixels = straightPixels else { return }
        pixels.withUnsafeMutableBytes { bytes in
            guard
                let surface = SDL_CreateRGBSurfaceWithFormatFrom(
                    bytes.baseAddress, CInt(side), CInt(side), 32, CInt(side * 4), SDL_PIXELFORMAT_ARGB8888.rawValue)
            else { return }
            // SDL makes a copy.
            SDL_SetWindowIcon(window, surface)
            SDL_FreeSurface(surface)
        }
    }

    private static let drawing: CGDrawing = {
        let context = CGContext()
        func fill(_ rect: CGRect, _ radius: CGFloat, _ color: CGColor) {
            context.addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
            context.setFillColor(color)
            context.fillPath()
        }
        fill(CGRect(x: 3, y: 3, width: 58, height: 58), 14, CGColor(red: 0.13, green: 0.36, blue: 0.72, alpha: 1))
        fill(CGRect(x: 11, y: 13, width: 19, height: 38), 4, CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        fill(CGRect(x: 34, y: 13, width: 19, height: 38), 4, CGColor(red: 0.62, green: 0.83, blue: 1, alpha: 1))
        return context.drawing
    }()

    /// Blue, green, red, and an opacity by which they are not multiplied, as desktops want it.
    private static let straightPixels: [UInt8]? = {
        let size = CGSize(width: side, height: side)
        guard let image = drawing.image(size: size, scale: 1), image.bytesPerRow == side * 4 else { return nil }
        var bytes = [UInt8](image.pixels)
        for offset in stride(from: 0, to: bytes.count, by: 4) where (1..<255).contains(bytes[offset + 3]) {
            let alpha = UInt32(bytes[offset + 3])
            for part in offset..<(offset + 3) { bytes[part] = UInt8(min(UInt32(bytes[part]) * 255 / alpha, 255)) }
        }
        return bytes
    }()
}
