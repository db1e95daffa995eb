import ArgumentParser
import Foundation
import PluginTransport

/// The option that names a folder of keys.
struct KeyFolder: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder of keys.", discussion: "Without it: mullion/keys in $XDG_CONFIG_HOME or ~/.config."))
    var folder: String?

    var keys: GateKeys {
        folder.map { GateKeys(folder: URL(fileURLWithPath: $0).path) }
            ?? .standard(environment: ProcessInfo.processInfo.environment)
    }

    /// Makes the folder, for this user alone, where it is missing.
    func make() throws(CommandError) {
        do {
            try FileManager.default.createDirectory(
                atPath: keys.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw CommandError(
                .fileSystem, "The folder \(keys.folder) cannot be made; make it yourself, with mode 0700.")
        }
    }
}
