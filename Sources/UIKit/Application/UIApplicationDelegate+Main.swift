import CApplicationStart
import Foundation

extension UIApplicationDelegate {
    /// The program: chooses a screen by its arguments, makes the delegate, and runs until the last window is closed.
    ///
    /// A delegate class that is marked `@main` starts here. The program has to be linked with `PluginHost`, which need not be imported;
    /// without it the program says so and ends. `--help` lists the arguments.
    ///
    /// The delegate is made by its `init()`, as on Apple's systems: it need not be `final`, nor its initialiser `required`.
    public static func main() {
        ApplicationStart.delegateType = Self.self
        guard mullion_start_application_if_linked() else {
            let name = ProcessInfo.processInfo.processName
            FileHandle.standardError.write(
                Data(
                    ("\(name): \(Self.self) has nothing to run it: add .product(name: \"PluginHost\", package: \"mullion\") to the "
                        + "dependencies of this program's target in Package.swift.\n").utf8))
            exit(EXIT_FAILURE)
        }
    }
}
