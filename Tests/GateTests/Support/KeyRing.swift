import Foundation
import PluginTransport

/// A folder of a gate's keys, and files with those of plugins, as `mullion keys` makes them.
final class KeyRing {
    let folder: String
    private(set) var gateKeys: CurveKeys
    private var lines: [String] = []

    init(in folder: String) throws {
        self.folder = folder
        gateKeys = try CurveKeys()
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try renew(gateKeys)
        try write("allowed", "")
    }

    var gateKeyFile: String { "\(folder)/gate.pub" }

    func keyFile(_ name: String) -> String { "\(folder)/\(name).key" }

    /// The gate has these from now on.
    func renew(_ keys: CurveKeys) throws {
        gateKeys = keys
        try write("gate.key", keys.secretKey.text + "\n")
        try write("gate.pub", keys.publicKey.text + "\n")
    }

    /// Makes a key, in a file of this name.
    @discardableResult func makeKey(_ name: String) throws -> CurveKeys {
        let keys = try CurveKeys()
        try write("\(name).key", keys.secretKey.text + "\n")
        return keys
    }

    func allow(_ plugin: String, _ key: CurveKey) throws {
        lines.append("\(plugin) \(key.text)")
        try write(GateKeys.listName, lines.joined(separator: "\n") + "\n")
    }

    func forbid(_ key: CurveKey) throws {
        lines.removeAll { $0.hasSuffix(key.text) }
        try write(GateKeys.listName, lines.joined(separator: "\n") + "\n")
    }

    func write(_ name: String, _ text: String, mode: Int = 0o600) throws {
        let path = "\(folder)/\(name)"
        try? FileManager.default.removeItem(atPath: path)
        guard
            FileManager.default.createFile(
                atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: mode])
        else { throw CocoaError(.fileWriteUnknown) }
    }
}
