import UIKit

extension UIView {
    /// The panes in it, and itself where it is one.
    package var panes: [RemoteViewController] {
        if let pane = viewController as? RemoteViewController { return [pane] }
        return subviews.flatMap(\.panes)
    }
}
