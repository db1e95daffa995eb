/// Opens addresses in other programs. A host has one where its user has a desktop; a plugin has none, since it reaches no other program.
@MainActor package protocol URLOpener: AnyObject {
    /// Whether there is a program for addresses of this kind.
    func canOpen(_ url: URL) -> Bool

    /// Opens an address.
    ///
    /// - Parameter completion: Called once, in a later turn, with whether it was opened.
    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void)
}
