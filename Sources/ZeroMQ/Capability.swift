import CZeroMQ

/// Something that a build of libzmq may or may not offer.
public struct Capability: RawRepresentable, Hashable, Sendable {
    /// libzmq's name for it.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The ipc transport (Unix domain sockets).
    public static let ipc = Capability(rawValue: "ipc")
    /// The CURVE security mechanism.
    public static let curve = Capability(rawValue: "curve")
    /// The draft interfaces, which distributions leave out.
    public static let draft = Capability(rawValue: "draft")

    /// Whether the loaded library has it.
    public var isAvailable: Bool {
        zmq_has(rawValue) == 1
    }
}
