/// Shows a content configuration in a view of a cell or header, which it fills. Constraints hold it there, so that
/// `systemLayoutSizeFitting(_:)` of that view answers what the content needs.
@MainActor package final class ContentConfigurationHost {
    /// The view in which the content is shown. It belongs to the cell, which owns the host too.
    private weak var contentView: UIView?
    /// The view that shows the configuration; nil without one.
    package private(set) var view: (any UIView & UIContentView)?

    /// - Parameter contentView: The view to fill. It is not owned.
    package init(in contentView: UIView) {
        self.contentView = contentView
    }

    /// The configuration that is shown; nil shows nothing. A view that is there is updated where it supports the new configuration, and
    /// replaced where it does not.
    package var configuration: (any UIContentConfiguration)? {
        didSet { configurationDidChange() }
    }

    private func configurationDidChange() {
        guard let configuration else {
            remove()
            return
        }
        if let view, view.superview === contentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            remove()
            show(configuration.makeContentView())
        }
    }

    private func remove() {
        // A view that the app has put elsewhere stays there.
        if let view, view.superview === contentView { view.removeFromSuperview() }
        view = nil
    }

    private func show(_ view: any UIView & UIContentView) {
        guard let contentView else { return }
        self.view = view
        view.frame = contentView.bounds
        (view as? UIListContentView)?.fillsSuperview = true
        // Views that the app itself has put there lie above it.
        contentView.insertSubview(view, at: 0)
        view.translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            view.topAnchor.constraint(equalTo: contentView.topAnchor),
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ]
        // Content that needs more than a cell of a fixed size has stands out, and contradicts nothing.
        for constraint in constraints.suffix(2) { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(constraints)
    }
}
