import StoryboardFormat

/// The ways in which a controller answers segues, as far as no subclass says something else.
extension UIViewController {
    final func runSegue(_ identifier: String, _ sender: Any?) {
        guard let scene = interfaceScene else {
            return UsageDiagnostic.report(
                .invalidInterface, "\(self) did not come from a storyboard and has no segue \"\(identifier)\"")
        }
        guard let segue = scene.segue(identifier: identifier) else {
            let known = scene.segueIdentifiers
            return UsageDiagnostic.report(
                .invalidInterface,
                "\(scene.source.place(of: scene.element)): \(self) has no segue \"\(identifier)\"; "
                    + (known.isEmpty ? "it has none with an identifier" : "there are: \(known.joined(separator: ", "))")
            )
        }
        segue.perform(sender)
    }

    /// Calls the method that an unwind segue leads to, in whatever process it is.
    final func performUnwindAction(_ action: Selector, _ segue: UIStoryboardSegue) {
        if let unwindsInOtherProcess { return unwindsInOtherProcess(action, segue) }
        ObjectRegistry.shared.perform(action, on: self, MethodArguments(segue))
    }

    /// The names of the methods to which unwind segues may lead in the controller and all in it, in alphabetical order.
    package final var unwindActionsInside: [String] {
        var names: Set<String> = []
        func add(_ controller: UIViewController, depth: Int) {
            guard depth < 100 else { return }
            names.formUnion(ObjectRegistry.shared.unwindActions(of: controller))
            for child in controller.children { add(child, depth: depth + 1) }
        }
        add(self, depth: 0)
        return names.sorted()
    }

    /// The child that has the source of an unwind segue in it, or is it; nil where none does.
    final func child(containing source: UIViewController) -> UIViewController? {
        var current: UIViewController? = source
        for _ in 0..<1_000 {
            guard let controller = current else { return nil }
            if controller.parent === self { return controller }
            current = UnwindSearch.above(controller)
        }
        return nil
    }

    /// The children but for the one that the source is in, in the order in which they are to be asked.
    final func unwindChildren(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return children.filter { $0 !== containing && $0 !== source.source }
    }
}
