import UIKit

/// The window of a fuzzed host as its user has it.
package struct HostLook: Sendable {
    /// The size of the window, in points.
    package var size: CGSize
    package var style = UIUserInterfaceStyle.light
    package var direction = UITraitEnvironmentLayoutDirection.leftToRight
    package var textSize = UIContentSizeCategory.large
    /// Whether the bar of a stack has large titles, where there is one.
    package var prefersLargeTitles = false

    package init(size: CGSize = CGSize(width: 64, height: 48)) {
        self.size = size
    }
}
