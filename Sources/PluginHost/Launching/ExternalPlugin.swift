import MainLoop
import PluginProtocol
import PluginTransport

/// One wait for a plugin that somebody else starts, and the session that comes of it.
///
/// What ends is the wait or the connection; the process is not this host's to end, and finds the next host by itself.
@MainActor final class ExternalPlugin: LaunchedPlugin {
    private let plugin: InstalledPlugin
    private let loop: MainLoop
    let setsDeadlines: Bool
    private let log: PeerLog
    private var onEvent: ((LaunchEvent) -> Void)?
    private var endpoint: HostEndpoint?

    /// - Parameter setsDeadlines: Whether the plugin leaves out input that it comes to too late, which is somebody else's by then.
    init(
        _ plugin: InstalledPlugin, loop: MainLoop, setsDeadlines: Bool, log: PeerLog,
        onEvent: @escaping (LaunchEvent) -> Void
    ) {
        self.plugin = plugin
        self.loop = loop
        self.setsDeadlines = setsDeadlines
        self.log = log
        self.onEvent = onEvent
    }

    func start(in directory: SharedDirectory, welcome: Welcome) throws(TransportError) {
        let launch = LaunchDirectory(in: directory)
        let endpoint = try HostEndpoint(
            directory: launch, loop: loop, plugin: plugin.identifier, welcome: welcome,
            setsDeadlines: setsDeadlines, trace: .ifWanted(plugin: plugin.identifier), log: log)
        endpoint.onOpen = { [weak self] channel, _, hello in
            guard let self else { return }
            plugin.warnOfOtherFonts(hello, in: log)
            onEvent?(.ready(channel, granted: hello.granted))
        }
        endpoint.onRefuse = { [weak self] refusal in self?.end(because: .refused(refusal)) }
        endpoint.onLoss = { [weak self] end in self?.end(because: .connectionLost(end)) }
        // Last, so that whoever reads it finds the sockets.
        try launch.publish(endpoint.bootstrap)
        self.endpoint = endpoint
        log.notice(
            "waiting for it; it is to be started with \(Bootstrap.fileVariable)=\(directory.path)/\(Bootstrap.fileName)"
        )
        loop.post { [weak self] in self?.onEvent?(.started(processIdentifier: nil)) }
    }

    /// Does not ask: the plugin is to outlive this host.
    func stop(ask: @escaping @MainActor () -> Void) {
        end(because: .stoppedByHost)
    }

    func kill() {
        end(because: .stoppedByHost)
    }

    private func end(because reason: TerminationReason) {
        endpoint?.close()
        endpoint = nil
        guard let tell = onEvent else { return }
        onEvent = nil
        loop.post { tell(.ended(reason)) }
    }
}
