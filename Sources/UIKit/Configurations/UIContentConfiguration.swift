/// The content that a cell or header is to show, and its look: a value that makes views, and dresses views that show something already.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Makes a new view that shows this configuration.
    func makeContentView() -> any UIView & UIContentView

    /// A copy for the state. What was set by whoever made the configuration stays as it is.
    func updated(for state: any UIConfigurationState) -> Self
}
