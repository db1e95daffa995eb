import StoryboardFormat

/// A user-defined runtime attribute: a value for a property that a key path names.
@MainActor struct RuntimeAttribute {
    private let element: InterfaceElement
    private let source: InterfaceSource
    private let keyPath: [String]
    private let value: Any?

    /// Nil, with a report, where the element says no value.
    init?(_ element: InterfaceElement, _ source: InterfaceSource) {
        guard element.name == "userDefinedRuntimeAttribute", let path = element["keyPath"], !path.isEmpty else {
            source.report(element, "no runtime attribute with a key path (skipped)")
            return nil
        }
        self.element = element
        self.source = source
        keyPath = path.split(separator: ".").map(String.init)
        guard let value = Self.value(of: element, source) else {
            source.report(
                element, "the runtime attribute \(path) has no value of the type \"\(element["type"] ?? "")\" (skipped)"
            )
            return nil
        }
        self.value = value
    }

    /// The value, nil in it for one that says nil; nil where there is none.
    private static func value(of element: InterfaceElement, _ source: InterfaceSource) -> Any?? {
        let child = element.child(key: "value")
        switch element["type"] {
        case "string": return source.text("value", of: element).map { .some($0) }
        case "boolean": return element["value"].flatMap(InterfaceText.flag).map { .some(NSNumber(value: $0)) }
        case "number":
            guard let text = child?["value"] ?? element["value"] else { return nil }
            if let whole = Int(text) { return .some(NSNumber(value: whole)) }
            return InterfaceText.number(text).map { .some(NSNumber(value: Double($0))) }
        case "color": return child.flatMap(source.color).map { .some($0) }
        case "image":
            guard let name = element["value"] else { return nil }
            return source.image(named: name, isSymbol: element["catalog"] == "system", of: element).map { .some($0) }
        case "size": return child.map { .some(InterfaceText.size($0)) }
        case "point": return child.map { .some(InterfaceText.point($0)) }
        case "rect": return child.map { .some(InterfaceText.rect($0)) }
        case "range":
            guard let child else { return nil }
            let location = child["location"].flatMap(InterfaceText.integer) ?? 0
            let length = child["length"].flatMap(InterfaceText.integer) ?? 0
            return .some(NSRange(location: max(0, location), length: max(0, length)))
        case "nil": return .some(nil)
        default: return nil
        }
    }

    /// Sets the property of the object that the key path leads to.
    func set(on object: AnyObject) {
        var owner = object
        // What UIKit's own classes have is known once one of them was asked for.
        ObjectRegistry.shared.prepare(for: owner)
        for name in keyPath.dropLast() {
            guard let next = ObjectPath.object(named: name, of: owner) else { return reportMissing(name, of: owner) }
            owner = next
            ObjectRegistry.shared.prepare(for: owner)
        }
        guard let name = keyPath.last else { return }
        guard let property = outlet(name, of: owner) else {
            return reportMissing(name, of: owner)
        }
        if !property.set(value, on: owner) {
            source.report(
                element,
                "\(keyPath.joined(separator: ".")) takes a \(property.type) and was to be "
                    + "\(value.map { "a \(type(of: $0))" } ?? "nil") (skipped)")
        }
    }

    /// The property of a name. An extension in the program may give a class of UIKit one, and then no object of that class leads to the program's tables.
    private func outlet(_ name: String, of owner: AnyObject) -> ObjectProperty? {
        let registry = ObjectRegistry.shared
        if let found = registry.outlet(name, of: owner) { return found }
        for module in InterfaceModules.candidates(for: element, in: source.bundle) {
            registry.loadTables(ofModule: module)
        }
        return registry.outlet(name, of: owner)
    }

    private func reportMissing(_ name: String, of owner: AnyObject) {
        source.report(
            element,
            "\(type(of: owner)) has no property \"\(name)\" for the runtime attribute \(keyPath.joined(separator: ".")) "
                + "(skipped); mark it @IBInspectable or @objc and build with the pre-pass, or name it in an ObjectTable"
        )
    }
}
