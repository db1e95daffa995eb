/// The part of a view that one of the system's guides stands for.
enum SystemLayoutArea {
    case safeArea
    case margins
    case readableContent
    /// All that a scroll view can show.
    case scrollContent
    /// The part of its content that a scroll view shows now.
    case scrollFrame
    /// The area above the keyboard.
    case keyboard
    /// The part along the upper edge that the safe area leaves out, and the one along the lower edge.
    case aboveSafeArea
    case belowSafeArea

    /// Wider text is hard to read: about eighty letters of the body font.
    static let readableWidth: CGFloat = 672

    var identifier: String {
        switch self {
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .margins: "UIViewLayoutMarginsGuide"
        case .readableContent: "UIViewReadableContentGuide"
        case .scrollContent: "UIScrollView-contentLayoutGuide"
        case .scrollFrame: "UIScrollView-frameLayoutGuide"
        case .keyboard: "UIViewKeyboardLayoutGuide"
        case .aboveSafeArea: "UIViewController-topLayoutGuide"
        case .belowSafeArea: "UIViewController-bottomLayoutGuide"
        }
    }

    /// The distances between the view's edges and the area's, where nothing else makes the area smaller.
    @MainActor func insets(in view: UIView) -> UIEdgeInsets {
        switch self {
        case .safeArea: view.safeAreaInsets
        case .margins, .readableContent: view.layoutMargins
        case .scrollContent, .scrollFrame: .zero
        case .keyboard:
            UIEdgeInsets(top: view.bounds.height - view.keyboardLayoutGuide.height, left: 0, bottom: 0, right: 0)
        case .aboveSafeArea:
            UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
        case .belowSafeArea:
            UIEdgeInsets(top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
        }
    }

    /// In the view's coordinates.
    @MainActor func frame(in view: UIView) -> CGRect {
        if self == .scrollContent, let scrollView = view as? UIScrollView {
            return CGRect(origin: .zero, size: scrollView.contentSize)
        }
        var frame = view.bounds.inset(by: insets(in: view))
        frame.size = CGSize(width: max(0, frame.width), height: max(0, frame.height))
        if self == .readableContent, frame.width > Self.readableWidth {
            frame.origin.x += (frame.width - Self.readableWidth) / 2
            frame.size.width = Self.readableWidth
        }
        return frame
    }
}
