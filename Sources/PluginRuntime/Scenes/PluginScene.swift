/// One embedding of one of the plugin's controllers in a host's window.
@preconcurrency @MainActor public final class PluginScene {
    /// The name by which the host asked for the controller.
    public let controllerName: String

    init(controllerName: String) {
        self.controllerName = controllerName
    }
}
