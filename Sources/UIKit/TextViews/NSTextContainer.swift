/// The area in which a text is laid out (UIKit's page of this name).
///
/// Lengths are in points. A text view that made its container keeps its width as it needs it.
open class NSTextContainer: NSObject {
    /// - Parameter size: A width or height of 0 or less, or of a million and more, sets no limit.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Makes a container without limits.
    override public convenience init() {
        self.init(size: .zero)
    }

    /// The layout manager that lays out the text of the container.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The size of the area.
    open var size: CGSize {
        didSet { if size != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
    }

    /// The distance of lines from the left and right edges of the area.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
    }

    /// The most lines that are shown; 0 is no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
    }

    /// The way in which the last line ends if `maximumNumberOfLines` leaves some of the text out. Other lines break between words, or between
    /// characters for `.byCharWrapping`.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
    }

    /// Whether a text view keeps the width of the area as wide as it is itself.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
    }

    /// The width in which lines are broken; nil where they are not.
    final var lineWidth: CGFloat? {
        guard size.width > 0, size.width < 1e6 else { return nil }
        return max(size.width - 2 * padding, 1)
    }

    /// The padding, as far as it is a length.
    final var padding: CGFloat {
        lineFragmentPadding.isFinite ? min(max(lineFragmentPadding, 0), 1e6) : 0
    }

    /// The width of the area from edge to edge, for lines that are `lineWidth` wide.
    final func width(around lineWidth: CGFloat) -> CGFloat {
        lineWidth + 2 * padding
    }
}
