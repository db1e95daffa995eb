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
