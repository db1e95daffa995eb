import Diagnostics
import Foundation
import Glibc
import MainLoop
import PluginProtocol
import PluginTransport

/// The process of a host's gate: starts `mullion-gate`, confined as a plugin is, and starts it again whenever it has ended.
///
/// The host talks to it by nothing but the directories of the plugins that come through it. So its end costs these plugins' panes,
/// and nothing else; they come back with it.
@MainActor final class HostGate {
    private let options: GateOptions
    private let spawning: SpawnOptions
    private let root: String
    private let loop: MainLoop
    private let output: LogAllowance
    private var process: SupervisedProcess?
    private var lifeline: OwnedDescriptor?
    private var timer: Registration?
    private var startedAt = Duration.zero
    private var delay = firstDelay
    private var isClosed = false

    static let program = "mullion-gate"

    private static let firstDelay = Duration.milliseconds(100)
    private static let longestDelay = Duration.seconds(30)
    /// One that ran for so long is started again as soon as the first.
    private static let healthyAfter = Duration.seconds(10)

    /// - Parameter root: The directory through which the host waits for plugins.
    init(_ options: GateOptions, spawning: SpawnOptions, root: String, loop: MainLoop) {
        self.options = options
        self.spawning = spawning
        self.root = URL(fileURLWithPath: root).path
        self.loop = loop
        output = LogAllowance(.output, loop: loop) { Log.plugins.notice("the gate: \($0)") }
    }

    isolated deinit {
        close()
    }

    /// Starts it now, and from now on whenever it has ended.
    func start() {
        guard !isClosed else { return }
        timer = nil
        startedAt = loop.clock.now
        do {
            let pipe = try OwnedDescriptor.pipe()
            lifeline = pipe.writeEnd
            process = try SupervisedProcess(
                try command(), controlGroup: nil, lifeline: pipe.readEnd, on: loop, allowance: output,
                onStart: { _, _ in },
                onLine: { line in Log.plugins.notice("the gate: \(PrintedLine(line).text)") },
                onEnd: { [weak self] in self?.processDidEnd($0) })
        } catch {
            startLater(because: "\(error)")
        }
    }

    /// Ends it.
    func close() {
        isClosed = true
        timer = nil
        process?.tearDown(.immediate)
        process = nil
        lifeline = nil
    }

    private func processDidEnd(_ end: SupervisedProcess.End) {
        process = nil
        lifeline = nil
        guard !isClosed else { return }
        switch end {
        case .exited(let status): startLater(because: "it ended: \(status)")
        case .notStarted(let error): startLater(because: "\(error)")
        }
    }

    private func startLater(because reason: String) {
        if loop.clock.now - startedAt >= Self.healthyAfter { delay = Self.firstDelay }
        let seconds = Double(delay.components.seconds) + Double(delay.components.attoseconds) / 1e18
        Log.plugins.error(
            "The gate at \(options.address) does not run, and no plugin comes through it: \(reason). It is started again in \(seconds) s."
        )
        timer = loop.schedule(after: delay) { [weak self] in self?.start() }
        delay = min(delay * 4, Self.longestDelay)
    }

    // MARK: How it is started

    private func command() throws -> LauncherCommand {
        let launcher = try LauncherProgram.find(at: spawning.launcher)
        let path = "\(FilePaths.folder(of: launcher))/\(Self.program)"
        guard access(path, X_OK) == 0 else {
            throw LaunchError(
                .launcherMissing,
                "\(path) is not there. Put it beside the host's executable and \(LauncherProgram.name); it is built by: swift build --product "
                    + Self.program, cause: SystemCallError("access"))
        }
        // What is opened for it has to be there. `SharedDirectory` checks it when the first plugin is waited for.
        _ = mkdir(root, 0o700)
        var arguments = ["--listen", options.address, "--keys", options.keys.folder, "--plugins", root]
        for plugin in options.served.sorted() { arguments += ["--serve", plugin.rawValue] }
        let program = ProcessDescription(
            executable: path, arguments: arguments,
            environment: ChildEnvironment(allowing: ["LANG", "LC_*", "TZ"], adding: spawning.environment),
            workingDirectory: "/")
        let isConfined = spawning.sandbox != .none
        var limits = spawning.limits
        limits.openFiles = 4096
        var confinement = Confinement(
            files: isConfined ? try [program.executable, options.keys.folder, root].map { try OpenedFile($0) } : [],
            data: [],
            sockets: options.served.sorted().flatMap { plugin in
                Lane.allCases.map { LaunchDirectory.socketPath(of: $0, in: "\(root)/\(plugin)") }
            },
            network: true, limits: limits, environment: spawning.directories)
        confinement.isRequired = spawning.requiresSandbox
        return LauncherCommand(
            program: program, sandbox: isConfined ? .launcher : .none, confinement: confinement, launcher: launcher,
            controlGroup: nil, searchPath: spawning.directories["PATH"] ?? "/usr/bin:/bin")
    }
}
