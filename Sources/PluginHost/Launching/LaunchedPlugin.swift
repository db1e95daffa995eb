/// A plugin that was launched and may still run.
@MainActor package protocol LaunchedPlugin: AnyObject {
    /// Asks the plugin to end by `ask`, and makes it end if it does not. `LaunchEvent.ended` follows.
    func stop(ask: @escaping @MainActor () -> Void)

    /// Ends it at once. `LaunchEvent.ended` follows.
    func kill()
}
