import CZeroMQ

/// Something that a build of libzmq may or may not offer.
package struct Feature: RawRepresentable, Hashable, Sendable {
    /// libzmq's name for it.
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The ipc transport (Unix domain sockets).
    package static let ipc = Feature(rawValue: "ipc")
    /// The CURVE security mechanism.
    package static let curve = Feature(rawValue: "curve")
    /// The draft interfaces, which distributions leave out.
    package static let draft = Feature(rawValue: "draft")

    /// Whether the loaded library has it.
    package var isAvailable: Bool {
        zmq_has(rawValue) == 1
    }
}
