import PluginProtocol
import QuartzCore

/// The offsets to which the user has scrolled layers and of which the plugin has not heard. They count more than those of its commits, until it
/// commits after it has heard of them.
@MainActor package final class PendingOffsets {
    private struct Entry {
        var offset: CGPoint
        /// The message that told the plugin; nil while it waits.
        var told: SequenceNumber?
    }

    /// Sends what was scrolled. Answers its number, or nil where it did not go out; calls what it is given when the plugin has
    /// answered, or has not in time.
    package typealias Send = ([ScrolledLayer], _ onAnswer: @escaping (InputAnswer) -> Void) -> SequenceNumber?

    /// At most this many turns of a layer wait for a plugin that does not answer: a hand cannot do more in the time that a plugin has.
    private static let mostTurns = 16

    private let send: Send
    /// Leads a layer that was let go to where the plugin wants it.
    private let redirect: (LayerID, CGPoint) -> Void
    private var entries: [LayerID: Entry] = [:]
    private var waiting: [ScrolledLayer] = []
    private var underWay = 0

    package init(redirect: @escaping (LayerID, CGPoint) -> Void = { _, _ in }, send: @escaping Send) {
        self.redirect = redirect
        self.send = send
    }

    /// The user has scrolled these, in this order. The plugin hears of it when it has answered for the last time it heard.
    package func enqueue(_ layers: [ScrolledLayer]) {
        for layer in layers {
            entries[layer.layer] = Entry(offset: layer.offset)
            add(layer)
        }
        if underWay == 0 { flush() }
    }

    /// Adds an offset to those that wait. Where it belongs to the same turn as the last one of its layer, it takes the place of that one.
    private func add(_ layer: ScrolledLayer) {
        guard let last = waiting.lastIndex(where: { $0.layer == layer.layer }) else { return waiting.append(layer) }
        if waiting[last].turn == layer.turn || waiting.count(where: { $0.layer == layer.layer }) >= Self.mostTurns {
            waiting[last] = layer
        } else {
            waiting.append(layer)
        }
    }

    /// Sends what waits: before anything else that happens to the scene.
    package func flush() {
        guard !waiting.isEmpty else { return }
        let layers = waiting
        waiting = []
        underWay += 1
        let sequence = send(layers) { [weak self] answer in
            guard let self else { return }
            underWay -= 1
            redirect(layers, by: answer)
            if underWay == 0 { flush() }
        }
        guard let sequence else {
            underWay -= 1
            return
        }
        for layer in layers where !waiting.contains(where: { $0.layer == layer.layer }) {
            entries[layer.layer]?.told = sequence
        }
    }

    private func redirect(_ layers: [ScrolledLayer], by answer: InputAnswer) {
        guard let target = answer.scrollTarget else { return }
        let released = layers.last {
            if case .released = $0.turn { true } else { false }
        }
        if let released { redirect(released.layer, target) }
    }

    /// Has the commit leave layers where the user has scrolled them, if it was made before the plugin heard of that.
    package func apply(to commit: inout SceneCommit) {
        for id in commit.layers.removed {
            entries[id] = nil
            waiting.removeAll { $0.layer == id }
        }
        guard !entries.isEmpty else { return }
        entries = entries.filter { $0.value.told.map { commit.afterControl < $0 } ?? true }
        for index in commit.layers.updates.indices {
            guard let entry = entries[commit.layers.updates[index].id] else { continue }
            commit.layers.updates[index].scroll?.offset = entry.offset
        }
    }
}
