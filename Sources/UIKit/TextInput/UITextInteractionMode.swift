/// Whether a `UITextInteraction` lets the user edit a text or only select in it.
public enum UITextInteractionMode: Int, Sendable {
    case editable = 0
    case nonEditable = 1
}
