extension PluginState {
    /// A word or two for a log or a report.
    var summary: String {
        switch self {
        case .idle: "not in use"
        case .launching: "starting"
        case .awaited: "awaited"
        case .running: "running"
        case .unresponsive: "not responding"
        case .waitingToRestart: "restarting"
        case .ended: "ended"
        }
    }
}
