/// A direction in the order of the characters.
public enum UITextStorageDirection: Int, Sendable {
    case forward = 0
    case backward = 1
}
