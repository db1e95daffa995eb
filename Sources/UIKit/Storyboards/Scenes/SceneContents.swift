import StoryboardFormat

/// A controller that is being made of a scene, with the objects beside it and, of a container, its children.
@MainActor final class SceneContents {
    let controller: UIViewController
    private let archive: InterfaceArchive?
    private let scene: ControllerScene?
    private var children: [SceneContents] = []

    /// A controller that came from elsewhere and is finished.
    init(given controller: UIViewController) {
        self.controller = controller
        archive = nil
        scene = nil
    }

    /// Nil where the scene's element is no controller, which is reported.
    init?(
        _ scene: InterfaceScene, _ source: InterfaceSource, _ storyboard: UIStoryboard,
        _ creator: ((NSCoder) -> UIViewController?)?
    ) {
        let element = scene.controller
        let scope = InterfaceScope()
        let controllerScene = ControllerScene(source, element, others: scene.others, scope, storyboard: storyboard)
        let archive = InterfaceArchive(source, scope: scope, scene: controllerScene)
        for other in scene.others {
            if let object = archive.object(other) { controllerScene.keep(object) }
        }
        guard let controller = archive.controller(element, make: creator) else { return nil }
        self.controller = controller
        self.archive = archive
        self.scene = controllerScene
        makeChildren(element, source, storyboard)
    }

    private func makeChildren(_ element: InterfaceElement, _ source: InterfaceSource, _ storyboard: UIStoryboard) {
        var related: [(relationship: String, child: UIViewController)] = []
        for segue in element.members(of: "connections") where segue["kind"] == "relationship" {
            guard let relationship = segue["relationship"], let id = segue["destination"] else { continue }
            guard let childScene = source.document.scene(id: id) else {
                source.report(segue, "its destination \(id) is no scene (skipped)")
                continue
            }
            let creator = creator(segue, source)
            guard let child = storyboard.begin(childScene, creator) else { continue }
            children.append(child)
            related.append((relationship, child.controller))
        }
        ContainerRelationships.connect(related, in: controller, element, source)
    }

    /// The segue action of the container that makes the child; nil where the storyboard names none.
    private func creator(_ segue: InterfaceElement, _ source: InterfaceSource) -> ((NSCoder) -> UIViewController?)? {
        guard let selector = segue["destinationCreationSelector"].map({ Selector($0) }) else { return nil }
        let controller = controller
        return { coder in
            SegueAction.make(selector, of: controller, coder, controller, segue["identifier"], segue, source)
        }
    }

    /// Connects and wakes the children, then what belongs to the controller, then the controller.
    func finish() {
        for child in children { child.finish() }
        children = []
        guard let archive, let scene else { return }
        // What is in the view is connected with the view.
        scene.await(archive.finish())
    }
}
