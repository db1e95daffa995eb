import UIKit

extension Plugin {
    /// The program: finds the host that started it and serves its controllers until the host no longer needs them.
    ///
    /// A type that is marked `@main` and conforms to `Plugin` starts here.
    public static func main() {
        let process = PluginProcess(makeViewController: makeViewController)
        // Handlers of signals and of the host's end hold it weakly, and an optimised build may end it with its last use.
        withExtendedLifetime(process) { process.run() }
    }
}
