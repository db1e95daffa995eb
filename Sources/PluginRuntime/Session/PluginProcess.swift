import CLinux
import Diagnostics
import Foundation
import LocalSockets
import MainLoop
import PluginProtocol
import PluginTransport
import TextLayout
import UIKit

/// A plugin's process from its first to its last moment: finds its host, shakes hands, serves scenes, and ends when the
/// host says so.
///
/// One that its host started also ends when the host is gone. One that somebody else started goes on without: it closes
/// its scenes and waits for the next host.
@MainActor package final class PluginProcess {
    /// What a process that cannot do its work answers to whoever started it; from `sysexits.h`.
    private enum ExitStatus {
        static let startedByHand: Int32 = 64
        static let noHost: Int32 = 69
        static let refused: Int32 = 76
    }

    /// Gets the connection when it is open, before the first scene.
    package var onOpen: ((ConnectionToHost) -> Void)?

    private let makeViewController: ConnectionToHost.Factory
    private let loop = MainLoop.main
    private var registrations: [Registration] = []
    private var installations: [Override] = []
    private var health: HealthListener?
    private var lifeline: HostLifeline?
    /// Nil where the host started this process.
    private var search: (any HostFinder)?
    private var handshakeTimer: Registration?
    private var endpoint: PluginEndpoint?
    private var connection: ConnectionToHost? {
        didSet { pasteboard = connection?.installPasteboard() }
    }
    private var pasteboard: Override?

    package init(makeViewController: @escaping ConnectionToHost.Factory) {
        self.makeViewController = makeViewController
    }

    /// Returns only by ending the process.
    package func run() -> Never {
        if CommandLine.arguments.dropFirst().contains(HealthQuery.argument) { HealthQuery.run() }
        // Or `print` would appear when the process ends, if ever: its standard output is a pipe to the host.
        linux_write_lines_at_once()
        if EnvironmentOptions.current.waitsForDebugger { DebuggerWait.run() }
        do {
            // Before any other thread exists, or that thread would still be ended by the signal.
            registrations.append(try loop.onSignal(SIGTERM) { [weak self] in self?.loop.stop() })
            let environment = ProcessInfo.processInfo.environment
            // A host that starts a plugin is its host, whatever else its environment names.
            let isStartedByHost = environment[Bootstrap.descriptorVariable] != nil
            let gate = try isStartedByHost ? nil : GateAddress(environment: environment)
            let source = gate == nil ? try Bootstrap.source(environment: environment) : nil
            installations = [
                UpdateCycle.main.install { [loop] in loop.requestEndOfTurn() },
                FrameClock.main.install { [loop] in loop.schedule(after: $0, handler: $1) },
            ]
            registrations.append(loop.addEndOfTurnHook { UpdateCycle.main.update() })
            health = try HealthListener(loop: loop) { [weak self] in self?.healthReport ?? "" }
            if let gate { searchHost(gate) }
            if let source { try findHost(source) }
        } catch let error as TransportError where error.code == .noBootstrap {
            explain()
        } catch {
            fail("\(error)", ExitStatus.noHost)
        }
        loop.run()
        // What is said last gets out, if the host still listens.
        connection?.tellStates()
        endpoint?.finishSending(upTo: Self.patienceAtEnd)
        endpoint?.close()
        health?.close()
        exit(0)
    }

    /// What a plugin says that is asked how it does. To wait for a host is nothing bad.
    private var healthReport: String {
        guard let connection else { return "No host yet." }
        let panes = connection.controllers.count
        return "Connected to the host, \(panes == 1 ? "one pane" : "\(panes) panes") open."
    }

    private func findHost(_ source: Bootstrap.Source) throws {
        switch source {
        case .inherited(let descriptor):
            let bootstrap = try Bootstrap(from: source)
            // Whoever does not notice, because its main thread hangs, is ended a moment later by its launcher.
            lifeline = try HostLifeline(descriptor, loop: loop) { [weak self] in self?.loop.stop() }
            try dial(.sockets(bootstrap))
        case .file(let path):
            searchHost(BootstrapFile(path))
        }
    }

    private func searchHost(_ file: BootstrapFile) {
        let search = HostSearch(
            file, loop: loop, say: { [weak self] in self?.say($0) },
            onFound: { [weak self] bootstrap in
                guard let self else { return }
                tryHost(.sockets(bootstrap))
                handshakeTimer = loop.schedule(after: Self.patienceWithHost) { [weak self] in self?.hangUp() }
            },
            onError: { [weak self] error in self?.giveUp(error) })
        self.search = search
        search.look()
    }

    /// Whether anybody is there at all, heartbeats tell: the host behind a gate may take its time.
    private func searchHost(_ gate: GateAddress) {
        let search = GateSearch(
            gate, loop: loop, say: { [weak self] in self?.say($0) },
            onFound: { [weak self] place in
                guard let self else { return }
                tryHost(.gate(place))
                handshakeTimer = loop.schedule(after: Self.silence) { [weak self] in self?.search?.waits() }
            },
            onError: { [weak self] error in self?.giveUp(error) })
        self.search = search
        search.look()
    }

    private func giveUp(_ error: TransportError) {
        fail("\(error)", [.refused, .taken].contains(error.code) ? ExitStatus.refused : ExitStatus.noHost)
    }

    /// Long enough for last words, short enough that nobody notices the wait.
    private static let patienceAtEnd = Duration.milliseconds(250)

    /// How long a host may take to answer. One that is there answers at once; in place of one that is stopped another may
    /// come.
    private static let patienceWithHost = Duration.seconds(10)

    /// A gate answers as soon as its host does. When it has not after this, it is said that the plugin waits.
    private static let silence = Duration.seconds(1)

    private func tryHost(_ place: HostPlace) {
        do {
            try dial(place)
        } catch {
            fail("\(error)", ExitStatus.noHost)
        }
    }

    /// Leaves nothing of the last host, and looks for the next.
    private func hangUp(because reason: String? = nil) {
        handshakeTimer = nil
        endpoint?.close()
        endpoint = nil
        connection = nil
        search?.tryAgain(because: reason)
    }

    private func dial(_ place: HostPlace) throws {
        var hello = Hello(
            lane: .control, token: place.token, plugin: place.plugin, fontsDigest: "\(FontsDigest.current)")
        // On another machine there is no memory to share.
        if case .gate = place { hello.capabilities.remove(.surfaces) }
        let endpoint = try PluginEndpoint(
            at: place, hello: hello, loop: loop, trace: .ifWanted(plugin: place.plugin))
        endpoint.onOpen = { [weak self] channel, welcome in self?.open(channel, welcome) }
        endpoint.onRefuse = { [weak self] refusal in self?.handle(refusal, for: place.token) }
        endpoint.onRetry = { [weak self] in self?.search?.waits() }
        endpoint.onFail = { [weak self] end in
            guard let self else { return }
            guard search != nil else { fail(end.message, ExitStatus.noHost) }
            hangUp(because: end.message)
        }
        self.endpoint = endpoint
    }

    private func handle(_ refusal: Refusal, for token: HandshakeToken) {
        guard let search, [.tokenUsed, .wrongToken, .stopping].contains(refusal.code) else {
            fail("The host refused this plugin. \(refusal.message)", ExitStatus.refused)
        }
        handshakeTimer = nil
        endpoint = nil
        search.refused(token, refusal)
    }

    private func open(_ channel: PluginEndpoint.Channel, _ welcome: Welcome) {
        handshakeTimer = nil
        search?.connected()
        let screen = UIScreen(size: welcome.screen.size, scale: welcome.screen.scale, userInterfaceStyle: .light)
        UIScreen.main = screen
        let connection = ConnectionToHost(
            channel: channel, welcome: welcome, screen: screen, makeViewController: makeViewController)
        connection.onEnd = { [weak self] reason in
            Log.plugins.debug("\(reason)")
            self?.end(reason)
        }
        self.connection = connection
        onOpen?(connection)
    }

    /// Posted, because the connection is still in the middle of its end; and what was sent last may be on its way.
    private func end(_ reason: SessionEnd) {
        loop.post { [weak self] in
            guard let self else { return }
            if search != nil, case .hostIsGone(let message) = reason {
                hangUp(because: message)
            } else {
                loop.stop()
            }
        }
    }

    // MARK: Failing

    private func explain() -> Never {
        say(
            "This is a plugin for Mullion. Its panes are shown in the window of a host, which also starts it; by itself it "
                + "has nothing to show.")
        fail(
            "To see it, start a host that uses it: your own, or Mullion's demo with its identifier in MULLION_DEMO_PLUGIN.",
            ExitStatus.startedByHand)
    }

    private func fail(_ message: String, _ status: Int32) -> Never {
        say(message)
        exit(status)
    }

    private func say(_ message: String) {
        LineOutput.standardError.write("\(ProcessInfo.processInfo.processName): \(message)")
    }
}
