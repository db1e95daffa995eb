import Foundation

/// Makes the menu of a `UIContextMenuConfiguration`. What it is given are elements that the system suggests: none here.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// Makes the controller that is shown above a menu; nil shows none.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Which menu is to be shown for a view.
@preconcurrency @MainActor open class UIContextMenuConfiguration {
    /// By which the delegate knows it again.
    public let identifier: any NSCopying
    private let previewProvider: UIContextMenuContentPreviewProvider?
    private let actionProvider: UIContextMenuActionProvider?

    /// - Parameter previewProvider: Asked where a long press shows the menu. A click with the secondary button, and the key for menus, show it
    ///   without a preview.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider?,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }

    /// Makes a configuration whose menu has no preview.
    public convenience init(
        identifier: (any NSCopying)? = nil, actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.init(identifier: identifier, previewProvider: nil, actionProvider: actionProvider)
    }

    func makePreview() -> UIViewController? {
        previewProvider?()
    }

    func makeMenu() -> UIMenu? {
        actionProvider?([])
    }
}
