/// The way in which the user deals with a link or an image in a text.
public enum UITextItemInteraction: Int, Sendable {
    /// The user has tapped the item.
    case invokeDefaultAction = 0
    case presentActions = 1
    case preview = 2
}
