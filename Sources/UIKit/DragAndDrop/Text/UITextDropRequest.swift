/// A drop on a text that is possible now, or about to be made (UIKit's page of this name).
@preconcurrency @MainActor public protocol UITextDropRequest: AnyObject {
    /// The place in the text below the finger.
    var dropPosition: UITextPosition { get }
    /// The proposal that counts where the delegate has none of its own.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether the items were lifted in the same text.
    var isSameView: Bool { get }
    /// The drag as the text knows it.
    var dropSession: any UIDropSession { get }
}
