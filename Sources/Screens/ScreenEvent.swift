import InputEvents
import LayerRenderer

/// An event that a screen reports about its window.
package enum ScreenEvent: Sendable, Hashable {
    /// The pointer moved, or one of its buttons did.
    case pointer(PointerEvent)
    /// A wheel turned or two fingers moved.
    case scroll(ScrollEvent)
    /// A key went down or up.
    case key(KeyEvent)
    /// Text was typed. It follows the `.key` of the key that typed it, where there is one; a key that is held down
    /// together with control, alternate or command types none.
    case text(String)
    /// An input method has put this in so far, and may change it until it commits it by `.text`: it is shown as marked. An empty one takes
    /// away what is marked.
    case marked(MarkedText)
    /// The user or the system changed the size or the scale. The window has that size already where there is a window;
    /// a viewer over the network has asked for it, and gets it with the next surface.
    case resized(ScreenSize)
    /// The desktop on which the window is seen is light or dark from now on.
    case appearance(ScreenAppearance)
    /// These pixels of the last surface are gone and must be shown again.
    case exposed([PixelRect])
    /// Somebody looks at the window after nobody did: `Screen.isWatched` is true again.
    case watched
    /// The window became, or is no longer, the one that receives keys.
    case focus(Bool)
    /// Somebody else has put something on the clipboard of copy and paste, or emptied it: `Screen.text(on:)` says what.
    case clipboardChanged
    /// The user asked to close the window. It stays until the owner closes the screen.
    case closeRequested
}
