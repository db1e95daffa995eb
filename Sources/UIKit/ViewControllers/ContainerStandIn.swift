/// A controller in a plugin that stands for one of its host: a container of the plugin's controllers, or a controller of somebody
/// else that such a container has. Its own callbacks mean nothing, so neither traces nor diagnostics have them.
@MainActor package protocol ContainerStandIn: UIViewController {}
