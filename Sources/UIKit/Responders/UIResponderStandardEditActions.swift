/// The actions that menus and keys send to whoever edits or selects something (UIKit's page of this name).
///
/// `UIResponder` has all of them as methods that a subclass overrides. They are sent to the first responder in the chain that
/// `canPerformAction(_:withSender:)` says yes.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    /// Pastes text with the look of the text around it.
    func pasteAndMatchStyle(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
    /// Lets the user find in a text.
    func find(_ sender: Any?)
    /// Lets the user find and replace in a text.
    func findAndReplace(_ sender: Any?)
    func findNext(_ sender: Any?)
    func findPrevious(_ sender: Any?)
    /// Has what is selected be the text that is searched.
    func useSelectionForFind(_ sender: Any?)
}
