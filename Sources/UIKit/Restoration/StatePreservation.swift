import Foundation

/// A preservation has controllers and their views write down what they keep.
@MainActor final class StatePreservation {
    /// The archives that have been written so far, by the keys of `StatePath`.
    private(set) var archives: [String: Data] = [:]

    private let withPresented: Bool
    private var paths: [ObjectIdentifier: StatePath] = [:]
    private var keys: Set<String> = []
    /// The controllers that keep nothing because another one has their path.
    private var refused: Set<ObjectIdentifier> = []
    /// The controllers that are still to write, with their paths, parents first.
    private var waiting: [(controller: UIViewController, path: StatePath)] = []

    /// - Parameter withPresented: Whether what a controller presents counts as below it.
    init(of roots: [UIViewController], withPresented: Bool) {
        self.withPresented = withPresented
        for root in roots {
            if let identifier = StateTree.identifier(of: root) { add(root, at: StatePath(root: identifier)) }
        }
    }

    private func add(_ root: UIViewController, at path: StatePath) {
        StateTree.visit(root, at: path, withPresented: withPresented) { controller, path in
            // A reference may have come before.
            guard paths[ObjectIdentifier(controller)] == nil else { return }
            guard keys.insert(path.key).inserted else {
                refused.insert(ObjectIdentifier(controller))
                return UsageDiagnostic.report(
                    .restorationPathTwice,
                    "\(controller) has the restoration path \(path.key) of another controller, so that its state is not kept; "
                        + "give it another restorationIdentifier")
            }
            paths[ObjectIdentifier(controller)] = path
            waiting.append((controller, path))
        }
    }

    // MARK: Writing

    /// Has every controller write, and whatever they refer to.
    func encodeControllers() {
        var index = 0
        // References make it longer.
        while index < waiting.count {
            let (controller, path) = waiting[index]
            index += 1
            archives[path.key] = archive {
                note(controller, path, $0)
                controller.encodeRestorableState(with: $0)
            }
            StateTree.visitViews(of: controller) { view, identifier in
                let key = path.view(identifier)
                guard archives[key] == nil else {
                    return UsageDiagnostic.report(
                        .restorationPathTwice,
                        "\(view) has the restorationIdentifier of another view of its controller, so that its state is not kept; "
                            + "give it another one")
                }
                archives[key] = archive {
                    $0.note(StateKey.name(of: type(of: view)), forKey: StateKey.objectClass)
                    view.encodeRestorableState(with: $0)
                }
            }
        }
    }

    /// Has `body` write an archive of its own.
    func archive(_ body: (StateEncoder) -> Void) -> Data {
        let encoder = StateEncoder { [weak self] in self?.key(of: $0) }
        body(encoder)
        return encoder.finish()
    }

    /// Writes what there has to be known to find or make the controller again.
    private func note(_ controller: UIViewController, _ path: StatePath, _ encoder: StateEncoder) {
        encoder.note(StateKey.name(of: type(of: controller)), forKey: StateKey.objectClass)
        encoder.note(path.components, forKey: StateKey.components)
        if let restoring = controller.restorationClass {
            if let name = _mangledTypeName(restoring), _typeByName(name) == restoring {
                encoder.note(name, forKey: StateKey.restorationClass)
            } else {
                UsageDiagnostic.report(
                    .invalidRestorationClass,
                    "\(restoring), the restorationClass of \(controller), cannot be found by its name, as if there were none; make it neither private nor "
                        + "local to a function")
            }
        }
        if let storyboard = controller.storyboard, let scene = controller.interfaceScene?.element.id {
            encoder.note(storyboard.name, forKey: UIApplication.stateRestorationViewControllerStoryboardKey)
            encoder.note(scene, forKey: StateKey.storyboardScene)
            if let bundle = storyboard.bundle { encoder.note(bundle.placeInState, forKey: StateKey.storyboardBundle) }
        }
        if withPresented, let presented = StateTree.presented(by: controller),
            paths[ObjectIdentifier(presented)] != nil
        {
            encoder.note(presented, forKey: StateKey.presented)
        }
    }

    // MARK: References

    private func key(of responder: UIResponder) -> String? {
        if let controller = responder as? UIViewController { return key(of: controller) }
        guard let view = responder as? UIView, let identifier = StateTree.identifier(of: view),
            let owner = StateTree.owner(of: view)
        else { return nil }
        return paths[ObjectIdentifier(owner)]?.view(identifier)
    }

    /// The key of a controller. One that the walk has not come to begins a path of its own, and is written too.
    private func key(of controller: UIViewController) -> String? {
        if let known = paths[ObjectIdentifier(controller)] { return known.key }
        guard !refused.contains(ObjectIdentifier(controller)),
            let identifier = StateTree.identifier(of: controller)
        else { return nil }
        var place = 0
        while keys.contains(StatePath(root: identifier, place: place).key) { place += 1 }
        let path = StatePath(root: identifier, place: place)
        add(controller, at: path)
        return path.key
    }
}
