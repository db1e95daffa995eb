import StoryboardFormat

/// A connection that an element in `connections` describes: an outlet, a member of a collection of outlets, an action, or a segue.
@MainActor struct InterfaceConnection {
    let object: AnyObject
    let element: InterfaceElement

    init(_ object: AnyObject, _ element: InterfaceElement) {
        self.object = object
        self.element = element
    }

    /// Whether the object at the other end is there. A segue has its end where it leads when it runs.
    func isComplete(in scope: InterfaceScope) -> Bool {
        guard ["outlet", "outletCollection", "action"].contains(element.name) else { return true }
        return element["destination"].flatMap { scope[$0] } != nil
    }

    /// Collections come first, then outlets, then actions and segues.
    static func connect(
        _ connections: [InterfaceConnection], in scope: InterfaceScope, _ source: InterfaceSource,
        _ scene: ControllerScene?
    ) {
        guard !connections.isEmpty else { return }
        setCollections(connections.filter { $0.element.name == "outletCollection" }, scope, source)
        for connection in connections where connection.element.name == "outlet" { connection.setOutlet(scope, source) }
        for connection in connections {
            switch connection.element.name {
            case "outlet", "outletCollection": break
            case "action": connection.addAction(scope, source)
            case "segue": connection.addSegue(source, scene)
            default: source.reportUnknown(connection.element, "connection", connection.element.name)
            }
        }
    }

    /// Says of a connection that its other end is nowhere.
    func reportOpen(_ source: InterfaceSource) {
        source.report(
            element,
            "\(element["property"] ?? element["selector"] ?? "it") of \(object) leads to "
                + "\(element["destination"] ?? "nothing"), which is not there (skipped)")
    }

    // MARK: Outlets

    private func destination(_ scope: InterfaceScope) -> AnyObject? {
        element["destination"].flatMap { scope[$0] }
    }

    private func setOutlet(_ scope: InterfaceScope, _ source: InterfaceSource) {
        guard let name = element["property"], let value = destination(scope) else { return }
        Self.set(value, name, of: object, element, source)
    }

    private static func set(
        _ value: Any, _ name: String, of object: AnyObject, _ element: InterfaceElement, _ source: InterfaceSource
    ) {
        guard let outlet = ObjectRegistry.shared.outlet(name, of: object) else {
            return source.report(
                element,
                "\(type(of: object)) has no outlet \"\(name)\" (skipped); mark it @IBOutlet and build with the pre-pass, "
                    + "or name it in an ObjectTable")
        }
        if !outlet.set(value, on: object) {
            source.report(
                element,
                "the outlet \"\(name)\" of \(type(of: object)) takes a \(outlet.type) and was to be a \(type(of: value)) (skipped)"
            )
        }
    }

    /// Sets each collection once, with all that the file lists for it, in its order.
    private static func setCollections(
        _ connections: [InterfaceConnection], _ scope: InterfaceScope, _ source: InterfaceSource
    ) {
        struct Key: Hashable {
            let object: ObjectIdentifier
            let name: String
        }
        var members: [Key: [AnyObject]] = [:]
        var order: [(Key, InterfaceConnection)] = []
        for connection in connections {
            guard let name = connection.element["property"], let member = connection.destination(scope) else {
                continue
            }
            if name == "gestureRecognizers", let view = connection.object as? UIView {
                guard let recognizer = member as? UIGestureRecognizer else { continue }
                view.addGestureRecognizer(recognizer)
                continue
            }
            let key = Key(object: ObjectIdentifier(connection.object), name: name)
            if members[key] == nil { order.append((key, connection)) }
            members[key, default: []].append(member)
        }
        for (key, connection) in order {
            set(members[key] ?? [], key.name, of: connection.object, connection.element, source)
        }
    }

    // MARK: Actions

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    ]

    private func addAction(_ scope: InterfaceScope, _ source: InterfaceSource) {
        guard let name = element["selector"], let destination = destination(scope) else { return }
        let placeholder = destination as? InterfacePlaceholder
        if placeholder?.kind == .exit {
            return source.report(element, "an action to the exit is a segue of the kind unwind (skipped)")
        }
        let target: AnyObject? = placeholder == nil ? destination : nil
        let selector = Selector(name)
        switch object {
        case let control as UIControl:
            guard let event = element["eventType"].flatMap({ Self.events[$0] }) else {
                return source.report(element, "unknown event \"\(element["eventType"] ?? "")\" (skipped)")
            }
            control.addTarget(target, action: selector, for: event)
        case let recognizer as UIGestureRecognizer:
            guard let target else { return source.report(element, "a gesture recogniser needs a target (skipped)") }
            recognizer.addTarget(target, action: selector)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        default:
            source.report(element, "\(type(of: object)) sends no actions (skipped)")
        }
    }

    // MARK: Segues

    private func addSegue(_ source: InterfaceSource, _ scene: ControllerScene?) {
        guard let scene else { return source.report(element, "a segue outside of a storyboard (skipped)") }
        scene.addSegue(element, from: object)
    }
}
