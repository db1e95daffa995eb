import Diagnostics
import Glibc
import MainLoop
import PluginProtocol
import PluginTransport

/// One plugin process that this host started, from its first moment until it is gone.
@MainActor final class SpawnedPlugin: LaunchedPlugin {
    private let plugin: InstalledPlugin
    private let loop: MainLoop
    private let options: SpawnOptions
    private let log: PeerLog
    private var onEvent: ((LaunchEvent) -> Void)?

    private var endpoint: HostEndpoint?
    private var process: SupervisedProcess?
    /// Open as long as the host lives: its end tells the plugin that the host is gone.
    private var lifeline: OwnedDescriptor?
    private var helloTimer: Registration?
    private var hasOpened = false
    /// What the program said when it found something wrong in it.
    private var trap: SwiftTrap?
    /// Why the process is being ended, where that is not its own doing.
    private var reason: TerminationReason?
    /// Whether the process has ended; what it said last may still be read.
    private var hasEnded = false
    /// Whether the host has ended the process by force, and hears nothing more of it.
    private var isKilled = false

    init(
        _ plugin: InstalledPlugin, loop: MainLoop, options: SpawnOptions, log: PeerLog,
        onEvent: @escaping (LaunchEvent) -> Void
    ) {
        self.plugin = plugin
        self.loop = loop
        self.options = options
        self.log = log
        self.onEvent = onEvent
    }

    func start(in directory: HostDirectory, welcome: Welcome) throws {
        let endpoint = try HostEndpoint(
            directory: try LaunchDirectory(in: directory), loop: loop, plugin: plugin.identifier, welcome: welcome,
            setsDeadlines: options.setsDeadlines, trace: .ifWanted(plugin: plugin.identifier),
            share: ReadingBudget(loop: loop, perFrame: options.readingPerFrame), log: log)
        endpoint.onOpen = { [weak self] channel, _, hello in self?.open(channel, hello) }
        endpoint.onRefuse = { [weak self] refusal in self?.end(because: .refused(refusal)) }
        endpoint.onLoss = { [weak self] end in self?.end(because: .connectionLost(end)) }
        self.endpoint = endpoint

        let pipe = try OwnedDescriptor.pipe()
        try Self.write(endpoint.bootstrap.encoded, to: pipe.writeEnd)
        lifeline = pipe.writeEnd
        let group = Self.controlGroup(limits: options.limits)
        let command = try LauncherCommand(
            starting: plugin, reaching: endpoint.bootstrap, options: options, spare: directory.path, controlGroup: group
        )
        process = try SupervisedProcess(
            command, controlGroup: group, lifeline: pipe.readEnd, on: loop, allowance: log.output,
            onStart: { [weak self] number, connector in
                self?.endpoint?.expectedProcess = connector
                self?.onEvent?(.started(processIdentifier: number))
            },
            onLine: { [weak self, log] line in
                let printed = PrintedLine(line)
                log.printed(printed.text, printed.kind)
                self?.recordTrap(in: line)
            },
            // The process keeps this object alive, so that somebody is there to hear of its end.
            onEnd: { end in self.processDidEnd(end) })
        helloTimer = loop.schedule(after: options.patience) { [weak self, loop] in
            // One that has ended meanwhile is told of in a block that was posted before this one, and its end says more.
            loop.post { [weak self] in
                guard let self, helloTimer != nil else { return }
                end(because: .neverSaidHello(after: options.patience))
            }
        }
    }

    /// Nil, and the log says why, where there can be none.
    private static func controlGroup(limits: ResourceLimits) -> ControlGroup? {
        do throws(ControlGroupShortage) {
            let group = try ControlGroup(limits: limits, in: try ControlGroupHierarchy.own.get())
            if let shortage = group.shortage { HostShortcomings.shared.report(.lesserWay, [shortage.message]) }
            return group
        } catch {
            HostShortcomings.shared.report(.lesserWay, [error.message])
            return nil
        }
    }

    private func recordTrap(in line: String) {
        guard let said = SwiftTrap(line: line) else { return }
        trap = said
        onEvent?(.trapped)
    }

    private static func write(_ bytes: [UInt8], to descriptor: OwnedDescriptor) throws(SystemCallError) {
        // The line is shorter than any pipe, so it goes in at once and nobody has to read meanwhile.
        guard Glibc.write(descriptor.number, bytes, bytes.count) == bytes.count else { throw SystemCallError("write") }
    }

    private func open(_ channel: HostEndpoint.Channel, _ hello: Hello) {
        helloTimer = nil
        hasOpened = true
        // The number was told before the plugin ran, but maybe it has not been read yet.
        _ = process?.processIdentifier
        plugin.warnOfOtherFonts(hello, in: log)
        onEvent?(.ready(channel, granted: hello.granted))
    }

    var setsDeadlines: Bool {
        options.setsDeadlines
    }

    // MARK: Memory

    var memoryLimit: Int? {
        options.limits.memory
    }

    func readMemory() -> MemoryReading {
        process?.readMemory() ?? .ended
    }

    // MARK: End

    func stop(ask: @escaping @MainActor () -> Void) {
        reason = reason ?? .stoppedByHost
        helloTimer = nil
        process?.tearDown(options.teardown, ask: ask)
    }

    func kill() {
        reason = reason ?? .stoppedByHost
        helloTimer = nil
        isKilled = true
        if hasEnded { endpoint?.close() }
        process?.tearDown(.immediate)
    }

    /// Before it has made contact there is nobody to ask.
    private func end(because reason: TerminationReason) {
        helloTimer = nil
        self.reason = self.reason ?? reason
        process?.tearDown(.immediate)
    }

    private func processDidEnd(_ end: SupervisedProcess.End) {
        helloTimer = nil
        lifeline = nil
        hasEnded = true
        if isKilled { endpoint?.close() }
        guard let endpoint else { return tellEnd(end) }
        // What the process said last may still wait to be read.
        endpoint.close(afterLastWords: { self.tellEnd(end) })
    }

    private func tellEnd(_ end: SupervisedProcess.End) {
        endpoint = nil
        let tell = onEvent
        onEvent = nil
        tell?(.ended(endReason(end)))
    }

    private func endReason(_ processEnd: SupervisedProcess.End) -> TerminationReason {
        let status: ChildExitStatus
        switch processEnd {
        case .exited(let exit): status = exit
        case .notStarted(let error): return reason ?? .init(launchFailure: error)
        }
        let end = ProcessExit(status, after: trap)
        let ownReason: TerminationReason = hasOpened ? .exited(end) : .endedBeforeHello(end)
        // Unless it was ended for that, its own end says more than the loss of the connection before it.
        if case .connectionLost = reason, end != .killed(signal: SIGKILL) { reason = ownReason }
        return reason ?? ownReason
    }
}

extension ProcessExit {
    /// A trap is one signal on some processors and another on others.
    private static let signalsOfTraps = [SIGILL, SIGTRAP]

    fileprivate init(_ status: ChildExitStatus, after trap: SwiftTrap?) {
        switch status {
        case .exited(let code): self = .exited(status: code)
        case .signaled(let signal, _) where Self.signalsOfTraps.contains(signal):
            self = trap.map(ProcessExit.trapped) ?? .killed(signal: signal)
        case .signaled(let signal, _): self = .killed(signal: signal)
        case .unobserved: self = .unknown
        }
    }
}
