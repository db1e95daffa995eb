extension UISegmentedControl {
    /// One segment with the view that shows it.
    @MainActor struct Segment {
        enum Content {
            case title(String?)
            case image(UIImage?)
        }

        private static let padding: CGFloat = 14

        let view = SegmentView(frame: .zero)
        var content: Content
        var action: UIAction?
        var width: CGFloat = 0
        var isEnabled = true

        init(_ content: Content) {
            self.content = content
        }

        /// Says what `action` says: its image, or its title where it has none.
        init(_ action: UIAction) {
            content = Content(action)
            self.action = action
        }

        var title: String? {
            if case .title(let title) = content { title } else { nil }
        }

        var image: UIImage? {
            if case .image(let image) = content { image } else { nil }
        }

        /// What the content needs in the widest of `styles`, so that nothing moves when the selection does.
        func naturalWidth(in styles: [SegmentStyle]) -> CGFloat {
            let width =
                switch content {
                case .title(let title): styles.map { $0.width(of: title ?? "") }.max() ?? 0
                case .image(let image): image?.size.width ?? 0
                }
            return width + 2 * Self.padding
        }
    }
}

extension UISegmentedControl.Segment.Content {
    @MainActor init(_ action: UIAction) {
        self = action.image.map { .image($0) } ?? .title(action.title)
    }
}
