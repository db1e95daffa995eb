import StoryboardFormat

/// A storyboard in memory: scenes of which controllers are made (SB-01).
///
/// Xcode's XML is read as it is; there is no compiled form.
@preconcurrency @MainActor open class UIStoryboard: NSObjectProtocol, Hashable, CustomStringConvertible {
    private let source: InterfaceSource?
    final let name: String

    /// The bundle in which the storyboard's file was found; nil for the program's own resources.
    final var bundle: Bundle? { source?.bundle }

    /// Reads the storyboard of a name (SB-18). One that is not there or cannot be read is reported, and has no scenes.
    ///
    /// - Parameter bundle: Where to look; nil stands for the program's own resources.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        source = InterfaceFiles.source(named: name, "storyboard", in: storyboardBundleOrNil)
        reportSharedIdentifiers()
    }

    /// A storyboard of a document that was read already.
    init(_ source: InterfaceSource) {
        self.source = source
        name = source.name
        reportSharedIdentifiers()
    }

    /// Reports each identifier that more than one scene has (SB-12).
    private func reportSharedIdentifiers() {
        guard let source else { return }
        let all = source.document.scenes.compactMap { scene in
            scene.controller["storyboardIdentifier"].map { (name: $0, element: scene.controller) }
        }
        var seen: Set<String> = []
        for entry in all where !seen.insert(entry.name).inserted {
            source.report(
                entry.element, "the identifier \"\(entry.name)\" is another scene's too; that one is found")
        }
    }

    // MARK: Making controllers

    /// Makes the controller that the storyboard begins with, without its view; nil where it names none (SB-20).
    open func instantiateInitialViewController() -> UIViewController? {
        initialController(nil)
    }

    /// Does the same with a closure that makes the controller by an initialiser of its own, which calls `super.init(coder:)`. Where it answers nil the
    /// class's `init(coder:)` is used.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        initialController(creator.map { creator in { creator($0) } }) as? ViewController
    }

    /// Makes the controller of an identifier, a new one for each call, without its view (SB-19). Where no scene has the identifier an empty one is
    /// made, with a report.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(identifier, nil) ?? UIViewController()
    }

    /// Does the same with a closure that makes the controller by an initialiser of its own, which calls `super.init(coder:)`. Where it answers nil the
    /// class's `init(coder:)` is used.
    ///
    /// If no scene has the identifier, or its controller is of another class, an empty one is made by the `init(nibName:bundle:)` of the class,
    /// with a report. A class that has none ends the program there.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = controller(identifier, creator.map { creator in { creator($0) } })
        if let made = made as? ViewController { return made }
        if let made {
            UsageDiagnostic.report(
                .invalidInterface,
                "\(name): the controller \"\(identifier)\" is a \(type(of: made)) and no \(ViewController.self); "
                    + "an empty one stands for it")
        }
        return InstantiableController.make(ViewController.self)
    }

    /// Whether the storyboard was read, and names no controller to begin with.
    final var beginsNowhere: Bool {
        source.map { $0.document.initialScene == nil } ?? false
    }

    /// Returns the controller that the storyboard begins with; nil where it names none.
    final func initialController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let source, let scene = source.document.initialScene else { return nil }
        return instantiate(scene, creator)
    }

    /// Returns the controller of an identifier; nil, with a report, where no scene has it.
    package final func controller(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?)
        -> UIViewController?
    {
        guard let source else { return nil }
        guard let scene = source.document.scene(identifier: identifier) else {
            let known = source.document.identifiers
            UsageDiagnostic.report(
                .invalidInterface,
                "\(source.document.file): no controller has the identifier \"\(identifier)\"; "
                    + (known.isEmpty ? "none has one" : "there are: \(known.joined(separator: ", "))"))
            return nil
        }
        return instantiate(scene, creator)
    }

    /// The controller of a scene; nil where there is none of the id.
    final func controller(sceneID id: String) -> UIViewController? {
        source?.document.scene(id: id).flatMap { instantiate($0, nil) }
    }

    /// The controller of a scene, for a segue; nil, with a report, where there is none of the id.
    func instantiate(
        id: String, for segue: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard let source else { return nil }
        guard let scene = source.document.scene(id: id) else {
            source.report(segue, "its destination \(id) is no scene; nothing happens")
            return nil
        }
        return instantiate(scene, creator)
    }

    private func instantiate(_ scene: InterfaceScene, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController?
    {
        guard let made = begin(scene, creator) else { return nil }
        made.finish()
        return made.controller
    }

    /// How many controllers are being made in each other. Containers whose relationships go in a circle would never end.
    private static var nesting = 0
    private static let deepest = 32

    /// Makes the controller of a scene, and with a container its children, and leaves the connections to `finish()`.
    func begin(_ scene: InterfaceScene, _ creator: ((NSCoder) -> UIViewController?)? = nil) -> SceneContents? {
        guard let source else { return nil }
        return InterfaceBudget.inOneGo {
            guard Self.nesting < Self.deepest else {
                InterfaceBudget.reportOnce { source.report(scene.controller, "the scene contains itself (skipped)") }
                return nil
            }
            guard !InterfaceBudget.isSpent else {
                InterfaceBudget.reportOnce {
                    source.report(scene.controller, "the scenes around it contain too many others (skipped)")
                }
                return nil
            }
            Self.nesting += 1
            defer { Self.nesting -= 1 }
            InterfaceBudget.spend(InterfaceBudget.scene)
            if scene.isReference {
                return StoryboardReference(scene.controller, in: source.bundle).controller(for: source, make: creator)
                    .map { SceneContents(given: $0) }
            }
            return SceneContents(scene, source, self, creator)
        }
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIStoryboard, right: UIStoryboard) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
