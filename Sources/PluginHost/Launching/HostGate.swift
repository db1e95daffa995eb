import Diagnostics
import Foundation
import Glibc
import MainLoop
import PluginProtocol
import PluginTransport

/// The process of one of a host's gates: `mullion-gate`, confined as a plugin is, and started again whenever it has ended.
///
/// The host talks to it by nothing but the directories of the plugins that come through it. So its end costs these plugins' panes,
/// and nothing else; they come back with it.
@MainActor final class HostGate {
    private let process: KeptProcess

    static let program = "mullion-gate"

    /// - Parameter root: The directory through which the host waits for plugins.
    init(_ options: GateOptions, spawning: SpawnOptions, root: String, loop: MainLoop) {
        let root = URL(fileURLWithPath: root).path
        process = KeptProcess(
            on: loop, command: { try Self.command(options, spawning: spawning, root: root) },
            say: { Log.plugins.notice("the gate at \(options.address): \($0)") },
            complain: { reason, delay in
                Log.plugins.error(
                    "The gate at \(options.address) does not run, and no plugin comes through it: \(reason). It is started again in \(delay)."
                )
            })
    }

    /// Starts the gate now, and from now on whenever it has ended.
    func start() {
        process.start()
    }

    /// Ends the gate, and starts it no more.
    func close() {
        process.stop()
    }

    // MARK: How it is started

    private static func command(
        _ options: GateOptions, spawning: SpawnOptions, root: String
    ) throws -> LauncherCommand {
        let launcher = try LauncherProgram.find(at: spawning.launcher)
        let path = "\(FilePaths.folder(of: launcher))/\(program)"
        guard access(path, X_OK) == 0 else {
            throw LaunchError(
                .launcherMissing,
                "\(path) is not there. Put it beside the host's executable and \(LauncherProgram.name); it is built by: swift build --product "
                    + Self.program, cause: SystemCallError("access"))
        }
        // A directory that is opened for the gate has to be there. `SharedDirectory` checks it when the first plugin is waited for.
        _ = mkdir(root, 0o700)
        var arguments = ["--listen", options.address, "--keys", options.keys.folder, "--plugins", root]
        for plugin in options.served.sorted() { arguments += ["--serve", plugin.rawValue] }
        let description = ProcessDescription(
            executable: path, arguments: arguments,
            environment: ChildEnvironment(allowing: ["LANG", "LC_*", "TZ"], adding: spawning.environment),
            workingDirectory: "/")
        let isConfined = spawning.sandbox != .none
        // Confined or not, the gate makes no directory for its socket.
        GateFolder.make(for: options.address)
        var limits = spawning.limits
        limits.openFiles = 4096
        var confinement = Confinement(
            files: isConfined
                ? try [description.executable, options.keys.folder, root].map { try OpenedFile($0) } : [],
            data: isConfined ? try GateFolder.open(for: options.address).map { [$0] } ?? [] : [],
            sockets: options.served.sorted().flatMap { plugin in
                Lane.allCases.map { LaunchDirectory.socketPath(of: $0, in: "\(root)/\(plugin)") }
            },
            network: true, limits: limits, environment: spawning.directories)
        confinement.isRequired = spawning.requiresSandbox
        return LauncherCommand(
            program: description, sandbox: isConfined ? .launcher : .none, confinement: confinement, launcher: launcher,
            controlGroup: nil, searchPath: spawning.directories["PATH"] ?? "/usr/bin:/bin")
    }
}
