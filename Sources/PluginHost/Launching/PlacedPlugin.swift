import MainLoop
import PluginProtocol

/// One wait for a plugin that a program starts elsewhere for this host, and the session that comes of it.
///
/// The program outlives the session, as the plugin does: a connection that is lost may be the network's affair. Only where the host wants
/// the plugin itself to end, it ends the program.
@MainActor final class PlacedPlugin: LaunchedPlugin {
    private let starter: KeptProcess
    private let teardown: TeardownSequence
    private let onEvent: (LaunchEvent) -> Void
    private var wait: (any LaunchedPlugin)?
    private var isEnding = false
    private var isStarterGone = false
    private var reason: TerminationReason?

    /// - Parameter teardown: How the program is ended where it is to end the plugin first.
    init(starting starter: KeptProcess, teardown: TeardownSequence, onEvent: @escaping (LaunchEvent) -> Void) {
        self.starter = starter
        self.teardown = teardown
        self.onEvent = onEvent
    }

    /// - Parameter makeWait: Begins to wait for the plugin.
    func start(_ makeWait: (@escaping @MainActor (LaunchEvent) -> Void) -> any LaunchedPlugin) {
        // The wait keeps this object alive until it has ended.
        wait = makeWait { self.handle($0) }
        starter.start()
    }

    private func handle(_ event: LaunchEvent) {
        guard case .ended(let reason) = event else {
            if !isEnding { onEvent(event) }
            return
        }
        wait = nil
        self.reason = reason
        finishIfGone()
    }

    var setsDeadlines: Bool {
        wait?.setsDeadlines ?? true
    }

    func stop(ask: @escaping @MainActor () -> Void) {
        end(by: teardown)
    }

    /// The first time it leaves the program the time to end the plugin; the second time it does not.
    func kill() {
        end(by: isEnding ? .immediate : teardown)
    }

    /// The program goes on: what it has started may come back by itself. Where nobody waits for that, the launcher is told to release it.
    func letGo() {
        wait?.kill()
    }

    private func end(by sequence: TeardownSequence) {
        guard !isEnding else { return starter.stop(sequence) }
        isEnding = true
        wait?.kill()
        starter.stop(sequence) {
            self.isStarterGone = true
            self.finishIfGone()
        }
    }

    private func finishIfGone() {
        guard let reason, !isEnding || isStarterGone else { return }
        self.reason = nil
        onEvent(.ended(reason))
    }
}
