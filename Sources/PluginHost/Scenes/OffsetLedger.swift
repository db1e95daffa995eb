import PluginProtocol
import QuartzCore

/// Whose word counts where the user scrolls: the host's, until a commit of the plugin comes after it has heard of it.
@MainActor final class OffsetLedger {
    private struct Entry {
        var offset: CGPoint
        /// The message that told the plugin; nil while it waits.
        var told: SequenceNumber?
    }

    /// Sends what was scrolled. Answers its number, or nil where it did not go out; calls what it is given when the plugin has
    /// answered, or has not in time.
    typealias Send = ([ScrolledLayer], _ onAnswer: @escaping () -> Void) -> SequenceNumber?

    private let send: Send
    private var entries: [LayerID: Entry] = [:]
    private var underWay = 0

    init(send: @escaping Send) {
        self.send = send
    }

    /// The user has scrolled these. The plugin hears of it when it has answered for the last time it heard.
    func note(_ layers: [ScrolledLayer]) {
        for layer in layers { entries[layer.layer] = Entry(offset: layer.offset) }
        if underWay == 0 { flush() }
    }

    /// Sends what waits: before anything else that happens to the scene.
    func flush() {
        let waiting = entries.filter { $0.value.told == nil }
            .map { ScrolledLayer(layer: $0.key, offset: $0.value.offset) }
            .sorted { $0.layer.rawValue < $1.layer.rawValue }
        guard !waiting.isEmpty else { return }
        underWay += 1
        let sequence = send(waiting) { [weak self] in
            guard let self else { return }
            underWay -= 1
            if underWay == 0 { flush() }
        }
        guard let sequence else {
            underWay -= 1
            return
        }
        for layer in waiting { entries[layer.layer]?.told = sequence }
    }

    /// Has the commit leave layers where the user has scrolled them, if it was made before the plugin heard of that.
    func settle(_ commit: inout SceneCommit) {
        for id in commit.layers.removed { entries[id] = nil }
        guard !entries.isEmpty else { return }
        entries = entries.filter { $0.value.told.map { commit.afterControl < $0 } ?? true }
        for index in commit.layers.updates.indices {
            guard let entry = entries[commit.layers.updates[index].id] else { continue }
            commit.layers.updates[index].scroll?.offset = entry.offset
        }
    }
}
