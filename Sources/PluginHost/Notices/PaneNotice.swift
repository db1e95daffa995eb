import UIKit

/// The words, buttons and looks of what the host says in a pane.
///
/// The host's mark is beside the words whatever a notice says, and the frame is around the pane: by these the user tells the host's
/// words from a plugin's.
public struct PaneNotice: Hashable, Sendable {
    /// In a corner of a pane whose content is seen there is nothing but this and a button.
    public var title: String
    /// Beneath the title, in as many lines as it takes; empty for nothing. In a low pane it is cut off, or left out.
    public var message: String
    /// From the first to the last. One whose action the occasion does not have is not shown; of a notice in a corner the first is.
    public var buttons: [Button]
    /// The colour of the frame around the pane. It should have a contrast of 3:1 with the grounds of the host.
    public var frameColor: UIColor
    /// Nil: the ground that such notices have in general. On a ground of the host's choice the mark lies on a plate of its own.
    public var backgroundColor: UIColor?
    /// The colour of the title's letters.
    public var titleColor: UIColor
    /// The colour of the message's letters.
    public var messageColor: UIColor
    /// The colour of the buttons; nil stands for the tint of the window.
    public var buttonColor: UIColor?
    /// The font of the title. In a pane with little room the fonts are smaller.
    public var titleFont: UIFont
    /// The font of the message. In a pane with little room the fonts are smaller.
    public var messageFont: UIFont

    /// The looks that a notice has in general, with words of the host.
    public init(_ title: String, message: String = "", buttons: [Button] = [], for occasion: PaneOccasion) {
        self.title = title
        self.message = message
        self.buttons = buttons
        frameColor = occasion.cause.frameColor
        titleColor = .label
        messageColor = .label
        titleFont =
            occasion.showsContent
            ? .systemFont(ofSize: 13, weight: .medium) : .systemFont(ofSize: 17, weight: .semibold)
        messageFont = .systemFont(ofSize: 14)
    }
}
