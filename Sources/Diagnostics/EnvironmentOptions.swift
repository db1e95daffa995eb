import Foundation
import Logging

/// The environment variables that any program of the project may read; `docs/EnvironmentVariables.md` lists them, with those that
/// one place alone reads.
package struct EnvironmentOptions: Sendable {
    /// `MULLION_LOG`: `trace`, `debug`, `info`, `notice` (the default), `warning`, `error` or `critical`.
    package var logLevel: Logger.Level
    /// `MULLION_TRACE=1`: print a line per message between host and plugins on standard error.
    package var tracesWire: Bool
    /// `MULLION_LIFECYCLE=1`: print a line on standard error for each callback that a controller gets.
    package var printsLifecycle: Bool
    /// `MULLION_AMBIGUITY=1`: warn of views whose place or size the constraints leave open.
    package var reportsAmbiguity: Bool
    /// `MULLION_RECORD`: the path of a file in which a host writes down what it and its plugins say to each other.
    package var recording: String?
    /// `MULLION_PLUGIN_PATH`: folders that hold plugin folders, separated by colons, searched first.
    package var pluginPath: [String]
    /// `MULLION_PLUGINS_DIRECTORY`: the directory through which the host waits for all its plugins, instead of starting
    /// them; the option `--plugins` wins over it.
    package var pluginsDirectory: String?
    /// `MULLION_SCREEN`: `sdl`, `vnc` or `offscreen`; the option `--screen` wins over it.
    package var screen: String?
    /// `MULLION_HEALTH_SOCKET`: the path of a Unix socket at which the program answers whether it is well; nobody can ask
    /// where it is missing.
    package var healthSocket: String?
    /// `MULLION_INSPECT`: the path of a Unix socket at which a host can be inspected, `1` for one where hosts are looked for, `0` for
    /// none. Where it is missing the program decides.
    package var inspection: String?
    /// `MULLION_SANDBOX`: `launcher`, `bubblewrap` or `none`; the option `--sandbox` wins over it.
    package var sandbox: String?
    /// `MULLION_LAUNCHER`: the path of `mullion-launch`, which a host otherwise looks for beside its own executable.
    package var launcher: String?
    /// `MULLION_DUMPABLE=1`: debuggers may attach to the host, and it may leave core files.
    package var isDumpable: Bool
    /// `MULLION_DEADLINES=0`: plugins carry out input however late they come to it, nobody else gets it for ten seconds, and they have a
    /// minute to act in answer to what the user did. Tests of a whole host on a busy machine set it.
    package var setsDeadlines: Bool
    /// `MULLION_VNC_PASSWORD_FILE`: the path of a file whose first line is what VNC viewers have to know; the options
    /// `--vnc-password-file` and `--vnc-password` win over it.
    package var vncPasswordFile: String?

    /// `MULLION_WAIT_FOR_DEBUGGER=1`: a plugin waits before it does anything, until a debugger has attached itself.
    package var waitsForDebugger: Bool

    /// The variable that says so, for whoever starts a plugin.
    package static let debuggerVariable = "MULLION_WAIT_FOR_DEBUGGER"

    package init(environment: [String: String]) {
        logLevel = environment["MULLION_LOG"].flatMap { Logger.Level(rawValue: $0.lowercased()) } ?? .notice
        tracesWire = environment["MULLION_TRACE"] == "1"
        printsLifecycle = environment["MULLION_LIFECYCLE"] == "1"
        reportsAmbiguity = environment["MULLION_AMBIGUITY"] == "1"
        recording = environment["MULLION_RECORD"].flatMap { $0.isEmpty ? nil : $0 }
        pluginPath = environment["MULLION_PLUGIN_PATH"]?.split(separator: ":").map(String.init) ?? []
        pluginsDirectory = environment["MULLION_PLUGINS_DIRECTORY"].flatMap { $0.isEmpty ? nil : $0 }
        screen = environment["MULLION_SCREEN"]
        healthSocket = environment["MULLION_HEALTH_SOCKET"].flatMap { $0.isEmpty ? nil : $0 }
        inspection = environment["MULLION_INSPECT"].flatMap { $0.isEmpty ? nil : $0 }
        sandbox = environment["MULLION_SANDBOX"].flatMap { $0.isEmpty ? nil : $0 }
        launcher = environment["MULLION_LAUNCHER"].flatMap { $0.isEmpty ? nil : $0 }
        waitsForDebugger = environment[Self.debuggerVariable] == "1"
        setsDeadlines = environment["MULLION_DEADLINES"] != "0"
        isDumpable = environment["MULLION_DUMPABLE"] == "1"
        vncPasswordFile = environment["MULLION_VNC_PASSWORD_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The options of this process, read once.
    package static let current = EnvironmentOptions(environment: ProcessInfo.processInfo.environment)
}
