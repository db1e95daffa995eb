import PluginProtocol
import QuartzCore

/// The change of the memory that a scene's layers take by a commit. It is found from what the commit names, however many layers there are.
struct LayerCostChange {
    /// The new cost of each layer that the commit names; nil for one that it removes.
    private(set) var descriptions: [LayerID: LayerCost?] = [:]
    /// The bytes that all layers together take more than before.
    private(set) var bytes = 0
    private(set) var animationCount = 0
    private(set) var images = ImageUseChange()

    /// Each layer is named once.
    init(_ commit: LayerCommit, to known: [LayerID: LayerCost]) throws(Misbehaviour) {
        descriptions.reserveCapacity(commit.removed.count + commit.updates.count)
        for id in commit.removed {
            guard let old = known[id] else { continue }
            descriptions.updateValue(nil, forKey: id)
            count(old, nil)
        }
        for update in commit.updates {
            if let animations = update.animations, Set(animations.map(\.id)).count != animations.count {
                throw Misbehaviour(.brokenTree, "an animation of \(update.id) is listed twice", at: ["updates"])
            }
            let old = known[update.id]
            var new = old ?? LayerCost()
            new.apply(update)
            descriptions.updateValue(new, forKey: update.id)
            count(old, new)
        }
    }

    private mutating func count(_ old: LayerCost?, _ new: LayerCost?) {
        bytes += (new?.bytes ?? 0) - (old?.bytes ?? 0)
        animationCount += (new?.animationCount ?? 0) - (old?.animationCount ?? 0)
        let (before, after) = (old?.images ?? [], new?.images ?? [])
        guard before != after else { return }
        images.begun += after.subtracting(before)
        images.ended += before.subtracting(after)
    }
}
