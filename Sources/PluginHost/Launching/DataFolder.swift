import Diagnostics
import Foundation
import MainLoop
import PluginProtocol
import PluginTransport

/// The one folder that a plugin may write to: `mullion/plugins-data/IDENTIFIER` in the user's data
/// (XDG Base Directory Specification).
struct DataFolder: Hashable, Sendable {
    let path: String

    /// Makes what is missing of it, for this user alone.
    ///
    /// - Parameters:
    ///   - environment: Says where the user's data is.
    ///   - spare: A directory of this host's; where the user has no place for data, as in a container with a file system
    ///     that cannot be written to, the folder is in there and goes with the host.
    /// - Throws: `TransportError` where neither can be had.
    init(of plugin: PluginIdentifier, environment: [String: String], spare: String) throws(TransportError) {
        if let root = Self.root(environment), let made = try? Self.make(plugin, in: root) {
            path = made
        } else {
            Log.plugins.notice(
                "\(plugin): there is no folder for its data in XDG_DATA_HOME or HOME, so what it writes goes with this host."
            )
            path = try Self.make(plugin, in: spare)
        }
        for folder in Self.folders.values {
            // One that the plugin has put something else in place of is its own affair: it cannot lead out of here.
            mkdir("\(path)/\(folder)", 0o700)
        }
    }

    /// Opens it, and looks once more whether what was opened is this user's own.
    func open() throws(TransportError) -> OpenedFile {
        let opened: OpenedFile
        do throws(SystemCallError) {
            opened = try OpenedFile(path)
        } catch {
            throw TransportError(.noPrivateDirectory, "\(path) cannot be opened: \(error)", cause: error)
        }
        try PrivateDirectory.check(opened.location)
        return opened
    }

    /// Where the plugin finds what it is used to find, by variable.
    var environment: [String: String] {
        Self.folders.mapValues { "\(path)/\($0)" }.merging(["HOME": path]) { $1 }
    }

    private static let folders = [
        "TMPDIR": "tmp", "XDG_CACHE_HOME": "cache", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data",
        "XDG_STATE_HOME": "state",
    ]

    private static func root(_ environment: [String: String]) -> String? {
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data }
        if let home = environment["HOME"], home.hasPrefix("/") { return "\(home)/.local/share" }
        return nil
    }

    private static func make(_ plugin: PluginIdentifier, in root: String) throws(TransportError) -> String {
        // What is wrong with these two is said of the next.
        try? FileManager.default.createDirectory(
            atPath: "\(root)/mullion", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try PrivateDirectory.make("\(root)/mullion/plugins-data")
        let path = "\(root)/mullion/plugins-data/\(plugin)"
        try PrivateDirectory.make(path)
        return path
    }
}
