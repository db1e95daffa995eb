/// Which groups of a layer's properties changed since the last commit.
package struct LayerChange: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// Size, position, anchor point or transform: everything below moves too.
    package static let geometry = LayerChange(rawValue: 1 << 0)
    /// Hidden or opacity: everything below is affected too.
    package static let visibility = LayerChange(rawValue: 1 << 1)
    /// Background, border or corners.
    package static let appearance = LayerChange(rawValue: 1 << 2)
    package static let shadow = LayerChange(rawValue: 1 << 3)
    /// `masksToBounds` or the mask: everything below is affected too.
    package static let clipping = LayerChange(rawValue: 1 << 4)
    package static let contents = LayerChange(rawValue: 1 << 5)
    /// The list of sublayers or their order.
    package static let sublayers = LayerChange(rawValue: 1 << 6)
    /// The list of animations that run on the layer.
    package static let animations = LayerChange(rawValue: 1 << 7)
    /// The origin of the bounds, or how far the user may move it: everything below moves too.
    package static let scroll = LayerChange(rawValue: 1 << 8)
    /// What input does there. Nothing of it is seen.
    package static let interaction = LayerChange(rawValue: 1 << 9)

    /// What a layer that is new to its tree reports.
    package static let all: LayerChange = [
        .geometry, .visibility, .appearance, .shadow, .clipping, .contents, .sublayers, .animations,
        .scroll, .interaction,
    ]
}
