/// The other side that joins the program's pasteboards with others: in a host the clipboard of its screen, in a plugin the host.
@MainActor package protocol PasteboardPlatform: AnyObject {
    /// The program has put something on a pasteboard, or emptied it.
    func offer(_ content: PasteboardContent, on selection: PasteboardSelection)

    /// Returns what lies there beyond the program. Asked whenever somebody reads it; where fetching takes time, values are `.deferred`. Nil where
    /// there is no such pasteboard.
    func content(of selection: PasteboardSelection) -> PasteboardContent?

    /// Calls back once when reading the general pasteboard gives what can be had of it, at once where it does already.
    func prepareToRead(_ completion: @escaping @MainActor () -> Void)
}

extension PasteboardPlatform {
    /// Calls back at once: a platform that waits inside of the call that reads needs no preparation.
    package func prepareToRead(_ completion: @escaping @MainActor () -> Void) {
        completion()
    }
}
