/// The state of a text view between the calls of its editor and of its user.
struct TextViewSession {
    /// Whether the delegate was told that editing began, and not that it ended.
    var isEditing = false
    /// Whether the delegate is being asked whether editing may begin or end.
    var isDeciding = false
    /// The attributes of what is typed next, until the selection changes; nil where the text says them.
    var typingAttributes: [NSAttributedString.Key: Any]?
    /// Whether the editor has changed the text, and has not said yet that it did.
    var isChanging = false
    /// Whether a change of the text storage is one that the editor has made already.
    var isFollowingEditor = false
    /// The range of the text storage that its delegate has changed beside the editor's own change; nil for none.
    var needsRestyling: Range<Int>?
    /// Whether the view itself changes the size of its container.
    var isAdoptingWidth = false
    /// The selection for which `typingAttributes` count.
    var selection = 0..<0
    /// The direction of the interface that the text is laid out for.
    var direction: UIUserInterfaceLayoutDirection?
    /// The sizes of the text that were measured, by the width of its lines; nil is that of lines that are not broken.
    var measured: [CGFloat?: CGSize] = [:]
}
