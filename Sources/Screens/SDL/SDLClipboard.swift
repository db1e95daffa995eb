import CSDL

/// The desktop's clipboards by SDL, which a process has once.
///
/// SDL waits for the program that has the text, a second at most on X11; there is no other way to read it with SDL 2. So it is read when
/// somebody wants it, and to find out whether it has changed, which SDL says of the primary selection in the same words: not before one of the
/// windows has the keyboard.
@MainActor final class SDLClipboard {
    /// The text of copy and paste that was there last, as far as this process knows; nil: none.
    private var known: String?
    /// Whether SDL has said since that a clipboard has changed.
    private var mayHaveChanged = false
    /// How often this process has set the primary selection of which SDL has still to tell. A desktop may tell of none.
    private var ownSelections = 0
    private static let mostOwnSelections = 8

    func offer(_ text: String, on clipboard: ScreenClipboard) {
        // SDL counts a text to its first zero.
        let text = text.replacing("\0", with: "")
        switch clipboard {
        case .general:
            known = text.isEmpty ? nil : text
            SDL_SetClipboardText(text)
        case .primarySelection:
            ownSelections = min(ownSelections + 1, Self.mostOwnSelections)
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
    /// - Returns: Whether that of copy and paste has, and is another program's now.
    func didUpdate() -> Bool {
        mayHaveChanged = true
        guard ownSelections == 0 else {
            // Most likely it is that; otherwise it is found out later.
            ownSelections -= 1
            return false
        }
        return SDL_GetKeyboardFocus() == nil ? false : look()
    }

    /// One of the windows has got the keyboard.
    ///
    /// - Returns: As that of `didUpdate()`.
    func didGetFocus() -> Bool {
        mayHaveChanged ? look() : false
    }

    private func look() -> Bool {
        mayHaveChanged = false
        let text = text(on: .general)
        guard text != known else { return false }
        known = text
        return true
    }
}
