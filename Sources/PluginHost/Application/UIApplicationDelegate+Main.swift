import HealthCheck
import UIKit

extension UIApplicationDelegate {
    /// The program: chooses a screen by its arguments, makes the delegate, and runs until the last window is closed.
    ///
    /// A delegate class that is marked `@main` and imports `PluginHost` starts here. `--help` lists the arguments.
    public static func main() {
        let options = HostOptions.parseOrExit()
        if options.checkHealth { HealthQuery.run() }
        HostApplication(options: options).run(Self())
    }
}
