/// Where a scenario's child runs.
package enum Placement: String, CaseIterable, Sendable {
    /// In the host: the container's child is the controller itself.
    case inProcess
    /// On the other side of the wire, in the same process: every message goes through its bytes.
    case inMemory
    /// In a process of its own, over real sockets.
    case spawned
}
