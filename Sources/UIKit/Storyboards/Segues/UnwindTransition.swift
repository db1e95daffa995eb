/// The way back of an unwind segue: first what lies over the destination is dismissed, then the containers around it show it, from the outside in
/// (SEG-18).
@MainActor struct UnwindTransition {
    private let segue: UIStoryboardSegue

    init(_ segue: UIStoryboardSegue) {
        self.segue = segue
    }

    func run() {
        let way = way
        // A presenter that is no ancestor of the destination has it in one of its children.
        way.presenter?.dismiss(animated: UIView.areAnimationsEnabled)
        unwindContainers(from: way.common, way.inside, animated: way.presenter == nil)
    }

    /// The controllers that go: what the presenter on the way presents and all over that, then what makes way in the containers.
    var departing: [UIViewController] {
        let way = way
        let lowest = way.presenter?.presentedViewController
        let presented = lowest.map { Array(sequence(first: $0, next: \.presentedViewController)) } ?? []
        guard let end = way.inside.firstIndex(of: way.common), end > 0 else { return presented }
        let contained = stride(from: end, to: 0, by: -1).flatMap { place in
            Self.departing(from: way.inside[place], towards: way.inside[place - 1])
        }
        return presented + contained
    }

    private static func departing(
        from container: UIViewController, towards next: UIViewController
    ) -> [UIViewController] {
        switch container {
        case let navigation as UINavigationController:
            let stack = navigation.viewControllers
            return stack.firstIndex(of: next).map { Array(stack[($0 + 1)...]) } ?? []
        case let tabs as UITabBarController:
            return [tabs.selectedViewController].compactMap { $0 === next ? nil : $0 }
        default: return []
        }
    }

    /// Who presents the outermost presentation that goes, the nearest controller that has both ends of the segue in it, and the containers around the
    /// destination, itself first.
    private var way: (presenter: UIViewController?, common: UIViewController, inside: [UIViewController]) {
        let destination = segue.destination
        let inside = Array(sequence(first: destination, next: \.parent))
        var presenter: UIViewController?
        var current: UIViewController? = segue.source
        // Up from the source until a controller has the destination in it; the outermost presentation on the way goes with all above it.
        for _ in 0..<1_000 {
            guard let controller = current, !inside.contains(controller) else { break }
            if controller.parent == nil { presenter = controller.presentingViewController ?? presenter }
            current = UnwindSearch.above(controller)
        }
        return (presenter, current ?? destination, inside)
    }

    private func unwindContainers(from common: UIViewController, _ inside: [UIViewController], animated: Bool) {
        guard let end = inside.firstIndex(of: common), end > 0 else { return }
        for place in stride(from: end, to: 0, by: -1) {
            let container = inside[place]
            let next = inside[place - 1]
            if animated {
                container.unwind(for: segue, towards: next)
            } else {
                UIView.performWithoutAnimation { container.unwind(for: segue, towards: next) }
            }
        }
    }
}
