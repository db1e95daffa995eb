/// Where a scenario's child runs.
package enum Placement: String, CaseIterable, Sendable {
    /// In the host: the container's child is the controller itself.
    case inProcess
    /// On the other side of the wire, in the same process: every message goes through its bytes.
    case inMemory
    /// In a process of its own, over real sockets.
    case spawned
    /// In a process of its own that comes through a gate: with libzmq and CURVE at both ends of the way between.
    case behindGate

    /// Whether the child's process is another than the host's.
    package var isOfItsOwn: Bool {
        self == .spawned || self == .behindGate
    }
}
