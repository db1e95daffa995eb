import CSDL

/// The desktop's clipboards by SDL, which a process has once.
///
/// SDL waits for the program that has the text, a second at most on X11; there is no other way to read it with SDL 2.
@MainActor final class SDLClipboard {
    /// The text that this process has put on the clipboard of copy and paste, as long as no other program is known to have taken its place.
    private var offered: String?

    func offer(_ text: String, on clipboard: ScreenClipboard) {
        // SDL counts a text to its first zero.
        let text = text.replacing("\0", with: "")
        switch clipboard {
        case .general:
            offered = text
            SDL_SetClipboardText(text)
        case .primarySelection: SDL_SetPrimarySelectionText(text)
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

    /// SDL says that a clipboard has changed, which it also does for what this process has put there itself. Only then the text is read, which
    /// SDL has at hand unless another program has taken its place.
    ///
    /// - Returns: Whether it is another program's now.
    func didUpdate() -> Bool {
        guard let offered else { return true }
        guard (text(on: .general) ?? "") != offered else { return false }
        self.offered = nil
        return true
    }
}
