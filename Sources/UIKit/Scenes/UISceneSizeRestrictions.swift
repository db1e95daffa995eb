/// The limits within which the user may size the windows of a scene, in points.
///
/// A window whose size is not allowed is changed at once, as far as the desktop lets it; a size that a host is started with for a picture
/// without a window (`--screen offscreen`) stays.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    /// The least size; at first zero. A part that is not a finite number above zero does not count.
    open var minimumSize = CGSize.zero {
        didSet { if minimumSize != oldValue { tellPlatform() } }
    }

    /// The greatest size; at first as large as numbers are. Where it is less than the least one, that counts.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
        didSet { if maximumSize != oldValue { tellPlatform() } }
    }

    private func tellPlatform() {
        scene?.screen.platform?.limitSize(minimum: minimumSize, maximum: maximumSize)
    }
}
