import CCairo
import QuartzCore

/// The pixels that a layer in a transition was shown with before it began.
@MainActor struct OutgoingPicture {
    /// Of the animation that brings the transition about.
    let transition: LayerAnimation.ID
    /// Where on the surface the pixels were, and are.
    let rect: PixelRect
    private let pixels: PixelSurface
    private let format: cairo_format_t

    /// Copies what `surface`, whose pixels are of this format, shows in `rect`, which lies within it.
    init(
        of rect: PixelRect, on surface: PixelSurface, _ format: cairo_format_t, for transition: LayerAnimation.ID
    ) {
        self.transition = transition
        self.format = format
        self.rect = rect
        pixels = PixelSurface(width: rect.width, height: rect.height)
        for row in 0..<rect.height {
            let start = (rect.y + row) * surface.bytesPerRow + rect.x * 4
            UnsafeMutableRawBufferPointer(
                rebasing: pixels.bytes[row * pixels.bytesPerRow..<(row + 1) * pixels.bytesPerRow]
            ).copyMemory(from: UnsafeRawBufferPointer(rebasing: surface.bytes[start..<start + rect.width * 4]))
        }
    }

    /// Makes the pixels, at their place, what Cairo draws with, for as long as `draw` runs.
    func withPattern(_ draw: (OpaquePointer) -> Void) {
        // Cairo never returns nil here: a failure is a surface that draws nothing.
        let source: OpaquePointer = cairo_image_surface_create_for_data(
            pixels.bytes.bindMemory(to: UInt8.self).baseAddress, format, Int32(pixels.width),
            Int32(pixels.height), Int32(pixels.bytesPerRow))
        let pattern: OpaquePointer = cairo_pattern_create_for_surface(source)
        defer {
            cairo_pattern_destroy(pattern)
            cairo_surface_finish(source)
            cairo_surface_destroy(source)
        }
        var placement = cairo_matrix_t()
        cairo_matrix_init_translate(&placement, -Double(rect.x), -Double(rect.y))
        cairo_pattern_set_matrix(pattern, &placement)
        draw(pattern)
    }
}
