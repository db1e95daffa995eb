/// The controllers and views that take part in state restoration, with their paths.
@MainActor enum StateTree {
    /// The controller's identifier; nil where it takes no part (REST-04).
    static func identifier(of controller: UIViewController) -> String? {
        controller.restorationIdentifier.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Calls `body` with each controller from this one down that takes part, parents first. One without an identifier is passed over with all
    /// that are below it (REST-07).
    ///
    /// - Parameter withPresented: Whether what a controller presents counts as below it.
    static func visit(
        _ controller: UIViewController, at path: StatePath, withPresented: Bool,
        _ body: (UIViewController, StatePath) -> Void
    ) {
        body(controller, path)
        let isStack = controller is UINavigationController
        var counts: [String: Int] = [:]
        for child in children(of: controller, withPresented: withPresented) {
            guard let identifier = identifier(of: child) else { continue }
            let place = counts[identifier, default: 0]
            counts[identifier] = place + 1
            let childPath = path.child(identifier, place: isStack ? place : 0)
            visit(child, at: childPath, withPresented: withPresented, body)
        }
    }

    private static func children(of controller: UIViewController, withPresented: Bool) -> [UIViewController] {
        var all = controller.children
        if let stack = (controller as? UINavigationController)?.viewControllers {
            // A page that is still seen leaving is a child and not on the stack any more, so it comes last.
            all = stack + all.filter { !stack.contains($0) }
        }
        if withPresented, let presented = presented(by: controller) { all.append(presented) }
        return all
    }

    /// Returns the controller that this one presents itself; nil where it presents none, or takes it away just now.
    static func presented(by controller: UIViewController) -> UIViewController? {
        guard let presented = controller.presentedViewController, presented.presentingViewController === controller,
            !presented.isBeingDismissed
        else { return nil }
        return presented
    }

    /// Calls `body` with each view of a controller that takes part and its identifier; those of the controllers below it are left out (REST-16).
    /// Nothing is loaded for that.
    static func visitViews(of controller: UIViewController, _ body: (UIView, String) -> Void) {
        func visit(_ view: UIView) {
            if let identifier = identifier(of: view) { body(view, identifier) }
            for subview in view.subviews where subview.viewController == nil { visit(subview) }
        }
        controller.viewIfLoaded.map(visit)
    }

    static func identifier(of view: UIView) -> String? {
        view.restorationIdentifier.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The controller that a view belongs to.
    static func owner(of view: UIView) -> UIViewController? {
        sequence(first: view, next: \.superview).lazy.compactMap(\.viewController).first
    }
}
