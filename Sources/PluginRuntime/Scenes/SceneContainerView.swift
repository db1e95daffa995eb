import UIKit

/// Holds a scene's root view as the container's view in the host does. It places nothing: the host says where things go.
@MainActor final class SceneContainerView: UIView, ControllerViewHost {
    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizesSubviews = false
    }

    required init?(coder: NSCoder) {
        nil
    }
}
