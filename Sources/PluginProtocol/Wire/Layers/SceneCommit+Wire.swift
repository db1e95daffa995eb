import QuartzCore
import WireMessages

extension SceneCommit {
    init(wire: Mullion_V1_SceneDidCommit, limits: Limits) throws(Misbehaviour) {
        self.init(
            serial: try WireNumber.serial(wire.commit, "commit"),
            answeredResize: wire.hasAnsweredResize
                ? try WireNumber.serial(wire.answeredResize, "answered_resize") : nil,
            afterControl: try WireNumber.serial(wire.afterControlSequence, "after_control_sequence"),
            layers: try LayerCommit(wire: wire, limits: limits),
            facts: wire.hasFacts ? try within("facts", try SceneFacts(wire: wire.facts)) : .unchanged)
    }

    var wire: Mullion_V1_SceneDidCommit {
        .with {
            $0.commit = serial.rawValue
            if let answeredResize { $0.answeredResize = answeredResize.rawValue }
            $0.afterControlSequence = afterControl.rawValue
            $0.root = layers.root.rawValue
            $0.removed = layers.removed.map(\.rawValue)
            $0.updates = layers.updates.map(\.wire)
            $0.releasedImages = layers.releasedImages.map(\.rawValue)
            if facts != .unchanged { $0.facts = facts.wire }
        }
    }
}

extension LayerCommit {
    fileprivate init(wire: Mullion_V1_SceneDidCommit, limits: Limits) throws(Misbehaviour) {
        try WireNumber.count(wire.updates.count + wire.removed.count, upTo: limits.changes, "updates")
        try WireNumber.count(wire.releasedImages.count, upTo: limits.changes, "released_images")
        self.init(root: try LayerID(wire: wire.root, "root"))
        removed.reserveCapacity(wire.removed.count)
        for id in wire.removed {
            removed.append(try LayerID(wire: id, "removed"))
        }
        updates.reserveCapacity(wire.updates.count)
        for (index, update) in wire.updates.enumerated() {
            updates.append(try within("updates[\(index)]", try LayerUpdate(wire: update, limits: limits)))
        }
        releasedImages = wire.releasedImages.map(ImageHash.init(rawValue:))
    }
}
