/// The state of a view as far as its configurations depend on it.
///
/// A value: what the view was like when it was asked. Configurations make a copy of themselves for it by `updated(for:)`.
public protocol UIConfigurationState {
    /// Creates a state in which nothing is special, in this environment.
    init(traitCollection: UITraitCollection)

    /// The environment of the view.
    var traitCollection: UITraitCollection { get set }

    /// The value that the app keeps in the state under a key, beside what UIKit knows; nil where it has set nothing.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
