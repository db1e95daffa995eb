import StoryboardFormat

/// A segue of a storyboard that waits to be run.
@MainActor final class SegueTemplate {
    let element: InterfaceElement
    private weak var scene: ControllerScene?
    /// The view that an embed segue fills.
    private weak var container: UIView?

    init(_ element: InterfaceElement, _ scene: ControllerScene, container: UIView? = nil) {
        self.element = element
        self.scene = scene
        self.container = container
    }

    var identifier: String? { element["identifier"] }

    // MARK: What triggers it

    /// The method of the template that the objects of a storyboard send.
    static let action = Selector("perform:")

    /// Has the segue run when the object is operated. A segue from a controller runs by code alone (SEG-06).
    func attach(to object: AnyObject) {
        switch object {
        case let control as UIControl:
            let event: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
            control.addTarget(self, action: Self.action, for: event)
        case let item as UIBarButtonItem:
            item.target = self
            item.action = Self.action
        case let recognizer as UIGestureRecognizer:
            recognizer.addTarget(self, action: Self.action)
        case let cell as UITableViewCell:
            if element["trigger"] == "accessoryAction" {
                cell.accessorySegue = self
            } else {
                cell.selectionSegue = self
            }
        case let cell as UICollectionViewCell:
            cell.selectionSegue = self
        default:
            if !(object is UIViewController) {
                scene?.source.report(
                    element, "\(type(of: object)) triggers no segues; performSegue(withIdentifier:sender:) can")
            }
        }
    }

    /// Runs the segue because the user operated something, if the source controller lets it (SEG-08, SEG-12).
    func trigger(_ sender: Any?) {
        guard let source = scene?.controller else { return }
        // A segue without a name is asked about under the empty one.
        guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(sender)
    }

    // MARK: Running it

    /// Runs the segue: makes the destination, has the source prepare it, and does the transition (SEG-03, SEG-10).
    func perform(_ sender: Any?) {
        guard let scene, let source = scene.controller else { return }
        if element["kind"] == "unwind" { return unwind(from: source, sender) }
        guard element["kind"] != "embed" else { return embed() }
        guard let destination = makeDestination(sender) else { return }
        let transition = SegueTransition(element, source: source, destination: destination, sender, scene)
        transition.configure()
        let segue = makeSegue(to: destination, from: source)
        segue.standardTransition = { transition.run() }
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    private func makeSegue(to destination: UIViewController, from source: UIViewController) -> UIStoryboardSegue {
        guard let scene, element["customClass"] != nil else {
            return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        }
        let type: AnyClass = InterfaceClasses.objectClass(of: element, UIStoryboardSegue.self, scene.source)
        return InstantiableSegue.make(
            type as? UIStoryboardSegue.Type ?? UIStoryboardSegue.self, identifier: identifier, source: source,
            destination: destination)
    }

    /// The controller that the segue leads to: the one that the source's segue action makes, or else a new one of the storyboard.
    private func makeDestination(_ sender: Any?) -> UIViewController? {
        guard let scene, let storyboard = scene.storyboard, let id = element["destination"] else { return nil }
        guard let selector = element["destinationCreationSelector"].map({ Selector($0) }), let source = scene.controller
        else { return storyboard.instantiate(id: id, for: element) }
        let identifier = identifier
        return storyboard.instantiate(id: id, for: element) { coder in
            SegueAction.make(selector, of: source, coder, sender, identifier, self.element, scene.source)
        }
    }

    // MARK: Embedding

    /// Has the destination become a child that fills the container view, if the source lets it.
    func embed() {
        guard let scene, let source = scene.controller, let container else { return }
        guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: source) else { return }
        let name = "\(scene.source.document.file) \(element.id ?? "")"
        guard Self.running.filter({ $0 == name }).count < Self.deepest else {
            return InterfaceBudget.reportOnce {
                scene.source.report(element, "the scene embeds itself again and again (skipped)")
            }
        }
        Self.running.append(name)
        defer { Self.running.removeLast() }
        guard let child = makeDestination(source) else { return }
        let segue = makeSegue(to: child, from: source)
        source.prepare(for: segue, sender: source)
        guard let view = child.view else { return }
        source.addChild(child)
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(view)
        child.didMove(toParent: source)
    }

    /// The embed segues that run just now, each in the one before: a child's view is loaded before it is a child.
    private static var running: [String] = []
    /// The greatest number of times that a scene may lie in itself by the same segue.
    private static let deepest = 16

    // MARK: Unwinding

    private func unwind(from source: UIViewController, _ sender: Any?) {
        guard let scene, let name = element["unwindAction"] else { return }
        let isAnimated = element["animates"] != "NO"
        let segueSource = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(name), sender: sender)
        guard let destination = UnwindSearch(segueSource).destination() else {
            if unwindElsewhere(from: source, name, isAnimated, sender) { return }
            return scene.source.report(
                element, "no controller on the way back has the method \(name) and takes the segue; nothing happens")
        }
        let segue = makeSegue(to: destination, from: source)
        segue.standardTransition = { [unowned segue] in
            let transition = UnwindTransition(segue)
            if isAnimated { transition.run() } else { UIView.performWithoutAnimation { transition.run() } }
        }
        source.prepare(for: segue, sender: sender)
        destination.performUnwindAction(Selector(name), segue)
        segue.perform()
    }

    /// Has the segue go on in another process, which looks for the destination. The source prepares it before it is known whether there is one.
    ///
    /// - Returns: Whether there is another process.
    private func unwindElsewhere(
        from source: UIViewController, _ action: String, _ isAnimated: Bool, _ sender: Any?
    ) -> Bool {
        guard let elsewhere = source.currentWindow?.unwindsElsewhere else { return false }
        let segue = makeSegue(to: elsewhere.destination(), from: source)
        source.prepare(for: segue, sender: sender)
        elsewhere.perform(action, identifier, isAnimated)
        segue.perform()
        return true
    }
}
