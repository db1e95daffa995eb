/// The keys under which UIKit itself writes into the archives of controllers and views.
enum StateKey {
    /// The name of the object's class (REST-38).
    static let objectClass = "org.mullion.class"
    /// The identifiers of its path.
    static let components = "org.mullion.path"
    /// The mangled name of its restoration class.
    static let restorationClass = "org.mullion.restorationClass"
    /// The path of the controller that this one presents.
    static let presented = "org.mullion.presented"
    /// The place of its storyboard's bundle (`Bundle.placeInState`); nothing for the program's own resources.
    static let storyboardBundle = "org.mullion.storyboard.bundle"
    /// The object identifier of its scene in the storyboard.
    static let storyboardScene = "org.mullion.storyboard.scene"
    /// The pages of a navigation controller.
    static let stack = "org.mullion.stack"
    /// The tabs of a tab bar controller.
    static let tabs = "org.mullion.tabs"
    static let selectedTab = "org.mullion.tabs.selected"

    /// The keys that only UIKit may write under (REST-35).
    static let reserved: Set<String> = [
        UIApplication.stateRestorationBundleVersionKey, UIApplication.stateRestorationUserInterfaceIdiomKey,
        UIApplication.stateRestorationViewControllerStoryboardKey, UIApplication.stateRestorationTimestampKey,
        UIApplication.stateRestorationSystemVersionKey,
    ]

    /// Begins the text that stands for a controller or a view in an archive. The first character is for private use, so that no text of an app
    /// begins so.
    static let reference = "\u{E0D1}org.mullion.reference:"

    /// The name of a class, the same in each process: that of a private one says where in memory it was declared, which is left out.
    static func name(of objectClass: AnyClass) -> String {
        var name = String(reflecting: objectClass)
        while let start = name.range(of: "(unknown context at "),
            let end = name.range(of: ").", range: start.upperBound..<name.endIndex)
        {
            name.removeSubrange(start.lowerBound..<end.upperBound)
        }
        return name
    }

    /// Whether an object is of the class of that name or of a subclass.
    static func isKind(_ object: AnyObject, ofClassNamed name: String) -> Bool {
        sequence(first: type(of: object) as AnyClass, next: { _getSuperclass($0) }).contains {
            self.name(of: $0) == name
        }
    }
}
