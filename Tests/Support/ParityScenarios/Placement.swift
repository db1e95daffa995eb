/// Where a scenario's child runs.
package enum Placement: String, CaseIterable, Sendable {
    /// In the host: the container's child is the controller itself.
    case inProcess
}
