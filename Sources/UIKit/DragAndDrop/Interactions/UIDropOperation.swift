/// The outcome of a drop (UIKit's page of this name).
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the drag goes on without the place.
    case cancel = 0
    /// Nothing, though the place takes other drops: this one is shown as not allowed.
    case forbidden = 1
    /// The place gets a copy.
    case copy = 2
    /// The place gets it, and its former place loses it: only where the session's `allowsMoveOperation` is true.
    case move = 3
}
