import PluginProtocol

/// Starts plugins: as processes of their own, or, in tests, inside this one.
@MainActor package protocol PluginLauncher: AnyObject {
    /// Starts `plugin` and shakes hands with it. News comes through `onEvent`, always from a later turn of the loop.
    func launch(
        _ plugin: InstalledPlugin, welcome: Welcome, onEvent: @escaping @MainActor (LaunchEvent) -> Void
    ) -> any LaunchedPlugin

    /// Who starts `plugin`.
    func placement(of plugin: InstalledPlugin) -> PluginPlacement

    /// Ends what still runs for a plugin that has no session and that nobody waits for.
    ///
    /// - Parameters:
    ///   - isPatient: Whether it gets the time to end in good order.
    ///   - completion: Called when it is gone, which is now where there is nothing.
    func release(_ plugin: InstalledPlugin, isPatient: Bool, completion: @escaping () -> Void)

    /// Removes what was made for all launches; called when every plugin is gone.
    func close()
}

extension PluginLauncher {
    package func placement(of plugin: InstalledPlugin) -> PluginPlacement {
        .spawned
    }

    package func release(_ plugin: InstalledPlugin, isPatient: Bool, completion: @escaping () -> Void) {
        completion()
    }
}
