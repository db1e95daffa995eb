import UIKit

extension UIApplicationDelegate {
    /// The program: chooses a screen by its arguments, makes the delegate, and runs until the last window is closed.
    ///
    /// A delegate class that is marked `@main` and imports `PluginHost` starts here. `--help` lists the arguments.
    ///
    /// The delegate is made by its `init()`, as on Apple's systems: it need not be `final`, nor its initialiser `required`.
    public static func main() {
        let options = HostOptions.parseOrExit()
        options.endIfOnlyAsking()
        let application = HostApplication(options: options)
        guard let delegate = make() else {
            application.fail("\(Self.self) cannot be made: a delegate's class is derived from UIResponder or NSObject.")
        }
        application.run(delegate)
    }
}
