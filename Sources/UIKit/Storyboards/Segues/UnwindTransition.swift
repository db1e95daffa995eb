/// The way back of an unwind segue: first what lies over the destination is dismissed, then the containers around it show it, from the outside in
/// (SEG-18).
@MainActor struct UnwindTransition {
    private let segue: UIStoryboardSegue

    init(_ segue: UIStoryboardSegue) {
        self.segue = segue
    }

    func run() {
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
        // A presenter that is no ancestor of the destination has it in one of its children.
        presenter?.dismiss(animated: UIView.areAnimationsEnabled)
        unwindContainers(from: current ?? destination, inside, animated: presenter == nil)
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
