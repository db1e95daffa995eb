/// A view that may hold a controller's root view without being part of another controller's hierarchy. A window is not
/// one: it holds the view of its root only.
@MainActor package protocol ControllerViewHost: UIView {}
