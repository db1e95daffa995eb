/// The answer whether a text that can only be read is edited for a drop (UIKit's page of this name).
public enum UITextDropEditability: UInt, Sendable {
    /// The text takes no drop.
    case no = 0
    /// The text can be edited until the drop is made, and only be read after it.
    case temporary = 1
    /// The text can be edited from the drop on.
    case yes = 2
}
