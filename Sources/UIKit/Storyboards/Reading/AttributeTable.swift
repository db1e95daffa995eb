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

    /// Returns what the lines of the table do to an object of an element.
    ///
    /// - Parameter limit: The attributes that are read; nil reads all.
    func attributes(of element: InterfaceElement, _ source: InterfaceSource, limit: Set<String>? = nil)
        -> AnyPreparedAttributes
    {
        AnyPreparedAttributes()
    }
}

/// The attributes that Interface Builder writes of one class: a line for each, in the order in which they are applied.
///
/// `missing` is what an attribute stands for that is not written, where the class's own default is another. The tables are the
/// documentation of those defaults.
@MainActor final class AttributeTable<Object: AnyObject>: AnyAttributeTable {
    typealias Line = (Object, InterfaceCoder) -> Void
    /// Reads of an element what can be read before there is an object; nil where the element says nothing. What it answers must not hold the element,
    /// which holds it: the object's coder has it.
    typealias Preparation = (InterfaceElement, InterfaceSource) -> Line?

    private var lines: [(name: String, prepare: Preparation)] = []

    init(
        _ objectClass: Object.Type, decodedBy decodingClass: AnyClass? = nil,
        _ write: (AttributeTable<Object>) -> Void
    ) {
        super.init(objectClass, decodedBy: decodingClass ?? objectClass)
        write(self)
    }

    override func attributes(of element: InterfaceElement, _ source: InterfaceSource, limit: Set<String>? = nil)
        -> AnyPreparedAttributes
    {
        PreparedAttributes<Object>(
            lines.compactMap { line in
                limit?.contains(line.name) ?? true ? line.prepare(element, source) : nil
            })
    }

    /// An attribute or element that is more than one value, and is read once for all objects that are made of an element.
    func prepare(_ name: String, _ prepare: @escaping Preparation) {
        names.insert(name)
        lines.append((name, prepare))
    }

    /// An attribute or element that is more than one value.
    func add(_ name: String, _ line: @escaping Line) {
        prepare(name) { _, _ in line }
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
        prepare(name) { element, _ in
            guard let text = element[name] else { return missing.map { value in { object, _ in set(object, value) } } }
            guard let value = read(text) else {
                return { _, coder in
                    coder.archive.source.report(coder.element, "\(name) cannot be \"\(text)\" (skipped)")
                }
            }
            return { object, _ in set(object, value) }
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
        prepare(name) { element, source in
            source.text(name, property: property, of: element).map { text in { object, _ in set(object, text) } }
        }
    }

    /// An image by its name; `catalog="system"` makes it a symbol.
    func image(_ name: String, _ set: @escaping (Object, UIImage?) -> Void) {
        prepare(name) { element, _ in
            guard element[name] != nil || element.child(key: name) != nil else { return nil }
            // The bundle may have other images for other traits.
            return { object, coder in
                if let image = coder.archive.source.image(name, of: coder.element) { set(object, image) }
            }
        }
    }

    // MARK: Elements

    /// The element that fills a property.
    func child(_ key: String, _ set: @escaping (Object, InterfaceElement, InterfaceCoder) -> Void) {
        prepare(key) { element, _ in
            element.child(key: key).map { child in { object, coder in set(object, child, coder) } }
        }
    }

    /// The element that fills a property, and says all of its value by itself.
    func part<Value>(
        _ key: String, _ read: @escaping @MainActor (InterfaceElement) -> Value,
        _ set: @escaping (Object, Value) -> Void
    ) {
        prepare(key) { element, _ in
            element.child(key: key).map { child in
                let value = read(child)
                return { object, _ in set(object, value) }
            }
        }
    }

    /// The members of the element that is a list.
    func list(_ name: String, _ set: @escaping (Object, [InterfaceElement], InterfaceCoder) -> Void) {
        prepare(name) { element, _ in
            element.child(named: name).map { list in { object, coder in set(object, list.children, coder) } }
        }
    }

    /// A colour; `nil` for an element that says that there is none.
    func color(_ key: String, _ set: @escaping (Object, UIColor?) -> Void) {
        prepare(key) { element, source in
            guard let child = element.child(key: key) else { return nil }
            if child.name == "nil" { return { object, _ in set(object, nil) } }
            if let color = source.ownColor(child) { return { object, _ in set(object, color) } }
            return { object, coder in
                if let color = coder.archive.source.color(child) { set(object, color) }
            }
        }
    }

    func font(_ key: String, missing: UIFont? = nil, _ set: @escaping (Object, UIFont) -> Void) {
        prepare(key) { element, source in
            guard let child = element.child(key: key) else {
                return missing.map { font in { object, _ in set(object, font) } }
            }
            if let font = source.ownFont(child) { return { object, _ in set(object, font) } }
            return { object, coder in
                if let font = coder.archive.source.font(child) { set(object, font) }
            }
        }
    }

    func attributedText(_ key: String, _ set: @escaping (Object, NSAttributedString) -> Void) {
        child(key) { object, element, coder in
            set(object, coder.archive.source.attributedText(element))
        }
    }

    func size(_ key: String, _ set: @escaping (Object, CGSize) -> Void) {
        part(key, InterfaceText.size, set)
    }

    func insets(_ key: String, _ set: @escaping (Object, UIEdgeInsets) -> Void) {
        part(key, InterfaceText.insets, set)
    }

    func symbolConfiguration(_ key: String, _ set: @escaping (Object, UIImage.SymbolConfiguration) -> Void) {
        child(key) { object, element, coder in
            if let configuration = coder.archive.source.symbolConfiguration(element) { set(object, configuration) }
        }
    }
}
