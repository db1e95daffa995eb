import LayerRenderer

/// A place where the pixels of one window are shown and where its input comes from. It knows nothing of views or
/// layers.
///
/// A screen is opened once and closed once. It calls its delegate on the main actor only, from a turn of the main loop,
/// never from inside one of the methods below.
@MainActor package protocol Screen: AnyObject {
    /// The size of the window as far as the screen knows it: what its creator asked for, then what `.resized` said.
    var size: ScreenSize { get }

    /// Who is told about input. Weak.
    var delegate: (any ScreenDelegate)? { get set }

    /// Whether somebody may be looking at the window. While nobody is, what changes by time alone is not drawn.
    var isWatched: Bool { get }

    /// The name by which a window frame, a taskbar or a viewer calls the window.
    var title: String { get set }

    /// Shows the window or starts to serve it, and returns at once. A screen that failed to open needs no `close()`.
    func open() throws(ScreenError)

    /// Brings the window before the eyes of its user, as far as the desktop lets it.
    func raise()

    /// The user may make the window no smaller and no larger than this. A window whose size is not allowed changes it, and says so by
    /// `.resized`.
    func limitSize(to limits: SizeLimits)

    /// Says where text is typed into the window, for the screen's input method; nil: nowhere, so that keys are keys alone. Before it is said
    /// the first time text is typed.
    func showTextInput(_ input: ScreenTextInput?)

    /// Has the screen's input method forget what it has put in and not committed, because the text is gone or has lost it.
    func endComposition()

    /// Shows pixels that have changed.
    ///
    /// The surface may be a new one of another size, as it is after a resize; then all of it is shown. Before `open()`
    /// and after `close()` nothing happens. The screen may keep a reference to the surface, and reads from it only
    /// inside of this call.
    ///
    /// - Parameter damage: What has changed, in pixels of the surface. Parts that lie outside of it are ignored.
    func show(_ surface: PixelSurface, damage: [PixelRect])

    /// The clipboards that the screen shares with others.
    var clipboards: Set<ScreenClipboard> { get }

    /// Puts text on a clipboard for others, in place of what is there; empty text empties it as far as others let it.
    ///
    /// - Parameter isLocal: Whether the text stays on this machine.
    func offer(_ text: String, on clipboard: ScreenClipboard, isLocal: Bool)

    /// Whether there is text on a clipboard, whoever has put it there.
    func hasText(on clipboard: ScreenClipboard) -> Bool

    /// Returns the text on a clipboard, whoever has put it there; nil where there is none. It may wait for the program that has it, a second at
    /// most.
    func text(on clipboard: ScreenClipboard) -> String?

    /// Takes the window away and leaves nothing behind: no window, socket, thread or descriptor. A second call does
    /// nothing. A closed screen cannot be opened again.
    func close()
}

extension Screen {
    /// A window on a desktop may always be looked at.
    package var isWatched: Bool { true }

    /// Does nothing: a screen that has a viewer of its own, or none, is as far in front as it comes.
    package func raise() {}

    /// None: what is shown is all that the screen shares.
    package var clipboards: Set<ScreenClipboard> { [] }

    package func offer(_ text: String, on clipboard: ScreenClipboard, isLocal: Bool) {}

    package func hasText(on clipboard: ScreenClipboard) -> Bool { false }

    package func text(on clipboard: ScreenClipboard) -> String? { nil }

    /// Does nothing: a screen without an input method has text with every key.
    package func showTextInput(_ input: ScreenTextInput?) {}

    /// Does nothing: there is no input method.
    package func endComposition() {}

    /// Does nothing: a screen that no user can resize has the size that its owner gave it.
    package func limitSize(to limits: SizeLimits) {}
}
