/// Looks for the controller that an unwind segue leads back to (SEG-17, SEG-19).
///
/// It begins at the source and goes up: from a child to its parent, from who is presented to who presents. The children of a controller that may be
/// unwound to are asked first, each with all in it, and then the controller itself.
@MainActor struct UnwindSearch {
    private let source: UIStoryboardUnwindSegueSource
    private let isSuitable: (UIViewController) -> Bool

    /// - Parameter isSuitable: Whether the segue may lead to a controller that takes it.
    init(_ source: UIStoryboardUnwindSegueSource, isSuitable: @escaping (UIViewController) -> Bool = { _ in true }) {
        self.source = source
        self.isSuitable = isSuitable
    }

    /// The nearest controller that takes the segue; nil where none does.
    func destination() -> UIViewController? {
        destination(from: source.source)
    }

    /// The nearest one, where the search begins at `first`.
    func destination(from first: UIViewController?) -> UIViewController? {
        var current = first
        // A hierarchy of controllers is no circle, whatever an app's overrides answer.
        for _ in 0..<1_000 {
            guard let controller = current else { return nil }
            if let found = search(controller, depth: 0) { return found }
            current = Self.above(controller)
        }
        return nil
    }

    /// The first that takes the segue among the controller and all in it; nil where none does.
    func destination(in controller: UIViewController) -> UIViewController? {
        search(controller, depth: 0)
    }

    private func search(_ controller: UIViewController, depth: Int) -> UIViewController? {
        guard depth < 100 else { return nil }
        for child in controller.allowedChildrenForUnwinding(from: source) {
            if let found = search(child, depth: depth + 1) { return found }
        }
        guard isSuitable(controller) else { return nil }
        // Where none of the children takes it, a container may do so itself.
        let accepts = controller.canPerformUnwindSegueAction(
            source.unwindAction, from: source.source, sender: source.sender)
        return accepts ? controller : nil
    }

    /// The parent, or who presents a controller that has none.
    static func above(_ controller: UIViewController) -> UIViewController? {
        controller.parent ?? controller.presentingViewController
    }
}
