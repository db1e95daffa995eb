import StoryboardFormat

/// The attributes that Interface Builder writes of one class, with the class's type forgotten.
@MainActor class AnyAttributeTable {
    let objectClass: AnyClass
    /// The names of attributes, the keys of elements, and the names of elements without a key, that the class knows.
    fileprivate(set) var names: Set<String> = []

    /// The class whose `init(coder:)` applies the table: the superclass's for a class that has none of its own.
    let decodingClass: AnyClass

    init(_ objectClass: AnyClass, decodedBy decodingClass: AnyClass) {
        self.objectClass = objectClass
        self.decodingClass = decodingClass
    }

    func apply(to object: AnyObject, _ coder: InterfaceCoder) {}
}

/// The attributes that Interface Builder writes of one class: a line for each, in the order in which they are applied.
///
/// `missing` is what an attribute stands for that is not written, where the class's own default is another. The tables are the
/// documentation of those defaults.
@MainActor final class AttributeTable<Object: AnyObject>: AnyAttributeTable {
    typealias Line = (Object, InterfaceCoder) -> Void

    private var lines: [(name: String, apply: Line)] = []

    init(
        _ objectClass: Object.Type, decodedBy decodingClass: AnyClass? = nil,
        _ write: (AttributeTable<Object>) -> Void
    ) {
        super.init(objectClass, decodedBy: decodingClass ?? objectClass)
        write(self)
    }

    override func apply(to object: AnyObject, _ coder: InterfaceCoder) {
        guard let object = object as? Object else { return }
        for line in lines where coder.limit?.contains(line.name) ?? true { line.apply(object, coder) }
    }

    /// An attribute or element that is more than one value.
    func add(_ name: String, _ line: @escaping Line) {
        names.insert(name)
        lines.append((name, line))
    }

    /// Skips attributes that are only for the editor, or mean nothing to the class any more.
    func skip(_ names: String...) {
        self.names.formUnion(names)
    }

    /// Reports an element whose numbers are not all zero, since the class has no such property. Interface Builder writes it with zeros for what has
    /// never been set.
    func refuse(_ key: String) {
        add(key) { _, coder in
            guard let element = coder.element.child(key: key),
                element.attributes.values.contains(where: { (InterfaceText.number($0) ?? 0) != 0 })
            else { return }
            coder.archive.source.reportUnknown(element, "key of an element in \(coder.element.name)", key)
        }
    }

    // MARK: Attributes

    /// An attribute whose text `read` understands; it answers nil for one that means nothing.
    func value<Value>(
        _ name: String, missing: Value? = nil, _ read: @escaping (String) -> Value?,
        _ set: @escaping (Object, Value) -> Void
    ) {
        add(name) { object, coder in
            guard let text = coder.element[name] else {
                if let missing { set(object, missing) }
                return
            }
            guard let value = read(text) else {
                coder.archive.source.report(coder.element, "\(name) cannot be \"\(text)\" (skipped)")
                return
            }
            set(object, value)
        }
    }

    func flag(_ name: String, missing: Bool? = nil, _ set: @escaping (Object, Bool) -> Void) {
        value(name, missing: missing, InterfaceText.flag, set)
    }

    func integer(_ name: String, missing: Int? = nil, _ set: @escaping (Object, Int) -> Void) {
        value(name, missing: missing, InterfaceText.integer, set)
    }

    func number(_ name: String, missing: CGFloat? = nil, _ set: @escaping (Object, CGFloat) -> Void) {
        value(name, missing: missing, InterfaceText.number, set)
    }

    /// An attribute with a name for each of its values. Case does not count.
    func choice<Value>(
        _ name: String, missing: Value? = nil, _ values: [String: Value], _ set: @escaping (Object, Value) -> Void
    ) {
        let values = Dictionary(values.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
        value(name, missing: missing, { values[$0.lowercased()] }, set)
    }

    /// A text that is the same in every language.
    func name(_ name: String, _ set: @escaping (Object, String) -> Void) {
        value(name, { $0 }, set)
    }

    /// A text that the user reads: that of the file's translation, the attribute, or the `string` with its key.
    ///
    /// - Parameter property: The name in translations, where it is not the attribute's.
    func text(_ name: String, property: String? = nil, _ set: @escaping (Object, String) -> Void) {
        add(name) { object, coder in
            guard let text = coder.archive.source.text(name, property: property, of: coder.element) else { return }
            set(object, text)
        }
    }

    /// An image by its name; `catalog="system"` makes it a symbol.
    func image(_ name: String, _ set: @escaping (Object, UIImage?) -> Void) {
        add(name) { object, coder in
            if let image = coder.archive.source.image(name, of: coder.element) { set(object, image) }
        }
    }

    // MARK: Elements

    /// The element that fills a property.
    func child(_ key: String, _ set: @escaping (Object, InterfaceElement, InterfaceCoder) -> Void) {
        add(key) { object, coder in
            if let element = coder.element.child(key: key) { set(object, element, coder) }
        }
    }

    /// The members of the element that is a list.
    func list(_ name: String, _ set: @escaping (Object, [InterfaceElement], InterfaceCoder) -> Void) {
        add(name) { object, coder in
            if let list = coder.element.child(named: name) { set(object, list.children, coder) }
        }
    }

    /// A colour; `nil` for an element that says that there is none.
    func color(_ key: String, _ set: @escaping (Object, UIColor?) -> Void) {
        child(key) { object, element, coder in
            if element.name == "nil" { return set(object, nil) }
            if let color = coder.archive.source.color(element) { set(object, color) }
        }
    }

    func font(_ key: String, missing: UIFont? = nil, _ set: @escaping (Object, UIFont) -> Void) {
        add(key) { object, coder in
            if let element = coder.element.child(key: key) {
                if let font = coder.archive.source.font(element) { set(object, font) }
            } else if let missing {
                set(object, missing)
            }
        }
    }

    func attributedText(_ key: String, _ set: @escaping (Object, NSAttributedString) -> Void) {
        child(key) { object, element, coder in
            set(object, coder.archive.source.attributedText(element))
        }
    }

    func size(_ key: String, _ set: @escaping (Object, CGSize) -> Void) {
        child(key) { object, element, _ in set(object, InterfaceText.size(element)) }
    }

    func insets(_ key: String, _ set: @escaping (Object, UIEdgeInsets) -> Void) {
        child(key) { object, element, _ in set(object, InterfaceText.insets(element)) }
    }

    func symbolConfiguration(_ key: String, _ set: @escaping (Object, UIImage.SymbolConfiguration) -> Void) {
        child(key) { object, element, coder in
            if let configuration = coder.archive.source.symbolConfiguration(element) { set(object, configuration) }
        }
    }
}
