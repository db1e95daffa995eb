/// What a layer looks like, but for its contents and its sublayers: written down here once, for the layer, for commits, for
/// what animations show and for the renderer.
///
/// A group changes and travels as a whole. A value that is added to a group is missed by the compiler wherever the group is
/// made or taken apart.
package struct LayerValues: Hashable, Sendable {
    package var geometry: Geometry
    package var visibility: Visibility
    package var appearance: Appearance
    package var shadow: Shadow
    /// Whether contents and sublayers are cut at the bounds, round corners included.
    package var masksToBounds: Bool

    package init(
        geometry: Geometry, visibility: Visibility, appearance: Appearance, shadow: Shadow, masksToBounds: Bool
    ) {
        self.geometry = geometry
        self.visibility = visibility
        self.appearance = appearance
        self.shadow = shadow
        self.masksToBounds = masksToBounds
    }

    /// Those of a new layer.
    package static let initial = LayerValues(
        geometry: .initial, visibility: .initial, appearance: .initial, shadow: .initial, masksToBounds: false)

    /// Which groups differ.
    func change(from other: LayerValues) -> LayerChange {
        var change: LayerChange = []
        if geometry != other.geometry { change.insert(.geometry) }
        if visibility != other.visibility { change.insert(.visibility) }
        if appearance != other.appearance { change.insert(.appearance) }
        if shadow != other.shadow { change.insert(.shadow) }
        if masksToBounds != other.masksToBounds { change.insert(.clipping) }
        return change
    }
}
