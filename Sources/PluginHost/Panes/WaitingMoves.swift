import InputEvents
import PluginProtocol

/// Has one movement of touches under way to a plugin at a time. Of those that come meanwhile the last of each touch waits: a
/// plugin that is slow gets fewer places of a finger, and not old ones.
@MainActor final class WaitingMoves {
    /// The touches, and what is to be done if nobody in the plugin handles them.
    typealias Move = (touch: Touch, modifiers: KeyModifiers, ifUnhandled: () -> Void)

    private let send: (TouchBatch, _ onAnswer: @escaping (InputAnswer) -> Void) -> Void
    /// Those that wait, by touch.
    private var waiting: [UInt64: Move] = [:]
    private var underWay = 0

    init(send: @escaping (TouchBatch, _ onAnswer: @escaping (InputAnswer) -> Void) -> Void) {
        self.send = send
    }

    func add(_ moves: [Move]) {
        for move in moves { waiting[move.touch.id] = move }
        if underWay == 0 { flush() }
    }

    /// Sends what waits: before anything else that happens to the touches.
    func flush() {
        guard !waiting.isEmpty else { return }
        let moves = waiting.values.sorted { $0.touch.id < $1.touch.id }
        waiting = [:]
        underWay += 1
        let modifiers = moves.reduce(into: KeyModifiers()) { $0.formUnion($1.modifiers) }
        send(TouchBatch(touches: moves.map(\.touch), modifiers: modifiers)) { [weak self] answer in
            if !answer.isHandled { for move in moves { move.ifUnhandled() } }
            guard let self else { return }
            underWay -= 1
            if underWay == 0 { flush() }
        }
    }
}
