extension UsageDiagnostic {
    /// A controller's view may enter the hierarchy of its parent only, or a window as its root.
    static func check(_ view: UIView, enters superview: UIView) {
        guard let controller = view.viewController, controller.presentations.incoming == nil else { return }
        if let manager = superview.managingController {
            guard controller.holder !== manager, !(superview is ControllerViewHost) else { return }
            report(
                .viewWithoutParentRelation,
                "the view of \(controller) enters the hierarchy of \(manager), which is not its parent; "
                    + "call addChild(_:) on the container first")
        } else if let window = superview.window {
            let isRoot = superview === window && window.rootViewController === controller
            guard !isRoot, !superview.isInsideControllerViewHost else { return }
            report(
                .viewWithoutParentRelation,
                "the view of \(controller) enters \(window), whose root it is not; make it the root view controller "
                    + "or a child of it")
        }
    }
}

extension UIView {
    /// The controller whose hierarchy this view is part of.
    var managingController: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let controller = current.viewController { return controller }
            view = current.superview
        }
        return nil
    }

    fileprivate var isInsideControllerViewHost: Bool {
        var view: UIView? = self
        while let current = view {
            if current is any ControllerViewHost { return true }
            view = current.superview
        }
        return false
    }
}
