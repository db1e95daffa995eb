/// An unwind segue that begins in another process and leads to a controller of this one.
@MainActor package struct ForeignUnwind {
    private let source: UIStoryboardUnwindSegueSource
    private let identifier: String?
    private let isAnimated: Bool

    /// - Parameter source: Stands for the controller that the segue begins at.
    package init(_ action: String, identifier: String?, isAnimated: Bool, from source: UIViewController) {
        self.source = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(action), sender: nil)
        self.identifier = identifier
        self.isAnimated = isAnimated
    }

    /// Returns the nearest controller above the source that takes the segue; nil where none does. Only methods that take a segue and nothing
    /// else count, whatever the name is that the other process gave.
    ///
    /// - Parameter isOther: Whether a controller stands for one of another process that may be the destination; nil for one of this process.
    package func destinationAbove(isOther: (UIViewController) -> Bool?) -> UIViewController? {
        withoutActuallyEscaping(isOther) { isOther in
            UnwindSearch(source) { isOther($0) ?? hasAction($0) }.destination(from: UnwindSearch.above(source.source))
        }
    }

    /// Returns the first controller that takes the segue among `root` and all in it; nil where none does.
    package func destination(in root: UIViewController) -> UIViewController? {
        UnwindSearch(source, isSuitable: hasAction).destination(in: root)
    }

    private func hasAction(_ controller: UIViewController) -> Bool {
        ObjectRegistry.shared.hasUnwindAction(source.unwindAction, of: controller)
    }

    /// The controllers that go when the segue leads to `destination`: those that are presented over it, the lowest first, then those that lie above it
    /// on stacks, or are in front of it.
    package func departing(to destination: UIViewController) -> [UIViewController] {
        UnwindTransition(segue(to: destination)).departing
    }

    /// Calls the method of the destination, and goes back there.
    package func run(to destination: UIViewController) {
        let segue = segue(to: destination)
        segue.standardTransition = { [unowned segue, isAnimated] in
            let transition = UnwindTransition(segue)
            if isAnimated { transition.run() } else { UIView.performWithoutAnimation { transition.run() } }
        }
        destination.performUnwindAction(source.unwindAction, segue)
        segue.perform()
    }

    private func segue(to destination: UIViewController) -> UIStoryboardSegue {
        UIStoryboardSegue(identifier: identifier, source: source.source, destination: destination)
    }
}
