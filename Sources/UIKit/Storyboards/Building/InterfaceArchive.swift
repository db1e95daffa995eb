import StoryboardFormat

/// One load of objects that belong together: those of a xib, of a scene, of a controller's view, or of a cell.
///
/// Objects are made in the order of the file, each with its attributes. Once all are there, `finish()` makes the constraints, sets the outlets,
/// connects the actions, and tells every object that it is awake.
@MainActor final class InterfaceArchive {
    let source: InterfaceSource
    let scope: InterfaceScope
    /// The scene that the objects belong to; nil for those of a xib.
    let scene: ControllerScene?

    /// Every object that was made, in order. They are held here until they hold each other.
    private(set) var made: [AnyObject] = []
    private var connections: [InterfaceConnection] = []
    private var layout = InterfaceLayout()

    init(_ source: InterfaceSource, scope: InterfaceScope, scene: ControllerScene? = nil) {
        self.source = source
        self.scope = scope
        self.scene = scene
    }

    // MARK: Objects

    /// The object of a top-level element; nil for one that stands for another, or for none.
    func object(_ element: InterfaceElement) -> AnyObject? {
        if InterfaceClasses.views[element.name] != nil || InterfaceClasses.foreign.contains(element.name) {
            return view(element)
        }
        if InterfaceClasses.controllers[element.name] != nil { return controller(element) }
        if InterfaceClasses.recognizers[element.name] != nil { return recognizer(element) }
        switch element.name {
        case "customObject": return customObject(element)
        case "barButtonItem": return barButtonItem(element)
        case "tabBarItem": return tabBarItem(element)
        case "navigationItem":
            let item = UINavigationItem()
            configure(item, element)
            return item
        case "placeholder":
            addPlaceholder(element)
            return nil
        case "exit":
            addStandIn(InterfacePlaceholder(.exit), element)
            return nil
        default:
            source.reportUnknown(element, "element", element.name)
            return nil
        }
    }

    /// A view of an element. It is a plain one where the element is unknown.
    func view(_ element: InterfaceElement) -> UIView {
        let coder = InterfaceCoder(element, self)
        guard let base = InterfaceClasses.views[element.name] else {
            sayMissing(element)
            let view = UIView(coder: coder) ?? UIView()
            didMake(view, coder)
            return view
        }
        let type = InterfaceClasses.objectClass(of: element, base, source) as? UIView.Type ?? base
        var view = type.init(coder: coder)
        if view == nil {
            source.report(element, "init(coder:) of \(type) gave nothing; \(base) is used")
            view = base.init(coder: coder)
        }
        let made = view ?? UIView()
        didMake(made, coder)
        coder.preparation(for: Swift.type(of: made)).reportUnknown(in: element, source)
        return made
    }

    private func sayMissing(_ element: InterfaceElement) {
        if InterfaceClasses.foreign.contains(element.name) {
            source.report(
                element,
                "\(element.name) is of a framework that there is not; a plain view stands in its place. "
                    + "docs/PortingFromUIKit.md says what to do")
        } else {
            source.reportUnknown(element, "element", element.name)
        }
    }

    /// A controller of an element, without its view.
    ///
    /// - Parameter make: Makes the controller in place of its class's `init(coder:)`, unless it answers nil.
    func controller(
        _ element: InterfaceElement, make: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard let base = InterfaceClasses.controllers[element.name] else {
            source.reportUnknown(element, "element", element.name)
            return nil
        }
        // A controller in a xib has a view and objects of its own, and no segues.
        let scene = scene ?? ControllerScene(source, element, scope, storyboard: nil)
        let coder = InterfaceCoder(element, self, scene: scene)
        let type = InterfaceClasses.objectClass(of: element, base, source) as? UIViewController.Type ?? base
        var controller = make?(coder) ?? type.init(coder: coder)
        if controller == nil {
            source.report(element, "init(coder:) of \(type) gave nothing; \(base) is used")
            controller = base.init(coder: coder)
        }
        guard let controller else { return nil }
        scene.isMade = true
        didMake(controller, coder)
        coder.preparation(for: Swift.type(of: controller)).reportUnknown(in: element, source)
        return controller
    }

    private func recognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
        guard let base = InterfaceClasses.recognizers[element.name] else { return nil }
        let type = InterfaceClasses.objectClass(of: element, base, source) as? UIGestureRecognizer.Type ?? base
        let recognizer = InstantiableGestureRecognizer.make(type)
        configure(recognizer, element)
        return recognizer
    }

    /// An object of the app's, which is made by `init()`.
    private func customObject(_ element: InterfaceElement) -> AnyObject? {
        let name = element["customClass"] ?? "NSObject"
        let found: AnyClass? =
            name == "NSObject" ? NSObject.self : InterfaceClasses.customClass(named: name, of: element, source)
        guard let found else {
            source.report(element, "unknown class \(name) (skipped)")
            return nil
        }
        guard let object = InstantiableDelegate.make(found) else {
            source.report(element, "\(found) is neither an NSObject nor a UIResponder, and cannot be made (skipped)")
            return nil
        }
        didMake(object, InterfaceCoder(element, self))
        return object
    }

    func barButtonItem(_ element: InterfaceElement) -> UIBarButtonItem {
        let type = InterfaceClasses.objectClass(of: element, UIBarButtonItem.self, source) as? UIBarItem.Type
        let made = InstantiableBarItem.make(type ?? UIBarButtonItem.self) as? UIBarButtonItem
        let item = made ?? UIBarButtonItem()
        configure(item, element)
        return item
    }

    func tabBarItem(_ element: InterfaceElement) -> UITabBarItem {
        let type = InterfaceClasses.objectClass(of: element, UITabBarItem.self, source) as? UIBarItem.Type
        let made = InstantiableBarItem.make(type ?? UITabBarItem.self) as? UITabBarItem
        let item = made ?? UITabBarItem()
        configure(item, element)
        return item
    }

    /// Applies an element to an object that there is: one without `init(coder:)`, or a part that another object has made.
    func configure(_ object: AnyObject, _ element: InterfaceElement) {
        let coder = InterfaceCoder(element, self)
        coder.apply(to: object)
        didMake(object, coder)
        coder.preparation(for: type(of: object)).reportUnknown(in: element, source)
    }

    private func didMake(_ object: AnyObject, _ coder: InterfaceCoder) {
        let element = coder.element
        let preparation = coder.preparation(for: type(of: object))
        register(object, id: element.id)
        for attribute in preparation.runtimeAttributes { RuntimeAttribute(attribute, source)?.set(on: object) }
        connect(object, preparation.connections)
        if let view = object as? UIView { layout.add(view, element, preparation) }
    }

    /// Gives an object, or a part of one, a guide for instance, its id, and holds it until the archive is finished.
    func register(_ object: AnyObject, id: String?) {
        // An object that is held weakly is slower to hold from then on.
        if let id, source.isReferenced(id) { scope.add(object, id: id) }
        made.append(object)
        InterfaceBudget.spend(1)
    }

    // MARK: Placeholders

    private func addPlaceholder(_ element: InterfaceElement) {
        switch element["placeholderIdentifier"] {
        case "IBFirstResponder": addStandIn(InterfacePlaceholder(.firstResponder), element)
        case "IBFilesOwner": break
        default: source.report(element, "unknown placeholder (skipped)")
        }
    }

    /// Connects an object when the archive is finished: one that it has made, or one that was there before, as the owner of a xib or the controller
    /// whose view is loaded.
    func connect(_ object: AnyObject, _ elements: [InterfaceElement]) {
        connections += elements.map { InterfaceConnection(object, $0) }
        InterfaceBudget.spend(elements.count)
    }

    private func addStandIn(_ placeholder: InterfacePlaceholder, _ element: InterfaceElement) {
        register(placeholder, id: element.id)
        // The scene's connections may lead to it later too.
        scene?.keep(placeholder)
    }

    // MARK: The end

    /// Connects everything and wakes it up.
    ///
    /// - Returns: The connections whose other end is not there.
    @discardableResult func finish() -> [InterfaceConnection] {
        layout.makeConstraints(scope, source) { register($0, id: $1) }
        let open = connections.filter { !$0.isComplete(in: scope) && !scope.isRemoved($0.element["destination"]) }
        let complete = connections.filter { $0.isComplete(in: scope) }
        InterfaceConnection.connect(complete, in: scope, source, scene)
        layout.beginVariations(source, scope)
        let awaking = made
        // From here on the objects hold each other, and what reads their variations again does not.
        made = []
        connections = []
        layout = InterfaceLayout()
        for object in awaking { Self.wake(object) }
        return open
    }

    private static let awakeFromNib = Selector("awakeFromNib")

    private static func wake(_ object: AnyObject) {
        if let responder = object as? UIResponder { return responder.awakeFromNib() }
        if object is NSObject, ObjectRegistry.shared.responds(object, to: awakeFromNib) {
            ObjectRegistry.shared.perform(awakeFromNib, on: object)
        }
    }
}
