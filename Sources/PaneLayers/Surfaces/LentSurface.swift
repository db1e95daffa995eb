import PluginProtocol
import QuartzCore

/// A surface of a plugin's whose memory another process reads as well, to draw it. It counts in the plugin's account for as long as somebody has it.
package struct LentSurface: Sendable {
    let surface: IOSurface
    /// Memory that nobody can map for writing any more.
    package let file: PassedDescriptor
    let number: SurfaceID

    /// The plugin's request for the surface, which says how the pixels lie in the memory.
    package var request: SurfaceRequest {
        SurfaceRequest(number: number, width: surface.width, height: surface.height, format: surface.format)
    }
}
