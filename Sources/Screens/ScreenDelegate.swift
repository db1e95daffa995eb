/// Receives what the user and the system do with a window.
@MainActor package protocol ScreenDelegate: AnyObject {
    /// Called in the order in which things happened, always in a turn of the main loop.
    func screen(_ screen: any Screen, didReceive event: ScreenEvent)
}
