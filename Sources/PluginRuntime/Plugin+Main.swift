import UIKit

extension Plugin {
    /// The program: finds the host that started it and serves its controllers until the host no longer needs them.
    ///
    /// A type that is marked `@main` and conforms to `Plugin` starts here.
    public static func main() {
        PluginProcess(makeViewController: makeViewController).run()
    }
}
