/// A controller in a plugin that stands for one of its host: a container of the plugin's controllers, or a controller of somebody
/// else that such a container has. Its own callbacks mean nothing, so neither traces nor diagnostics have them.
@MainActor package protocol RemoteStandIn: UIViewController {
    /// A child, or somebody in it, is asked for one of the containers above: what is done to that one next is done by way of the child.
    func childIsAskedForContainers()
}

extension RemoteStandIn {
    package func childIsAskedForContainers() {}
}
