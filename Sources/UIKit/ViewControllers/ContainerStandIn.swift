/// A controller that stands for a container in another process, so that nobody wants to hear of it.
@MainActor package protocol ContainerStandIn: UIViewController {}
