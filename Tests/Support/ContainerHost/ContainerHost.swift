import PluginHost
import UIKit

/// A host with every container, whose children are the plugin `org.mullion.container`: in the first tab a stack, in the second one two
/// columns. Its arguments are those of every host.
@main struct ContainerHost {
    @MainActor static func main() {
        AppDelegate.main()
    }
}
