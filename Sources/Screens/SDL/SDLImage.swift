import CSDL
import LayerRenderer

/// SDL's view of a surface: it reads the surface's own memory.
@MainActor final class SDLImage {
    let surface: PixelSurface
    let pointer: UnsafeMutablePointer<SDL_Surface>

    init?(_ surface: PixelSurface) {
        self.surface = surface
        guard
            let pointer = SDL_CreateRGBSurfaceWithFormatFrom(
                surface.bytes.baseAddress, CInt(surface.width), CInt(surface.height), 32, CInt(surface.bytesPerRow),
                SDL_PIXELFORMAT_RGB888.rawValue)
        else { return nil }
        self.pointer = pointer
        // The fourth byte means nothing: pixels are copied, not blended.
        SDL_SetSurfaceBlendMode(pointer, SDL_BLENDMODE_NONE)
    }

    isolated deinit {
        SDL_FreeSurface(pointer)
    }
}
