/// An action that an app adds to the menus of editing by `UIMenuController` (UIKit's page of this name).
@preconcurrency @MainActor open class UIMenuItem {
    open var title: String
    /// The method that is called when the item is chosen. The item is in a menu only while somebody in the chain of the first responder can
    /// perform it.
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
    }
}
