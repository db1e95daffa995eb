import Foundation

/// Makes the menu of a `UIContextMenuConfiguration`. What it is given are elements that the system suggests: none here.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// Which menu is to be shown for a view.
@preconcurrency @MainActor open class UIContextMenuConfiguration {
    /// By which the delegate knows it again.
    public let identifier: any NSCopying
    private let actionProvider: UIContextMenuActionProvider?

    /// - Parameter previewProvider: In the place of a preview, which there is none of: always nil.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: Never? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.actionProvider = actionProvider
    }

    func makeMenu() -> UIMenu? {
        actionProvider?([])
    }
}
