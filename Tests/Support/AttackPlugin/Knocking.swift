import Glibc

/// Connections to the host's sockets that nobody agreed on: they say nothing, what is no ZMTP, or the beginnings of a message
/// without end (C4 and M1 of docs/Threats.md).
final class Knocking {
    private static let ofEachKind = 20
    /// ZMTP 3.1 (RFC 37), mechanism NULL; READY as a DEALER; and then the header of a part of 255 bytes that others follow.
    private static let endlessMessage: [UInt8] =
        [0xFF, 0, 0, 0, 0, 0, 0, 0, 1, 0x7F, 3, 1] + Array("NULL".utf8) + [UInt8](repeating: 0, count: 48)
        + [4, 28, 5] + Array("READY".utf8) + [11] + Array("Socket-Type".utf8) + [0, 0, 0, 6] + Array("DEALER".utf8)
        + [1, 255] + [UInt8](repeating: 7, count: 255)
    private static let words: [[UInt8]] = [[], [UInt8](repeating: 0xAA, count: 4096), endlessMessage]

    private static let argument = "--knock"

    private var descriptors: [CInt] = []

    /// Begins in a process of its own: connections of this one would stand in its own way.
    ///
    /// - Parameter endpoints: `ipc://` and a path.
    static func begin(at endpoints: [String]) {
        Offspring.start([CommandLine.arguments[0], argument] + endpoints)
    }

    /// What `begin` started; nil where the arguments are not such a process's.
    init?(arguments: [String]) {
        guard arguments.dropFirst().first == Self.argument else { return nil }
        for endpoint in arguments.dropFirst(2) {
            for words in Self.words {
                for _ in 0..<Self.ofEachKind { knock(String(endpoint.dropFirst("ipc://".count)), words) }
            }
        }
    }

    func goOn() -> Never {
        withExtendedLifetime(self) {
            while true { pause() }
        }
    }

    private func knock(_ path: String, _ words: [UInt8]) {
        let descriptor = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { return }
        descriptors.append(descriptor)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        withUnsafePointer(to: &address) { pointer in
            _ = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) }
        }
        _ = words.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }
}
