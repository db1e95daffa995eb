/// One callback that a controller got.
public struct ControllerCallback: Hashable, Sendable, CustomStringConvertible {
    /// The identifier of the plugin that the controller lives in; nil for the host.
    public let plugin: String?
    /// The name of the controller's class.
    public let controller: String
    /// As it was called: `viewWillAppear(false)`.
    public let callback: String

    public var description: String {
        "\(plugin ?? "host") \(controller) \(callback)"
    }
}
