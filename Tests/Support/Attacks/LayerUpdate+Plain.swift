import CoreGraphics
import PluginProtocol
import QuartzCore

extension LayerUpdate {
    /// A layer that is new to the host, with nothing in it.
    package static func plain(_ id: UInt64, size: CGSize) -> LayerUpdate {
        var update = LayerUpdate(id: LayerID(rawValue: id))
        update.geometry = .init(
            size: size, position: .zero, anchorPoint: .zero, transform: .identity)
        update.scroll = .initial
        update.visibility = .init(isHidden: false, opacity: 1)
        update.appearance = .init(
            backgroundColor: nil, cornerRadius: 0, borderWidth: 0, borderColor: nil, maskedCorners: .all,
            cornerCurve: .circular)
        update.shadow = .init(color: nil, opacity: 0, offset: .zero, radius: 0, path: nil)
        update.clipping = .init(masksToBounds: false)
        update.contents = LayerUpdate.Contents.none
        update.sublayers = []
        update.animations = []
        update.interaction = .init(touches: .inBounds, gestures: [])
        return update
    }
}
