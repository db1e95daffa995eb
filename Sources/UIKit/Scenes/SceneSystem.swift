/// What stands beneath the scenes: a host opens a screen for each.
@MainActor package protocol SceneSystem: AnyObject {
    /// Opens one more screen.
    ///
    /// - Throws: What a person is to read.
    func openScreen() throws -> UIScreen

    /// The scene has its windows.
    func didConnect(_ scene: UIScene, on screen: UIScreen)

    /// Nothing is shown there any more.
    func closeScreen(_ screen: UIScreen)

    /// Brings the screen before the eyes of its user, as far as the desktop lets it.
    func raiseScreen(_ screen: UIScreen)

    /// The last scene is to go, and the program with it.
    func end()
}
