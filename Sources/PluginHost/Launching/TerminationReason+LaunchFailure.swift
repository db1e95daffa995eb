import PluginProtocol
import PluginTransport

extension TerminationReason {
    /// What a launcher says that failed.
    init(launchFailure error: any Error) {
        let sentence =
            switch error {
            case let error as LaunchError: error.message
            case let error as TransportError: error.description
            default: "\(error)"
            }
        self = .launchFailed(sentence)
    }
}
