/// A root layer with the record of what changed below it since the last commit.
///
/// A layer belongs to at most one tree at a time. Whoever shows the tree (a renderer, a connection to a host) takes the
/// changes once per turn with `takeChanges()`.
@MainActor package final class LayerTree {
    package let root: CALayer

    /// Called when the first change arrives after a commit: the moment to ask for a turn of the loop.
    package var onFirstChange: (() -> Void)?

    /// Whether layers that belong to no view change gradually unless a transaction says otherwise.
    package var hasImplicitAnimations = false

    private var changed: [CALayer] = []
    private var removedOrder: [LayerID] = []
    private var removed: Set<LayerID> = []

    package init(root: CALayer) {
        self.root = root
        root.join(self)
    }

    /// Nobody shows the layers any more: their animations end with this turn, as those of a layer do that leaves its tree.
    isolated deinit {
        for layer in animated.values where !layer.animations.isEmpty { CATransaction.noteDetached(layer) }
    }

    package var hasChanges: Bool {
        !changed.isEmpty || !removedOrder.isEmpty || isFrameRequested
    }

    package func takeChanges() -> LayerTreeChanges {
        let entries = changed.compactMap { layer -> LayerTreeChanges.Entry? in
            // The changes of a layer that went to another tree are for that one to take.
            guard layer.tree === self else { return nil }
            let pixels = layer.pendingPixels
            let change = layer.takePendingChange()
            return change.isEmpty ? nil : .init(layer: layer, change: change, changedPixels: pixels)
        }
        // A layer that left twice is listed once.
        let left = removedOrder.filter { removed.remove($0) != nil }
        let changes = LayerTreeChanges(removed: left, changed: entries)
        changed.removeAll(keepingCapacity: true)
        removedOrder.removeAll(keepingCapacity: true)
        removed.removeAll(keepingCapacity: true)
        isFrameRequested = false
        return changes
    }

    // MARK: Animations

    private var isFrameRequested = false
    /// Layers with animations, or that are shown as an animation left them.
    private var animated: [LayerID: CALayer] = [:]
    private var waiting: [CALayer] = []
    private var nextEnd: (time: Double, timer: AnyObject)?

    /// Makes changes whose only cause is that time goes on.
    package func requestFrame() {
        let wasClean = !hasChanges
        isFrameRequested = true
        if wasClean { onFirstChange?() }
    }

    func noteAnimations(of layer: CALayer) {
        animated[layer.id] = layer
        waiting.append(layer)
        // In a window that is not shown, too: completions wait for them.
        CATransaction.requestCommit()
    }

    /// Starts what was added since the last commit, everything at the same moment, and ends what is over by now.
    package func startAnimations(at now: Double) {
        guard !animated.isEmpty || nextEnd != nil else { return }
        let due = waiting
        waiting = []
        for layer in due where layer.tree === self { layer.startAnimations(at: now) }
        endAnimations(at: now)
    }

    private func endAnimations(at now: Double) {
        var ended: [LayerAnimations.Entry] = []
        for (id, layer) in animated {
            guard layer.tree === self else {
                animated[id] = nil
                continue
            }
            ended += layer.takeEndedAnimations(at: now)
            if layer.animations.isEmpty, layer.presented == nil { animated[id] = nil }
        }
        // Whoever waits for several layers hears of them as they ended, and of those that ended together as they were added.
        ended.sort { ($0.end ?? now, $0.id.rawValue) < ($1.end ?? now, $1.id.rawValue) }
        for entry in ended { entry.tellEnd(finished: true) }
        scheduleEnd(now)
    }

    private func scheduleEnd(_ now: Double) {
        guard let end = animated.values.lazy.compactMap(\.animations.nextEnd).min() else {
            nextEnd = nil
            return
        }
        guard nextEnd?.time != end else { return }
        let timer = FrameClock.main.schedule(seconds: end - now) { [weak self] in
            guard let self else { return }
            nextEnd = nil
            endAnimations(at: max(FrameClock.main.now(), end))
        }
        nextEnd = (end, timer)
    }

    /// Brings the layers to where their animations are at `time`. For whoever draws the tree, right before it takes the
    /// changes; who passes the tree on leaves that to the other side.
    package func present(at time: Double) {
        for (id, layer) in animated {
            guard layer.tree === self else {
                animated[id] = nil
                continue
            }
            if layer.present(at: time) { animated[id] = nil }
        }
    }

    /// Layers that are shown in the middle of a transition.
    package var layersInTransition: [CALayer] {
        animated.values.filter { $0.presented?.transition != nil }
    }

    /// When something has to be drawn for the sake of time alone, if frames are `interval` seconds apart; nil if never.
    package func nextFrame(after time: Double, interval: Double) -> Double? {
        animated.values.lazy.filter { $0.tree === self && $0.isPossiblySeen }.flatMap(\.runningAnimations)
            .compactMap { $0.nextFrame(after: time, interval: interval) }.min()
    }

    func note(_ layer: CALayer) {
        let wasClean = !hasChanges
        changed.append(layer)
        if wasClean { onFirstChange?() }
    }

    func noteEntry(of layer: CALayer) {
        removed.remove(layer.id)
    }

    func noteRemoval(of layer: CALayer) {
        let wasClean = !hasChanges
        if removed.insert(layer.id).inserted {
            removedOrder.append(layer.id)
        }
        if wasClean { onFirstChange?() }
    }
}
