extension UITextDropProposal {
    /// The object that makes a drop: it loads the items, and puts them into the text (UIKit's page of this name).
    public enum Performer: UInt, Sendable {
        /// The view makes it.
        case view = 0
        /// The delegate makes it, in `textDroppableView(_:willPerformDrop:)`, and the view does nothing.
        case delegate = 1
    }
}
