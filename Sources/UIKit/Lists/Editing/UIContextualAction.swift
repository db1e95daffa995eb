/// Something that can be done with one row of a list, as a button that a swipe of the row uncovers.
///
/// The class, its defaults and the meaning of the completion handler are those of UIKit's page on
/// [UIContextualAction](https://developer.apple.com/documentation/uikit/uicontextualaction).
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The kinds of swipe actions.
    public enum Style: Int, Sendable {
        case normal = 0
        /// The action takes the row's data away. After it was performed the row stays aside until the list deletes it.
        case destructive = 1
    }

    /// A closure that does the action.
    ///
    /// The view is the button that was chosen, and the closure is to be called once, then or later: with true when the action was done, with
    /// false when it was not. The row stays aside until then.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
        ) -> Void

    open private(set) var style: Style
    open private(set) var handler: Handler

    /// The title of the button. Beside an image it is shown where the row is high enough for both; it is always read out.
    open var title: String?

    /// The ground of the button. Setting nil restores the colour of the style: a red for what destroys, else a grey.
    ///
    /// Both are those of `systemRed` and `systemGray` with increased contrast, so that white text on them can be read.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? Self.standardColor(of: style) }
        set { ownBackgroundColor = newValue }
    }

    /// The image of the button, which is shown in white unless its rendering mode says otherwise.
    open var image: UIImage?

    private var ownBackgroundColor: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    private static let red = UIColor(rgb: 0xD70015)

    private static func standardColor(of style: Style) -> UIColor {
        style == .destructive ? red : ControlColors.grayBelowWhite
    }
}
