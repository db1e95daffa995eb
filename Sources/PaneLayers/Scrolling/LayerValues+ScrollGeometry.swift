import QuartzCore
import UIKit

extension LayerValues {
    /// How the layer is scrolled, by what its plugin said of it. Numbers may be any that the protocol lets through.
    var scrollGeometry: ScrollGeometry {
        let area = (scroll.area ?? .zero).standardized
        let behaviour = scroll.rules?.behaviour ?? []
        let size = CGSize(width: abs(geometry.size.width), height: abs(geometry.size.height))
        let bounces = behaviour.contains(.bounces)
        // The area begins where the leading insets do, so that what lies beyond the origin is all of the content's length.
        return ScrollGeometry(
            horizontal: ScrollAxis(
                visible: size.width, content: max(0, area.width), leading: 0 - area.minX, trailing: area.minX,
                bounces: bounces, alwaysBounces: behaviour.contains(.alwaysBouncesHorizontally)),
            vertical: ScrollAxis(
                visible: size.height, content: max(0, area.height), leading: 0 - area.minY, trailing: area.minY,
                bounces: bounces, alwaysBounces: behaviour.contains(.alwaysBouncesVertically)),
            isPaging: behaviour.contains(.isPaging), isDirectionalLock: behaviour.contains(.locksDirection),
            decelerationRate: scroll.rules.map { CGFloat($0.decelerationRate) }
                ?? UIScrollView.DecelerationRate.normal.rawValue)
    }
}
