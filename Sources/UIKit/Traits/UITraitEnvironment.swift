/// Something that has traits: a screen, a view, a controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }

    /// Called after the traits changed; nil stands for traits that nobody knew.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
