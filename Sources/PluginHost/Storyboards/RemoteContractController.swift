import Contracts

/// A controller that stands for a child in a plugin and has the methods of the child's contract. Generated ones are.
///
/// A storyboard that refers to a controller of a plugin with the contract makes one of these for it, so that `prepare(for:sender:)` speaks
/// to the destination as it would to a child in its own process.
@preconcurrency @MainActor public protocol RemoteContractController: RemoteViewController {
    /// The contract whose methods the controller has, by which storyboards find its class.
    static var contract: Contract { get }

    /// Makes one for the controller called `controller` of the plugin with this identifier.
    init(plugin: String, controller: String)
}
