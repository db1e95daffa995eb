import CLinux
import Diagnostics
import Foundation
import MainLoop
import PluginProtocol
import PluginTransport
import TextLayout
import UIKit
import ZeroMQ

/// A plugin's process from its first to its last moment: finds its host, shakes hands, serves scenes, and ends when the
/// host says so or is gone.
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
    private var lifeline: HostLifeline?
    private var endpoint: PluginEndpoint?
    private var connection: ConnectionToHost?
    private var context: Context?

    package init(makeViewController: @escaping ConnectionToHost.Factory) {
        self.makeViewController = makeViewController
    }

    /// Returns only by ending the process.
    package func run() -> Never {
        do {
            // Before any other thread exists, or that thread would still be ended by the signal.
            registrations.append(try loop.onSignal(SIGTERM) { [weak self] in self?.loop.stop() })
            let source = try Bootstrap.source(environment: ProcessInfo.processInfo.environment)
            let bootstrap = try Bootstrap(from: source)
            endWithHost(bootstrap)
            if case .inherited(let descriptor) = source {
                lifeline = try HostLifeline(descriptor, loop: loop) { [weak self] in self?.loop.stop() }
            }
            UpdateCycle.main.scheduler = { [loop] in loop.requestEndOfTurn() }
            registrations.append(loop.addEndOfTurnHook { UpdateCycle.main.update() })
            try dial(bootstrap)
        } catch let error as TransportError where error.code == .noBootstrap {
            explain()
        } catch {
            fail("\(error)", ExitStatus.noHost)
        }
        loop.run()
        // What was said last gets out, if the host still listens.
        endpoint?.close()
        context?.terminate()
        exit(0)
    }

    /// The lifeline ends a plugin in good order when its host has ended. One whose main thread hangs would not notice; so
    /// the system ends it by force. Where something stands between the two, a sandbox, its end says nothing.
    private func endWithHost(_ bootstrap: Bootstrap) {
        guard bootstrap.comesFromMainThread, getppid() == bootstrap.hostProcess else { return }
        _ = linux_set_parent_death_signal(SIGKILL)
    }

    private func dial(_ bootstrap: Bootstrap) throws {
        let hello = Hello(
            lane: .control, token: bootstrap.token, plugin: bootstrap.plugin,
            fontsDigest: "\(FontsDigest.current)")
        let context = try Context()
        self.context = context
        let endpoint = try PluginEndpoint(
            context: context, bootstrap: bootstrap, hello: hello, loop: loop,
            trace: .ifWanted(plugin: bootstrap.plugin))
        endpoint.onOpen = { [weak self] channel, welcome in self?.open(channel, welcome) }
        endpoint.onRefuse = { [weak self] refusal in
            self?.fail("The host refused this plugin. \(refusal.message)", ExitStatus.refused)
        }
        endpoint.onFail = { [weak self] end in self?.fail(end.message, ExitStatus.noHost) }
        self.endpoint = endpoint
    }

    private func open(_ channel: PluginEndpoint.Channel, _ welcome: Welcome) {
        let screen = UIScreen(size: welcome.screen.size, scale: welcome.screen.scale, userInterfaceStyle: .light)
        UIScreen.main = screen
        let connection = ConnectionToHost(
            channel: channel, welcome: welcome, screen: screen, makeViewController: makeViewController)
        connection.onEnd = { [weak self] reason in
            Log.plugins.debug("\(reason)")
            self?.finish()
        }
        self.connection = connection
        onOpen?(connection)
    }

    /// What was sent last is still on its way; the loop may take one more turn for it.
    private func finish() {
        loop.post { [loop] in loop.stop() }
    }

    // MARK: Failing

    private func explain() -> Never {
        let name = ProcessInfo.processInfo.processName
        fail(
            """
            This is a plugin for Mullion. Its panes are shown in the window of a host, which also starts it; \
            by itself it has nothing to show.
            To see it, start a host that uses it, for instance: scripts/demo
            """, ExitStatus.startedByHand, prefix: name)
    }

    private func fail(_ message: String, _ status: Int32, prefix: String? = nil) -> Never {
        let name = prefix ?? ProcessInfo.processInfo.processName
        FileHandle.standardError.write(Data("\(name): \(message)\n".utf8))
        exit(status)
    }
}
