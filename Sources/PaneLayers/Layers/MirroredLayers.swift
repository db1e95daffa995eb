import PluginProtocol
import QuartzCore

/// The layers of a scene as the host draws them: a copy of the plugin's tree, kept up to date by its commits.
///
/// The shape of the tree has been checked before a commit comes here.
@MainActor package final class MirroredLayers {
    private var layers: [LayerID: MirroredLayer] = [:]
    private let container: CALayer
    private var root: LayerID?

    /// Puts the scene's root layer into `container`.
    package init(in container: CALayer) {
        self.container = container
    }

    /// The scrollers of layers that a finger or a touchpad has moved, or that roll on after it.
    private var scrollers: [LayerID: PaneScroller] = [:]
    /// Called with what the user has scrolled, in order.
    package var onScroll: (([ScrolledLayer]) -> Void)?

    /// The object that scrolls a layer; nil for one that the plugin does not let the host draw.
    func scroller(of layer: CALayer) -> PaneScroller? {
        guard let layer = layer as? MirroredLayer, layer.scrollArea != nil, layer.scrollRules != nil else { return nil }
        if let scroller = scrollers[layer.number] { return scroller }
        let scroller = PaneScroller(layer) { [weak self] scrolled in self?.onScroll?([scrolled]) }
        scrollers[layer.number] = scroller
        return scroller
    }

    /// Ends what goes on by itself in a layer, and tells the plugin; does nothing where nothing goes on.
    func stopScrolling(of layer: MirroredLayer) {
        scrollers[layer.number]?.interaction.stop()
    }

    /// Leads a layer that moves after it was let go to where the plugin wants it to rest.
    package func redirectScroll(of id: LayerID, to offset: CGPoint) {
        scrollers[id]?.interaction.redirect(to: offset)
    }

    /// - Parameter offsets: The offsets of the scrollers' layers before the commit.
    private func settleScrollers(after commit: LayerCommit, from offsets: [LayerID: CGPoint]) {
        guard !scrollers.isEmpty else { return }
        scrollers = scrollers.filter { id, scroller in
            if let layer = layers[id], layer.scrollArea != nil, layer.scrollRules != nil { return true }
            scroller.end()
            return false
        }
        for update in commit.updates where update.scroll != nil || update.geometry != nil {
            guard let scroller = scrollers[update.id] else { continue }
            // A plugin that knew of the offset has led the layer elsewhere: what goes on goes on from there.
            if let old = offsets[update.id], old != scroller.scrollOffset {
                let new = scroller.scrollOffset
                scroller.interaction.shift(by: CGVector(dx: new.x - old.x, dy: new.y - old.y))
            }
            scroller.interaction.geometryDidChange()
        }
    }

    package var isEmpty: Bool {
        layers.isEmpty
    }

    var rootLayer: CALayer? {
        root.flatMap { layers[$0] }
    }

    /// Moves layers to the offsets to which a recording says that the user has scrolled them.
    package func scroll(_ scrolled: [ScrolledLayer]) {
        for entry in scrolled { layers[entry.layer]?.showScrolledWithPinned(to: entry.offset) }
    }

    /// The frame of a layer, in the coordinates of the layer that holds the root layer; nil where there is no such layer.
    package func frame(of id: LayerID) -> CGRect? {
        layers[id].map { $0.convert($0.bounds, to: container) }
    }

    /// Takes everything away: the process that drew it is gone.
    package func removeAll() {
        for scroller in scrollers.values { scroller.end() }
        scrollers = [:]
        if let root { layers[root]?.removeFromSuperlayer() }
        layers = [:]
        root = nil
    }

    /// All or nothing: pictures that the commit names and that never came are found out before anything changes.
    package func apply(_ commit: LayerCommit, _ images: ImageStore) throws(Misbehaviour) {
        var contents: [LayerID: LayerContents] = [:]
        for update in commit.updates {
            contents[update.id] = try images.contents(of: update)
        }
        layers.reserveCapacity(commit.updates.count)
        for update in commit.updates where layers[update.id] == nil {
            let layer = MirroredLayer()
            layer.number = update.id
            // Its plugin alone says what is animated of it.
            layer.owner = self
            layers[update.id] = layer
        }
        detachMoved(commit)
        let now = FrameClock.main.now()
        let offsets = scrollers.mapValues(\.scrollOffset)
        for update in commit.updates {
            guard let layer = layers[update.id] else { continue }
            update.apply(to: layer, contents: contents[update.id], at: now)
            if let sublayers = update.sublayers { setSublayers(sublayers, of: layer) }
            if let clipping = update.clipping { layer.mask = clipping.mask.flatMap { layers[$0] } }
        }
        CALayer.removeFromSuperlayers(commit.removed.compactMap { layers.removeValue(forKey: $0) })
        if root != commit.root {
            // The old root may live on below the new one.
            if let old = root.flatMap({ layers[$0] }), old.superlayer === container { old.removeFromSuperlayer() }
            root = commit.root
            if let layer = layers[commit.root] { container.addSublayer(layer) }
        }
        placePinned(after: commit)
        settleScrollers(after: commit, from: offsets)
    }

    /// Pinned layers lie where they do by the offset that the host shows, which may be another one than the plugin knew.
    private func placePinned(after commit: LayerCommit) {
        var parents: Set<MirroredLayer> = []
        for update in commit.updates {
            guard let layer = layers[update.id] else { continue }
            if layer.isPinned {
                if let geometry = update.geometry { layer.pinnedPosition = geometry.position }
                if let parent = layer.superlayer as? MirroredLayer { parents.insert(parent) }
            } else {
                layer.pinnedPosition = nil
            }
            if update.scroll != nil || update.sublayers != nil { parents.insert(layer) }
        }
        for parent in parents { parent.placePinned() }
    }

    /// Takes what changes its place out of its old one first: a layer may go below one that was below it, and a mask may
    /// become a sublayer, in whatever order the commit lists them.
    private func detachMoved(_ commit: LayerCommit) {
        if root != commit.root { layers[commit.root]?.removeFromSuperlayer() }
        var moved: [CALayer] = []
        for update in commit.updates {
            guard let layer = layers[update.id] else { continue }
            for child in update.sublayers ?? [] {
                guard let child = layers[child], child.superlayer !== layer || layer.mask === child else { continue }
                moved.append(child)
            }
            if let mask = update.clipping?.mask.flatMap({ layers[$0] }), layer.mask !== mask { moved.append(mask) }
        }
        CALayer.removeFromSuperlayers(moved)
    }

    private func setSublayers(_ ids: [LayerID], of layer: CALayer) {
        let wanted: [CALayer] = ids.compactMap { layers[$0] }
        guard wanted != layer.children else { return }
        let keep = Set(wanted)
        CALayer.removeFromSuperlayers(layer.children.filter { !keep.contains($0) })
        layer.arrangeSublayers(wanted)
    }
}
