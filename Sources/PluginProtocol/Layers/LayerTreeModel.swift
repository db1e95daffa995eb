import QuartzCore

/// The shape of a scene's tree of layers as the host knows it: refuses a commit that would break it.
///
/// A commit is accepted whole or not at all: after a refusal the model is what it was.
package struct LayerTreeModel: Hashable, Sendable {
    private let limits: Limits
    /// Back to front, by layer; every known layer is a key.
    private var children: [LayerID: [LayerID]] = [:]
    /// By the layer that is seen through it; a mask is a key of `children` too.
    private var masks: [LayerID: LayerID] = [:]
    /// How many animations run on each layer that has some.
    private var animations: [LayerID: Int] = [:]
    package private(set) var root: LayerID?

    package init(limits: Limits) {
        self.limits = limits
    }

    package var layers: some Collection<LayerID> {
        children.keys
    }

    package func contains(_ layer: LayerID) -> Bool {
        children[layer] != nil
    }

    package func sublayers(of layer: LayerID) -> [LayerID] {
        children[layer] ?? []
    }

    package mutating func accept(_ commit: LayerCommit) throws(Misbehaviour) {
        do {
            try accept(checking: commit)
        } catch {
            throw error.within("SceneDidCommit")
        }
    }

    private mutating func accept(checking commit: LayerCommit) throws(Misbehaviour) {
        let removed = Set(commit.removed)
        guard removed.count == commit.removed.count else {
            throw Misbehaviour(.brokenTree, "a layer is removed twice", at: ["removed"])
        }
        for id in commit.removed where !contains(id) {
            throw Misbehaviour(.foreignIdentifier, "\(id) is not known and cannot be removed", at: ["removed"])
        }
        var updated: Set<LayerID> = []
        var changesShape = !removed.isEmpty || commit.root != root
        for (index, update) in commit.updates.enumerated() {
            let id = update.id
            guard updated.insert(id).inserted, !removed.contains(id) else {
                throw Misbehaviour(.brokenTree, "\(id) is named twice", at: ["updates[\(index)]"])
            }
            guard contains(id) || update.change == .all else {
                throw Misbehaviour(.missingField, "\(id) is new and must be complete", at: ["updates[\(index)]"])
            }
            let mask = update.clipping.map { $0.mask }
            changesShape = changesShape || update.sublayers != nil || (mask != nil && mask != masks[id])
        }
        let nextAnimations = try animations(after: commit)
        guard changesShape else {
            animations = nextAnimations
            return
        }

        var next = children
        var nextMasks = masks
        for id in commit.removed {
            next[id] = nil
            nextMasks[id] = nil
        }
        for update in commit.updates {
            if let sublayers = update.sublayers { next[update.id] = sublayers }
            if let clipping = update.clipping { nextMasks[update.id] = clipping.mask }
        }
        try check(next, nextMasks, root: commit.root)
        children = next
        masks = nextMasks
        animations = nextAnimations
        root = commit.root
    }

    private func animations(after commit: LayerCommit) throws(Misbehaviour) -> [LayerID: Int] {
        var next = animations
        for id in commit.removed { next[id] = nil }
        for update in commit.updates {
            guard let animations = update.animations else { continue }
            guard Set(animations.map(\.id)).count == animations.count else {
                throw Misbehaviour(.brokenTree, "an animation of \(update.id) is listed twice", at: ["updates"])
            }
            next[update.id] = animations.isEmpty ? nil : animations.count
        }
        let total = next.values.reduce(0, +)
        guard total <= limits.animations else {
            throw Misbehaviour(
                .limitExceeded, "\(total) animations are more than the \(limits.animations) that are allowed")
        }
        return next
    }

    /// Walks from the root: every layer must be met once, none too deep.
    private func check(
        _ children: [LayerID: [LayerID]], _ masks: [LayerID: LayerID], root: LayerID
    ) throws(Misbehaviour) {
        guard children.count <= limits.layers else {
            throw Misbehaviour(
                .limitExceeded, "\(children.count) layers are more than the \(limits.layers) that are allowed")
        }
        guard children[root] != nil else {
            throw Misbehaviour(.brokenTree, "\(root) is not there", at: ["root"])
        }
        var met: Set<LayerID> = [root]
        var level = [root]
        var depth = 0
        while !level.isEmpty {
            depth += 1
            guard depth <= limits.layerDepth else {
                throw Misbehaviour(.limitExceeded, "more than \(limits.layerDepth) layers lie in each other")
            }
            var below: [LayerID] = []
            for layer in level {
                for child in (children[layer] ?? []) + (masks[layer].map { [$0] } ?? []) {
                    guard children[child] != nil else {
                        throw Misbehaviour(.foreignIdentifier, "\(child) below \(layer) is not known")
                    }
                    guard met.insert(child).inserted else {
                        throw Misbehaviour(.brokenTree, "\(child) is in two places, or above itself")
                    }
                    below.append(child)
                }
            }
            level = below
        }
        // What a circle holds together without the root is not met either.
        guard met.count == children.count else {
            throw Misbehaviour(
                .brokenTree, "\(children.count - met.count) layers have no place in the tree and were not removed")
        }
    }
}
