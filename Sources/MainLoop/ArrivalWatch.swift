/// Takes connections from one listening socket in the turns of a loop, and looks away while there are no descriptors.
@MainActor
final class ArrivalWatch {
    private let listener: OwnedDescriptor
    private unowned let loop: MainLoop
    private let handler: @MainActor (OwnedDescriptor) -> Void
    private var watch: Registration?
    private var pause: Registration?

    /// The most connections that one turn accepts: so few that a crowd starves nothing else, and so many that the
    /// socket's queue does not fill.
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
        var taken = 0
        while watch != nil, taken < Self.arrivalsPerTurn {
            taken += 1
            let arrival = listener.nextArrival()
            guard case .connection(let connection) = arrival else {
                if case .starved = arrival { lookAway() }
                return
            }
            handler(connection)
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
