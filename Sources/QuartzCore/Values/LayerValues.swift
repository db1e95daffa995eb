/// What a layer looks like, but for its contents and its sublayers: written down here once, for the layer, for commits, for
/// what animations show and for the renderer.
///
/// A group changes and travels as a whole. A value that is added to a group is missed by the compiler wherever the group is
/// made or taken apart.
package struct LayerValues: Hashable, Sendable {
    package var geometry: Geometry
    package var scroll: Scroll
    package var visibility: Visibility
    package var appearance: Appearance
    package var shadow: Shadow
    /// Whether contents and sublayers are cut at the bounds, round corners included.
    package var masksToBounds: Bool
    package var interaction: Interaction

    package init(
        geometry: Geometry, scroll: Scroll, visibility: Visibility, appearance: Appearance, shadow: Shadow,
        masksToBounds: Bool, interaction: Interaction
    ) {
        self.geometry = geometry
        self.scroll = scroll
        self.visibility = visibility
        self.appearance = appearance
        self.shadow = shadow
        self.masksToBounds = masksToBounds
        self.interaction = interaction
    }

    /// Those of a new layer.
    package static let initial = LayerValues(
        geometry: .initial, scroll: .initial, visibility: .initial, appearance: .initial, shadow: .initial,
        masksToBounds: false, interaction: .initial)

    /// Which groups differ.
    func change(from other: LayerValues) -> LayerChange {
        var change: LayerChange = []
        if geometry != other.geometry { change.insert(.geometry) }
        if scroll != other.scroll { change.insert(.scroll) }
        if visibility != other.visibility { change.insert(.visibility) }
        if appearance != other.appearance { change.insert(.appearance) }
        if shadow != other.shadow { change.insert(.shadow) }
        if masksToBounds != other.masksToBounds { change.insert(.clipping) }
        if interaction != other.interaction { change.insert(.interaction) }
        return change
    }
}
