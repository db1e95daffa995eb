import Foundation
import PluginHost

/// Prints the process of a plugin when it runs.
@MainActor final class Reporter: RemoteViewControllerDelegate {
    func remoteViewController(_ controller: RemoteViewController, didChange state: RemoteViewController.State) {
        guard case .running(let processIdentifier?) = state else { return }
        FileHandle.standardOutput.write(Data("plugin \(processIdentifier)\n".utf8))
    }
}
