import Diagnostics
import QuartzCore

/// The layers of a scene that the host may scroll, as it knows them.
@MainActor struct ScrollableLayers {
    private var entries: [LayerID: Weak<CALayer>] = [:]

    /// To be called with what is committed.
    mutating func update(by changes: LayerTreeChanges) {
        for id in changes.removed { entries[id] = nil }
        for entry in changes.changed where entry.change.contains(.scroll) {
            entries[entry.layer.id] = entry.layer.scrollArea == nil ? nil : Weak(entry.layer)
        }
    }

    subscript(id: LayerID) -> CALayer? {
        entries[id]?.object
    }
}
