import PluginProtocol

/// Carries the bytes between two channels of one process, when it is told to: for tests of both sides of a session
/// without a socket.
///
/// What one side sends waits until `pump()` delivers it; what is sent meanwhile is delivered too. Nothing is delivered
/// from within a call of a channel.
@MainActor package final class InMemoryWire {
    private struct Parcel {
        let lane: Lane
        let deliver: () -> Void
    }

    /// Called when something waits and nothing waited before: the moment to ask for a turn that pumps.
    package var onFirstParcel: (() -> Void)?

    private var parcels: [Parcel] = []
    private var isPumping = false

    package init() {}

    package var isEmpty: Bool {
        parcels.isEmpty
    }

    /// How many messages wait, on both lanes.
    package var count: Int {
        parcels.count
    }

    /// Delivers what waits on `lanes` until nothing does, or `limit` messages were delivered. The order within a lane is
    /// kept; holding one lane back shows what depends on the order between lanes.
    @discardableResult package func pump(_ lanes: Set<Lane> = Set(Lane.allCases), limit: Int = .max) -> Int {
        guard !isPumping else { return 0 }
        isPumping = true
        defer { isPumping = false }
        var delivered = 0
        while delivered < limit, let index = parcels.firstIndex(where: { lanes.contains($0.lane) }) {
            parcels.remove(at: index).deliver()
            delivered += 1
        }
        return delivered
    }

    func post(on lane: Lane, _ deliver: @escaping () -> Void) {
        let wasEmpty = parcels.isEmpty
        parcels.append(Parcel(lane: lane, deliver: deliver))
        if wasEmpty { onFirstParcel?() }
    }
}
