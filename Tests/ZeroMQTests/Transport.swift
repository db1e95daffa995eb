import Testing
import ZeroMQ

/// The transports that every kind of socket is tried on.
enum Transport: String, CaseIterable, CustomTestStringConvertible {
    case inproc, ipc, tcp

    var testDescription: String { rawValue }

    /// An endpoint to bind that nobody else uses.
    func endpoint(in directory: TemporaryDirectory) throws -> Endpoint {
        switch self {
        case .inproc: try .inproc("test")
        case .ipc: try .ipc(directory.path + "/s")
        case .tcp: try .tcp("127.0.0.1", port: 0)
        }
    }
}
