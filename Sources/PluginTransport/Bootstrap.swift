import Foundation
import PluginProtocol

/// The facts that a plugin must know to find its host and to be let in.
///
/// It is written as one line of JSON: into a pipe whose other end a spawned plugin inherits, or into a file in the
/// directory that an external plugin shares with the host. The host keeps its end of the pipe open as long as it lives:
/// end of file after the line means that the host is gone.
package struct Bootstrap: Sendable {
    /// Names the inherited descriptor: `MULLION_BOOTSTRAP_FD=3`.
    package static let descriptorVariable = "MULLION_BOOTSTRAP_FD"
    /// Names the file of an external plugin: `MULLION_BOOTSTRAP_FILE=/run/mullion/bootstrap.json`.
    package static let fileVariable = "MULLION_BOOTSTRAP_FILE"
    /// The file's name in a shared directory.
    package static let fileName = "bootstrap.json"
    /// A line is never longer, so that it fits into an empty pipe at once.
    package static let longestLine = 4096

    /// Endpoints in libzmq's notation.
    package var control: String
    package var content: String
    package var token: HandshakeToken
    /// The plugin that the host expects.
    package var plugin: PluginIdentifier
    /// The host's process, in its own process namespace.
    package var hostProcess: Int32
    /// Whether the host's main thread starts the plugin. It ends with the host and not before, so its end can be told by
    /// the system (`PR_SET_PDEATHSIG` of prctl(2) means the thread).
    package var comesFromMainThread = false

    package init(
        control: String, content: String, token: HandshakeToken, plugin: PluginIdentifier,
        hostProcess: Int32 = ProcessInfo.processInfo.processIdentifier
    ) {
        self.control = control
        self.content = content
        self.token = token
        self.plugin = plugin
        self.hostProcess = hostProcess
    }

    /// While a process of the plugin is connected, what is left in the place of the line says only that, and names no sockets.
    private struct Record: Codable {
        var control: String?
        var content: String?
        /// The token's bytes in hexadecimal.
        var token: String?
        var plugin: String
        var host: Int32
        var mainThread: Bool?
        var taken: Bool?
    }

    /// One line, with its end.
    package var encoded: [UInt8] {
        let hex = token.bytes.map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0" + digits : digits
        }
        let record = Record(
            control: control, content: content, token: hex.joined(), plugin: plugin.rawValue, host: hostProcess,
            mainThread: comesFromMainThread ? true : nil)
        return Self.line(record)
    }

    /// One line, with its end, for who comes while the plugin is connected.
    var encodedAsTaken: [UInt8] {
        Self.line(Record(plugin: plugin.rawValue, host: hostProcess, taken: true))
    }

    private static func line(_ record: Record) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts and numbers: there is nothing in it that JSON cannot hold.
        return [UInt8]((try? encoder.encode(record)) ?? Data()) + [UInt8(ascii: "\n")]
    }

    /// - Throws: `taken` where another process of the plugin is connected.
    package init(line: [UInt8]) throws(TransportError) {
        func bad(_ what: String) -> TransportError {
            TransportError(.badBootstrap, "What the host left for this plugin cannot be used: \(what).")
        }
        guard let record = try? JSONDecoder().decode(Record.self, from: Data(line)) else {
            throw bad("it is not the JSON record that a host writes")
        }
        guard record.taken != true else {
            throw TransportError(
                .taken, "Another process of the plugin is connected to the host, which takes one: end one of the two.")
        }
        guard let control = record.control, let content = record.content, let hex = record.token else {
            throw bad("it lacks its sockets or its token")
        }
        let digits = Array(hex.utf8)
        let bytes = stride(from: 0, to: digits.count - digits.count % 2, by: 2).compactMap { index in
            UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16)
        }
        guard digits.count == HandshakeToken.byteCount * 2, let token = HandshakeToken(bytes: bytes) else {
            throw bad("its token is not \(HandshakeToken.byteCount) bytes in hexadecimal")
        }
        guard let plugin = PluginIdentifier(rawValue: record.plugin) else {
            throw bad("its plugin is not \(PluginIdentifier.rule)")
        }
        self.init(
            control: control, content: content, token: token, plugin: plugin, hostProcess: record.host)
        comesFromMainThread = record.mainThread ?? false
    }
}
