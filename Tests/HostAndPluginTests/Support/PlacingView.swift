import UIKit

/// Does something once with its next layout, as a container does that places its children then.
@MainActor final class PlacingView: UIView {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        let place = onLayout
        onLayout = nil
        place?()
    }
}
