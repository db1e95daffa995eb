import CSDL

/// The desktop's clipboards by SDL, which a process has once.
///
/// SDL waits for the program that has the text, a second at most on X11; there is no other way to read it with SDL 2. So it is read when
/// somebody wants it, and to find out whether it has changed. Of that SDL tells a program on X11 only that loses the clipboard, so it is found out
/// whenever one of the windows gets the keyboard.
///
/// Where the program does not answer within that second SDL takes the clipboard over with an empty text, so that it need not wait again: to look
/// later, or to ask whether there is a text, finds none.
@MainActor final class SDLClipboard {
    /// The text of copy and paste that was there last, as far as this process knows; nil: none.
    private var known: String?
    /// When this process has set the primary selection last, in milliseconds of SDL's clock.
    private var lastSelection: UInt64?
    /// For how long after that SDL is taken to speak of it, where it tells of changes at all: it has the same words for both clipboards.
    private static let echo: UInt64 = 500

    func offer(_ text: String, on clipboard: ScreenClipboard) {
        // SDL counts a text to its first zero.
        let text = text.utf8.contains(0) ? text.replacing("\0", with: "") : text
        switch clipboard {
        case .general:
            known = text.isEmpty ? nil : text
            SDL_SetClipboardText(text)
        case .primarySelection:
            lastSelection = SDL_GetTicks64()
            SDL_SetPrimarySelectionText(text)
        }
    }

    func hasText(on clipboard: ScreenClipboard) -> Bool {
        switch clipboard {
        case .general: SDL_HasClipboardText() == SDL_TRUE
        case .primarySelection: SDL_HasPrimarySelectionText() == SDL_TRUE
        }
    }

    func text(on clipboard: ScreenClipboard) -> String? {
        let text =
            switch clipboard {
            case .general: SDL_GetClipboardText()
            case .primarySelection: SDL_GetPrimarySelectionText()
            }
        guard let text else { return nil }
        defer { SDL_free(text) }
        let read = String(cString: text)
        return read.isEmpty ? nil : read
    }

    /// SDL says that one of the clipboards has changed.
    ///
    /// - Returns: Whether that of copy and paste has, and is another program's now. While no window has the keyboard, that is found out later.
    func didUpdate() -> Bool {
        if let lastSelection, SDL_GetTicks64() &- lastSelection < Self.echo { return false }
        return SDL_GetKeyboardFocus() == nil ? false : didGetFocus()
    }

    /// One of the windows has got the keyboard.
    ///
    /// - Returns: As that of `didUpdate()`.
    func didGetFocus() -> Bool {
        let text = text(on: .general)
        guard text != known else { return false }
        known = text
        return true
    }
}
