/// Shows what a layout manager lays out, and is told of what changes: a text view.
@MainActor protocol LaidOutTextHost: AnyObject {
    /// The text was changed.
    ///
    /// - Parameters:
    ///   - range: The range that was changed, of the text as it is now.
    ///   - delta: The difference in length.
    func storageDidChange(_ mask: NSTextStorage.EditActions, _ range: NSRange, changeInLength delta: Int)
    /// The area has another size, or other rules for lines.
    func containerDidChange()
}
