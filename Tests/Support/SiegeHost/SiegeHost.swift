import Attacks
import Foundation
import UIKit

/// A host whose plugin `org.mullion.attack` attacks it in four panes, beside the pane of an honest plugin.
///
/// `SiegeHost --count` prints how many attacks there are, whose numbers are the controllers of the plugin. Otherwise the
/// arguments are those of every host. It prints `attack N NAME` when a pane begins with one, and `over N NAME: HOW`.
@main struct SiegeHost {
    @MainActor static func main() {
        if CommandLine.arguments.dropFirst() == ["--count"] {
            print(Attack.all.count)
        } else {
            AppDelegate.main()
        }
    }
}
