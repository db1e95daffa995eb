import Diagnostics
import Foundation

/// Prints a line on standard error for each callback that a controller gets: `MULLION_LIFECYCLE=1`.
///
/// The line has the process, and the controller after two spaces for each that it is in: in a plugin those of the plugin count.
/// `HelloPlugin[4711]   DetailViewController.viewWillAppear(true)`
@MainActor enum LifecycleLog {
    /// Nil where the environment does not ask for it.
    static func ifWanted(_ options: EnvironmentOptions = .current) -> ControllerCallbacks.Observer? {
        guard options.printsLifecycle else { return nil }
        let process = ProcessInfo.processInfo
        let name = "\(process.processName)[\(process.processIdentifier)]"
        return { LineOutput.standardError.write(line($1, of: $0, in: name)) }
    }

    static func line(_ callback: String, of controller: UIViewController, in process: String) -> String {
        var depth = 0
        var parent = controller.parent
        while let current = parent {
            if !(current is any RemoteStandIn) { depth += 1 }
            parent = current.parent
        }
        return "\(process) \(String(repeating: "  ", count: depth))\(type(of: controller)).\(callback)"
    }
}
