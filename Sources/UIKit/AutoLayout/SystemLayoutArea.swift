/// The part of a view that one of the system's guides stands for.
enum SystemLayoutArea {
    case safeArea
    case margins
    case readableContent

    /// Wider text is hard to read: about eighty letters of the body font.
    static let readableWidth: CGFloat = 672

    var identifier: String {
        switch self {
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .margins: "UIViewLayoutMarginsGuide"
        case .readableContent: "UIViewReadableContentGuide"
        }
    }

    /// What lies between the view's edges and the area's, where nothing else makes the area smaller.
    @MainActor func insets(in view: UIView) -> UIEdgeInsets {
        self == .safeArea ? view.safeAreaInsets : view.layoutMargins
    }

    /// In the view's coordinates.
    @MainActor func frame(in view: UIView) -> CGRect {
        var frame = view.bounds.inset(by: insets(in: view))
        frame.size = CGSize(width: max(0, frame.width), height: max(0, frame.height))
        if self == .readableContent, frame.width > Self.readableWidth {
            frame.origin.x += (frame.width - Self.readableWidth) / 2
            frame.size.width = Self.readableWidth
        }
        return frame
    }
}
