import Diagnostics
import MainLoop
import PluginProtocol
import PluginTransport

/// Finds the host behind a gate: tries to reach it until it is there, with the keys as their files have them at each try.
@MainActor final class GateSearch: HostFinder {
    /// The delays between two tries.
    private static let firstDelay = Duration.milliseconds(200)
    private static let longestDelay = Duration.seconds(2)
    /// A gate needs about as long to notice that a predecessor of this process is gone without a word.
    private static let patienceWithPredecessor = Duration.milliseconds(GateTimes.heartbeat + GateTimes.silence + 2000)

    private let gate: GateAddress
    private let loop: MainLoop
    private let say: (String) -> Void
    private let onFound: (GatePlace) -> Void
    private let onError: (TransportError) -> Void
    private var attempts = 0
    private var delay = firstDelay
    private var timer: Registration?
    /// The sentences that were said since the last host.
    private var said: Set<String> = []
    private var refusedSince: Duration?

    /// - Parameters:
    ///   - say: Tells whoever reads the plugin's output.
    ///   - onFound: Gets a place to try, as that of `HostSearch` does.
    ///   - onError: Gets a reason for which another try is of no use.
    init(
        _ gate: GateAddress, loop: MainLoop, say: @escaping (String) -> Void, onFound: @escaping (GatePlace) -> Void,
        onError: @escaping (TransportError) -> Void
    ) {
        self.gate = gate
        self.loop = loop
        self.say = say
        self.onFound = onFound
        self.onError = onError
    }

    func look() {
        timer = nil
        do throws(TransportError) {
            let place = try gate.place(attempt: attempts)
            attempts += 1
            onFound(place)
        } catch {
            // Keys that were good may be exchanged just now.
            guard attempts > 0, error.code == .badKey else { return onError(error) }
            tryAgain(because: error.message)
        }
    }

    func tryAgain(because reason: String?) {
        mention(reason)
        timer = loop.schedule(after: delay) { [weak self] in self?.look() }
        delay = min(delay * 2, Self.longestDelay)
    }

    func refused(_ token: HandshakeToken, _ refusal: Refusal) {
        let since = refusedSince ?? loop.clock.now
        refusedSince = since
        guard loop.clock.now - since < Self.patienceWithPredecessor else {
            return onError(TransportError(.refused, "The host refused this plugin. \(refusal.message)"))
        }
        timer = loop.schedule(after: Self.longestDelay) { [weak self] in self?.look() }
    }

    func waits() {
        mention(nil)
    }

    func connected() {
        delay = Self.firstDelay
        said = []
        refusedSince = nil
    }

    private func mention(_ reason: String?) {
        guard refusedSince == nil else { return }
        let sentence = "No host answers: waiting for the one behind \(gate.endpoint)."
        // Whoever knows a reason need not be told a second time without.
        let isNews = reason.map { !said.contains($0) } ?? said.isEmpty
        guard isNews else { return }
        said.insert(reason ?? sentence)
        say(reason.map { "\($0) \(sentence)" } ?? sentence)
    }
}
