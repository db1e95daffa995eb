import Diagnostics
import Foundation
import MainLoop
import PluginProtocol
import PluginTransport

/// Finds the host of a plugin that somebody else started: looks at the file that a host publishes until there is one that
/// is worth a try, however long that takes.
@MainActor final class HostSearch: HostFinder {
    /// The delays between two looks: short where a host is just starting, long where none may come for days.
    private static let firstDelay = Duration.milliseconds(200)
    private static let longestDelay = Duration.seconds(2)
    /// A host notices within about a second that a predecessor of this process is gone, and publishes a new token.
    private static let patienceWithPredecessor = Duration.seconds(5)

    private let file: BootstrapFile
    private let loop: MainLoop
    private let say: (String) -> Void
    private let onFound: (Bootstrap) -> Void
    private let onError: (TransportError) -> Void
    private var delay = firstDelay
    private var timer: Registration?
    private var hasSaidThatItWaits = false
    private var used: (token: HandshakeToken, since: Duration, refusal: Refusal)?
    /// Since when another process of the plugin has been connected.
    private var takenSince: Duration?

    /// - Parameters:
    ///   - say: Tells whoever reads the plugin's output.
    ///   - onFound: Gets what a host published; is to call `tryAgain` or `refused` where that leads to nothing, and
    ///     `connected` where it does.
    ///   - onError: Gets a reason for which looking again is of no use.
    init(
        _ file: BootstrapFile, loop: MainLoop, say: @escaping (String) -> Void,
        onFound: @escaping (Bootstrap) -> Void, onError: @escaping (TransportError) -> Void
    ) {
        self.file = file
        self.loop = loop
        self.say = say
        self.onFound = onFound
        self.onError = onError
    }

    /// Looks now, and from then on until it has found something.
    func look() {
        timer = nil
        do {
            guard let bootstrap = try file.read() else {
                takenSince = nil
                wait("There is no host yet: waiting for one that writes \(file.path).")
                return
            }
            if let used, used.token.matches(bootstrap.token) {
                try considerUsedToken(used.since, used.refusal)
                return
            }
            used = nil
            takenSince = nil
            onFound(bootstrap)
        } catch {
            guard error.code == .taken, isPatient(since: takenSince ?? loop.clock.now) else { return onError(error) }
            takenSince = takenSince ?? loop.clock.now
            tryAgain()
        }
    }

    private func isPatient(since start: Duration) -> Bool {
        loop.clock.now - start < Self.patienceWithPredecessor
    }

    private func considerUsedToken(_ since: Duration, _ refusal: Refusal) throws(TransportError) {
        guard isPatient(since: since) else {
            throw TransportError(.refused, "The host refused this plugin. \(refusal.message)")
        }
        tryAgain()
    }

    /// What was found led to no host: it is left from one that is gone, or its host is just ending.
    func tryAgain(because reason: String? = nil) {
        wait("No host answers: waiting for one that writes \(file.path).")
    }

    /// The host did not accept the token: it belongs to a process that is there already, or was there until a moment ago.
    func refused(_ token: HandshakeToken, _ refusal: Refusal) {
        used = (token, loop.clock.now, refusal)
        timer = loop.schedule(after: delay) { [weak self] in self?.look() }
    }

    /// A host that listens at its sockets answers at once.
    func waits() {}

    /// The next search begins as patiently as the first.
    func connected() {
        delay = Self.firstDelay
        used = nil
        takenSince = nil
        hasSaidThatItWaits = false
    }

    private func wait(_ sentence: String) {
        if !hasSaidThatItWaits, used == nil, takenSince == nil {
            hasSaidThatItWaits = true
            say(sentence)
        }
        timer = loop.schedule(after: delay) { [weak self] in self?.look() }
        delay = min(delay * 2, Self.longestDelay)
    }
}
