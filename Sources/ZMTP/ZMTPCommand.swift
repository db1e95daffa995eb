/// The commands that a connection with the mechanism NULL knows: READY of RFC 23/ZMTP, PING and PONG of RFC 37/ZMTP, and
/// ERROR, with which a peer gives up.
enum ZMTPCommand: Hashable, Sendable {
    /// The name of the peer's socket type, `DEALER` for instance. Its other properties mean nothing here.
    case ready(socketType: String)
    /// The context is to come back in the PONG.
    case ping(context: [UInt8])
    case pong
    case error(reason: String)

    /// Longer ones are not read: a name, a socket type and an identity of 255 bytes fit.
    static let longest = 512
    /// RFC 37/ZMTP: "context = 0*16OCTET".
    private static let longestContext = 16

    init(_ body: [UInt8]) throws(ZMTPError) {
        var rest = body[...]
        guard let name = Self.shortText(&rest) else { throw ZMTPError(.badFrame, "a command without a name came") }
        switch name {
        case "READY":
            self = .ready(socketType: try Self.socketType(&rest))
        case "PING":
            // Two bytes say for how long the peer may stay silent.
            guard rest.count >= 2, rest.count <= 2 + Self.longestContext else {
                throw ZMTPError(.badFrame, "a PING of \(rest.count) bytes came")
            }
            self = .ping(context: Array(rest.dropFirst(2)))
        case "PONG":
            self = .pong
        case "ERROR":
            self = .error(reason: Self.shortText(&rest) ?? "")
        default:
            throw ZMTPError(.badFrame, "a command that is not known came")
        }
    }

    private static func socketType(_ rest: inout ArraySlice<UInt8>) throws(ZMTPError) -> String {
        var type: String?
        while !rest.isEmpty {
            guard let name = shortText(&rest), !name.isEmpty, rest.count >= 4 else {
                throw ZMTPError(.badFrame, "a READY whose properties cannot be read came")
            }
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(4)
            guard length <= rest.count else {
                throw ZMTPError(.badFrame, "a READY with a property longer than itself came")
            }
            // Names of properties have no case.
            if name.lowercased() == "socket-type" { type = String(decoding: rest.prefix(length), as: UTF8.self) }
            rest = rest.dropFirst(length)
        }
        guard let type else { throw ZMTPError(.wrongSocketType, "a READY without a socket type came") }
        return type
    }

    /// A text behind a byte that says how long it is.
    private static func shortText(_ rest: inout ArraySlice<UInt8>) -> String? {
        guard let length = rest.first, rest.count > Int(length) else { return nil }
        defer { rest = rest.dropFirst(1 + Int(length)) }
        return String(decoding: rest.dropFirst().prefix(Int(length)), as: UTF8.self)
    }

    // MARK: Out

    /// - Parameter socketType: Our own.
    static func ready(socketType: String) -> [UInt8] {
        named("READY", property("Socket-Type", socketType) + property("Identity", ""))
    }

    static func pong(_ context: [UInt8]) -> [UInt8] {
        named("PONG", context)
    }

    private static func named(_ name: String, _ rest: [UInt8]) -> [UInt8] {
        ZMTPFrame.encode([UInt8(name.utf8.count)] + Array(name.utf8) + rest, flags: ZMTPFrame.command)
    }

    private static func property(_ name: String, _ value: String) -> [UInt8] {
        [UInt8(name.utf8.count)] + Array(name.utf8) + [0, 0, 0, UInt8(value.utf8.count)] + Array(value.utf8)
    }
}
