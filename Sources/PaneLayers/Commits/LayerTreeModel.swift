import PluginProtocol
import QuartzCore

/// The shape of a scene's tree of layers as the host knows it, and what it takes: refuses a commit that would break it, or
/// would take too much.
///
/// A commit is accepted whole or not at all: after a refusal the model is what it was.
package struct LayerTreeModel: Hashable, Sendable {
    private let limits: Limits
    /// The sublayers of each layer, from back to front; every known layer is a key.
    private var children: [LayerID: [LayerID]] = [:]
    /// The mask of each layer that has one. A mask is a key of `children` too.
    private var masks: [LayerID: LayerID] = [:]
    /// The cost of each layer; every known layer is a key.
    private var descriptions: [LayerID: LayerCost] = [:]
    private var animationCount = 0
    package private(set) var root: LayerID?
    /// The memory that all layers take, in bytes by the rule of docs/Protocol.md.
    package private(set) var descriptionBytes = 0

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

    /// Every picture that a layer shows, once for each layer.
    package var images: some Collection<ImageHash> {
        descriptions.values.flatMap(\.images)
    }

    /// - Returns: which layers show another picture than before.
    @discardableResult package mutating func accept(_ commit: LayerCommit) throws(Misbehaviour) -> ImageUseChange {
        do {
            return try accept(checking: commit)
        } catch {
            throw error.within("SceneDidCommit")
        }
    }

    private mutating func accept(checking commit: LayerCommit) throws(Misbehaviour) -> ImageUseChange {
        let removed = Set(commit.removed)
        guard removed.count == commit.removed.count else {
            throw Misbehaviour(.brokenTree, "a layer is removed twice", at: ["removed"])
        }
        for id in commit.removed where !contains(id) {
            throw Misbehaviour(.foreignIdentifier, "\(id) is not known and cannot be removed", at: ["removed"])
        }
        var updated: Set<LayerID> = []
        updated.reserveCapacity(commit.updates.count)
        var changesShape = !removed.isEmpty || commit.root != root
        for (index, update) in commit.updates.enumerated() {
            let id = update.id
            guard updated.insert(id).inserted, !removed.contains(id) else {
                throw Misbehaviour(.brokenTree, "\(id) is named twice", at: ["updates[\(index)]"])
            }
            guard contains(id) || update.change.union(LayerUpdate.optional) == .all else {
                throw Misbehaviour(.missingField, "\(id) is new and must be complete", at: ["updates[\(index)]"])
            }
            let mask = update.clipping.map { $0.mask }
            changesShape = changesShape || update.sublayers != nil || (mask != nil && mask != masks[id])
        }
        let next = try LayerCostChange(commit, to: descriptions)
        try check(next)
        if changesShape { try changeShape(commit) }
        return apply(next)
    }

    private mutating func changeShape(_ commit: LayerCommit) throws(Misbehaviour) {
        var next = children
        var nextMasks = masks
        for id in commit.removed {
            next[id] = nil
            nextMasks[id] = nil
        }
        next.reserveCapacity(commit.updates.count)
        for update in commit.updates {
            if let sublayers = update.sublayers { next[update.id] = sublayers }
            if let clipping = update.clipping { nextMasks[update.id] = clipping.mask }
        }
        try check(next, nextMasks, root: commit.root)
        children = next
        masks = nextMasks
        root = commit.root
    }

    private func check(_ change: LayerCostChange) throws(Misbehaviour) {
        let animations = animationCount + change.animationCount
        guard animations <= limits.animations else {
            throw Misbehaviour(
                .limitExceeded, "\(animations) animations are more than the \(limits.animations) that are allowed")
        }
        let bytes = descriptionBytes + change.bytes
        guard bytes <= limits.sceneDescriptionBytes else {
            throw Misbehaviour(
                .limitExceeded,
                "its layers then take \(bytes) bytes of memory, more than the \(limits.sceneDescriptionBytes) that are allowed for a scene; show less at a time"
            )
        }
    }

    private mutating func apply(_ change: LayerCostChange) -> ImageUseChange {
        animationCount += change.animationCount
        descriptionBytes += change.bytes
        descriptions.reserveCapacity(change.descriptions.count)
        for (id, description) in change.descriptions { descriptions[id] = description }
        return change.images
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
        met.reserveCapacity(children.count)
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
        // Layers that lie in each other in a circle, without the root, are not met either.
        guard met.count == children.count else {
            throw Misbehaviour(
                .brokenTree, "\(children.count - met.count) layers have no place in the tree and were not removed")
        }
    }
}
