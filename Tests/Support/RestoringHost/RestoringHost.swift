import PluginHost
import UIKit

/// A host that keeps the state of its controllers: a list, onto which its first run pushes a page with a number. It says what is on the stack
/// when it is launched. Its arguments are those of every host.
@main struct RestoringHost {
    @MainActor static func main() {
        AppDelegate.main()
    }
}
