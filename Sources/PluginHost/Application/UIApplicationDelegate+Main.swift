import Foundation
import HealthCheck
import PluginTransport
import UIKit

extension UIApplicationDelegate {
    /// The program: chooses a screen by its arguments, makes the delegate, and runs until the last window is closed.
    ///
    /// A delegate class that is marked `@main` and imports `PluginHost` starts here. `--help` lists the arguments.
    public static func main() {
        if ProcessInfo.processInfo.environment[Bootstrap.descriptorVariable] != nil {
            // Otherwise it would open ports, and start itself as a plugin without end.
            FileHandle.standardError.write(
                Data(
                    "This program is a host, and was started as a plugin. Name the plugin's own program under `executable` in its plugin.json.\n"
                        .utf8))
            exit(64)
        }
        let options = HostOptions.parseOrExit()
        if options.checkHealth { HealthQuery.run() }
        HostApplication(options: options).run(Self())
    }
}
