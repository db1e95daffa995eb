/// Reads the objects that a key path leads through.
@MainActor enum ObjectPath {
    /// The object that a property holds; nil where there is none of the name, or it holds none.
    static func object(named name: String, of owner: AnyObject) -> AnyObject? {
        switch (name, owner) {
        case ("layer", let view as UIView): view.layer
        case ("superview", let view as UIView): view.superview
        case ("contentView", let cell as UITableViewCell): cell.contentView
        case ("textLabel", let cell as UITableViewCell): cell.textLabel
        case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
        case ("imageView", let cell as UITableViewCell): cell.imageView
        case ("contentView", let cell as UICollectionViewCell): cell.contentView
        case ("contentView", let view as UIVisualEffectView): view.contentView
        case ("titleLabel", let button as UIButton): button.titleLabel
        case ("imageView", let button as UIButton): button.imageView
        case ("navigationItem", let controller as UIViewController): controller.navigationItem
        case ("tabBarItem", let controller as UIViewController): controller.tabBarItem
        case ("navigationBar", let controller as UINavigationController): controller.navigationBar
        case ("tabBar", let controller as UITabBarController): controller.tabBar
        default: storedObject(named: name, of: owner)
        }
    }

    /// The object in a stored property of the owner's class or a superclass.
    private static func storedObject(named name: String, of owner: AnyObject) -> AnyObject? {
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let current = mirror {
            for child in current.children where child.label == name || child.label == "$__lazy_storage_$_\(name)" {
                return object(in: child.value)
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    private static func object(in value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { object(in: $0.value) } }
        return type(of: value) is AnyClass ? value as AnyObject : nil
    }
}
