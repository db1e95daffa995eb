import StoryboardFormat

/// Has a method of the source that is marked `@IBSegueAction` make a destination.
@MainActor enum SegueAction {
    /// The controller that the method made; nil where it made none, or there is no such method, which is reported.
    static func make(
        _ selector: Selector, of source: UIViewController, _ coder: NSCoder, _ sender: Any?, _ identifier: String?,
        _ element: InterfaceElement, _ interface: InterfaceSource
    ) -> UIViewController? {
        guard let method = ObjectRegistry.shared.segueAction(selector, of: source) else {
            interface.report(
                element,
                "\(type(of: source)) has no segue action \(selector); mark it @IBSegueAction and build with the pre-pass. "
                    + "The destination is made without it")
            return nil
        }
        switch method.call(on: source, MethodArguments(coder, sender, identifier)) {
        case .returned(let value): return value as? UIViewController
        case .unsuitableArgument(let argument, let type):
            interface.report(
                element,
                "the segue action \(selector) takes a \(type) and was given "
                    + "\(argument.map { "a \(Swift.type(of: $0))" } ?? "nil"). The destination is made without it")
            return nil
        }
    }
}
