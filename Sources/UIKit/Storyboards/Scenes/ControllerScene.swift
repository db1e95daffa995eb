import StoryboardFormat

/// The scene that a controller of a storyboard came from: the element that its view is made of, the objects beside it, and its segues.
@MainActor final class ControllerScene {
    /// A connection whose other end is in the view, which may be loaded more than once.
    private struct ViewConnection {
        private(set) weak var object: AnyObject?
        let element: InterfaceElement
    }

    let source: InterfaceSource
    /// The element of the controller.
    let element: InterfaceElement
    let scope: InterfaceScope
    let storyboard: UIStoryboard?
    weak var controller: UIViewController?
    /// Whether the controller has been made. Before that it does not tell which storyboard it is of (INIT-10).
    var isMade = false

    private var kept: [AnyObject] = []
    private var viewConnections: [ViewConnection] = []
    private var controllerSegues: [SegueTemplate] = []
    private var viewSegues: [SegueTemplate] = []
    private var embeds: [SegueTemplate] = []
    private var isLoadingView = false

    /// The elements of the objects beside the controller, whose segues are the controller's too.
    private let others: [InterfaceElement]

    init(
        _ source: InterfaceSource, _ element: InterfaceElement, others: [InterfaceElement] = [],
        _ scope: InterfaceScope,
        storyboard: UIStoryboard?
    ) {
        self.source = source
        self.element = element
        self.others = others
        self.scope = scope
        self.storyboard = storyboard
    }

    /// Holds an object of the scene as long as the controller lives.
    func keep(_ object: AnyObject) {
        kept.append(object)
    }

    /// Keeps connections whose other end is in the view, to connect them each time that the view is loaded.
    func await(_ connections: [InterfaceConnection]) {
        viewConnections += connections.map { ViewConnection(object: $0.object, element: $0.element) }
    }

    // MARK: The view

    private var viewElement: InterfaceElement? {
        element.child(key: "view").flatMap { $0.name == "nil" ? nil : $0 }
    }

    var hasView: Bool { viewElement != nil }

    /// The name of the nib that Xcode's compiler would make of the view.
    var nibName: String? {
        guard let id = element.id, let view = viewElement?.id else { return nil }
        return "\(id)-view-\(view)"
    }

    /// Makes the view and connects it with the scene.
    ///
    /// - Parameter install: Is given the view before it is connected.
    func loadView(_ install: (UIView) -> Void) {
        guard let viewElement, controller != nil else { return }
        viewSegues = []
        embeds = []
        isLoadingView = true
        let archive = InterfaceArchive(source, scope: scope, scene: self)
        let view = archive.view(viewElement)
        if let element = element.child(named: "refreshControl"),
            let refresh = archive.view(element) as? UIRefreshControl
        {
            (view as? UIScrollView)?.refreshControl = refresh
        }
        install(view)
        for connection in viewConnections {
            if let object = connection.object { archive.connect(object, [connection.element]) }
        }
        for connection in archive.finish() { connection.reportOpen(source) }
        isLoadingView = false
    }

    // MARK: Segues

    /// Has a segue run when the object is operated. An embed segue runs when the view is loaded; a relationship is no segue at run time.
    func addSegue(_ element: InterfaceElement, from object: AnyObject) {
        switch element["kind"] {
        case "relationship": return
        case "embed":
            guard let container = object as? UIView else {
                return source.report(element, "an embed segue begins at a view (skipped)")
            }
            embeds.append(SegueTemplate(element, self, container: container))
        default:
            let template = SegueTemplate(element, self)
            template.attach(to: object)
            // A cell holds its own segue.
            guard !(object is UITableViewCell), !(object is UICollectionViewCell) else { return }
            if isLoadingView { viewSegues.append(template) } else { controllerSegues.append(template) }
        }
    }

    /// The segue of an identifier, wherever it begins in the scene; nil where there is none.
    func segue(identifier: String) -> SegueTemplate? {
        if let found = embeds.first(where: { $0.identifier == identifier }) { return found }
        return segueElements.first { $0["identifier"] == identifier }.map { SegueTemplate($0, self) }
    }

    /// All segues of the scene, in the order of the file but for the controller's, which come first.
    private var segueElements: [InterfaceElement] {
        var found: [InterfaceElement] = []
        func add(_ element: InterfaceElement) {
            if element.name == "segue" { found.append(element) }
            element.children.forEach(add)
        }
        ([element] + others).forEach(add)
        return found
    }

    /// The identifiers of all segues of the scene, in alphabetical order.
    var segueIdentifiers: [String] {
        Set(segueElements.compactMap { $0["identifier"] }).sorted()
    }

    /// Runs the embed segues of the view that was loaded.
    func embed() {
        let due = embeds
        InterfaceBudget.inOneGo {
            for template in due {
                guard !InterfaceBudget.isSpent else {
                    return InterfaceBudget.reportOnce {
                        source.report(element, "the scenes around it contain too many others; it embeds no more")
                    }
                }
                template.embed()
            }
        }
    }
}
