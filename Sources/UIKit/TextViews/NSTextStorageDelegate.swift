/// Hears of changes of a text, and may change it further while it does (UIKit's page of this name). Each requirement has a default that does
/// nothing.
///
/// Apple's has no actor. This one is of the main actor, where texts are edited, so that a controller can be the delegate.
@preconcurrency @MainActor public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called before a change is final. Characters and attributes may be changed.
    ///
    /// - Parameters:
    ///   - editedRange: The range that was changed, of the text as it is now.
    ///   - delta: The difference in length.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Called after a change. Attributes may be changed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}

    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
