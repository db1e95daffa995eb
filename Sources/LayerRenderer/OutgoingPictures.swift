import CCairo
import QuartzCore

/// What the layers that are in a transition showed before.
@MainActor struct OutgoingPictures {
    private var pictures: [LayerID: OutgoingPicture] = [:]

    /// As many surfaces as the pixels that are kept may fill: a layer whose transition begins while there is no room for
    /// more shows the new at once.
    private static let mostSurfaces = 4

    subscript(layer: CALayer) -> OutgoingPicture? {
        guard let picture = pictures[layer.id], picture.transition == layer.presented?.transition?.id else {
            return nil
        }
        return picture
    }

    var isEmpty: Bool {
        pictures.isEmpty
    }

    func rect(of id: LayerID) -> PixelRect {
        pictures[id]?.rect ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    }

    /// Takes the pictures of transitions that begin, while `surface` still shows the last frame, and drops those that are
    /// over.
    ///
    /// - Parameters:
    ///   - layers: those that are in a transition now.
    ///   - format: of the surface's pixels.
    ///   - extent: what a layer and everything below it was drawn on.
    mutating func update(
        _ layers: [CALayer], on surface: PixelSurface, _ format: cairo_format_t, extent: (CALayer) -> PixelRect?
    ) {
        guard !layers.isEmpty || !pictures.isEmpty else { return }
        let inTransition = Set(layers.map(\.id))
        pictures = pictures.filter { inTransition.contains($0.key) }
        for layer in layers where self[layer] == nil {
            guard let transition = layer.presented?.transition, let rect = extent(layer)?.intersection(surface.bounds),
                !rect.isEmpty
            else { continue }
            pictures[layer.id] = nil
            let kept = pictures.values.reduce(0) { $0 + $1.rect.area }
            guard kept + rect.area <= Self.mostSurfaces * surface.bounds.area else { continue }
            pictures[layer.id] = OutgoingPicture(of: rect, on: surface, format, for: transition.id)
        }
    }

    mutating func removeAll() {
        pictures = [:]
    }
}
