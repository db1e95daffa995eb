/// Takes connections from one listening socket in the turns of a loop, and looks away while there are no descriptors.
@MainActor
final class ArrivalWatch {
    private let listener: OwnedDescriptor
    private unowned let loop: MainLoop
    private let handler: @MainActor (OwnedDescriptor) -> Void
    private var watch: Registration?
    private var pause: Registration?

    /// Of a turn, so that a crowd starves nothing else, and yet does not fill the socket's queue.
    private static let arrivalsPerTurn = 8

    init(
        _ listener: OwnedDescriptor, loop: MainLoop, handler: @escaping @MainActor (OwnedDescriptor) -> Void
    ) throws(MainLoopError) {
        self.listener = listener
        self.loop = loop
        self.handler = handler
        try look()
    }

    func cancel() {
        watch = nil
        pause = nil
    }

    private func look() throws(MainLoopError) {
        watch = try loop.watch(listener, for: .read) { [weak self] _ in self?.take() }
    }

    private func take() {
        for _ in 0..<Self.arrivalsPerTurn where watch != nil {
            switch listener.nextArrival() {
            case .connection(let connection): handler(connection)
            case .nobody: return
            case .starved: return lookAway()
            }
        }
    }

    private func lookAway() {
        watch = nil
        pause = loop.schedule(after: Arrival.pause) { [weak self] in
            guard let self else { return }
            pause = nil
            // Watching takes memory of the kernel, which may be what is missing.
            do { try look() } catch { lookAway() }
        }
    }
}
