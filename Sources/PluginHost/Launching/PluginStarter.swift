import Foundation
import Glibc
import MainLoop
import PluginProtocol
import PluginTransport

/// A program of the user's that starts plugins elsewhere for a host, by ssh, kubectl or systemd-run for instance. They come back through
/// the host's gate.
///
/// It is run once for each plugin, with the plugin's identifier, as long as the plugin is wanted, and with everything that the user may do.
package struct PluginStarter: Hashable, Sendable {
    /// An absolute path.
    package let path: String

    /// - Parameter path: The program; one that is not absolute counts from this process's working directory.
    /// - Throws: `notExecutable` where it cannot be run.
    package init(path: String) throws(LaunchError) {
        self.path = URL(fileURLWithPath: path).path
        guard access(path, X_OK) == 0 else {
            throw LaunchError(
                .notExecutable,
                "\(path) is no program that can be run, so it starts no plugin. Give the path of one that is there, and that has the permission.",
                cause: SystemCallError("access"))
        }
    }

    /// How it is run for one plugin.
    ///
    /// - Parameter address: Where the host's gate listens, in libzmq's notation.
    func command(for plugin: PluginIdentifier, gateAt address: String, options: SpawnOptions) throws -> LauncherCommand
    {
        // It is the user's own, as a shell is: its ssh needs an agent, its kubectl a configuration. What is for hosts alone stays here.
        var environment = ChildEnvironment(inheritingFrom: options.directories, allowing: ["*"])
        environment.variables = environment.variables.filter { !$0.key.hasPrefix("MULLION_") }
            .merging(options.environment) { $1 }
        environment.variables[GateAddress.pluginVariable] = plugin.rawValue
        environment.variables[GateAddress.addressVariable] = address
        return LauncherCommand(
            program: ProcessDescription(
                executable: path, arguments: [plugin.rawValue], environment: environment),
            sandbox: .none,
            confinement: Confinement(
                files: [], data: [], sockets: [], network: true, limits: options.limits,
                environment: options.directories),
            launcher: try LauncherProgram.find(at: options.launcher), controlGroup: nil,
            searchPath: options.directories["PATH"] ?? "/usr/bin:/bin")
    }
}
