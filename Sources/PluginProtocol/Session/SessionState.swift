/// Where a session is in its life. `Connection` is what one can send on: only the states that have one hold one.
package enum SessionState<Connection> {
    /// Nothing was asked of the plugin yet.
    case idle
    /// The process is being started, or an external plugin is waited for.
    case launching
    /// The process runs and has not said Hello on both lanes.
    case handshaking
    case ready(Connection)
    /// The plugin did not answer in time; it may yet.
    case unresponsive(Connection)
    /// The plugin was asked to end, or is being ended.
    case stopping(Connection?)
    case ended(EndReason)

    /// What one can send on, if anything.
    package var connection: Connection? {
        switch self {
        case .ready(let connection), .unresponsive(let connection): connection
        case .stopping(let connection): connection
        case .idle, .launching, .handshaking, .ended: nil
        }
    }

    /// Whether the session can still become ready or is.
    package var isAlive: Bool {
        switch self {
        case .launching, .handshaking, .ready, .unresponsive: true
        case .idle, .stopping, .ended: false
        }
    }

    package var endReason: EndReason? {
        if case .ended(let reason) = self { reason } else { nil }
    }
}

extension SessionState: Sendable where Connection: Sendable {}

extension SessionState: CustomStringConvertible {
    package var description: String {
        switch self {
        case .idle: "idle"
        case .launching: "launching"
        case .handshaking: "handshaking"
        case .ready: "ready"
        case .unresponsive: "unresponsive"
        case .stopping: "stopping"
        case .ended(let reason): "ended: \(reason)"
        }
    }
}
