import UIKit

/// A container that turns forwarding off and never forwards: what its child is told then is nothing (CONT-25).
package final class SilentContainer: TracingContainer {
    override package var shouldAutomaticallyForwardAppearanceMethods: Bool {
        false
    }
}
