import PluginHost
import UIKit

/// What the status bar says of the plugin, in a word or two.
enum RunStatus: Hashable {
    case building
    case failed
    case plugin(RemoteViewController.State)

    var words: String {
        switch self {
        case .building: "Building…"
        case .failed: "Build failed"
        case .plugin(.idle), .plugin(.launching), .plugin(.awaited): "Starting…"
        case .plugin(.running(let process)): process.map { "Running · process \($0)" } ?? "Running"
        case .plugin(.unresponsive): "Not responding"
        case .plugin(.waitingToRestart): "Ended, starts again in a moment"
        case .plugin(.ended): "Ended"
        }
    }

    var color: UIColor {
        switch self {
        case .plugin(.running): .systemGreen
        case .failed, .plugin(.ended): .systemRed
        case .building, .plugin: .systemOrange
        }
    }
}
