import PluginProtocol

/// Starts plugins: as processes of their own, or, in tests, inside this one.
@MainActor package protocol PluginLauncher: AnyObject {
    /// Starts `plugin` and shakes hands with it. News comes through `onEvent`, always from a later turn of the loop.
    func launch(
        _ plugin: InstalledPlugin, welcome: Welcome, onEvent: @escaping @MainActor (LaunchEvent) -> Void
    ) -> any LaunchedPlugin

    /// Whether somebody else starts `plugin`: then a launch is a wait without a limit, and an end is followed by the next
    /// wait, however often that happens.
    func waits(for plugin: InstalledPlugin) -> Bool

    /// Removes what was made for all launches; called when every plugin is gone.
    func close()
}

extension PluginLauncher {
    package func waits(for plugin: InstalledPlugin) -> Bool {
        false
    }
}
