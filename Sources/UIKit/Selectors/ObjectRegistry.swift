/// The tables of classes, by which objects perform selectors and have their outlets set.
///
/// The tables of a module are looked up by the name `ModuleTables` once: when an object of one of its classes, or of a subclass, is first asked for
/// anything, or when a selector that is written in the module is. Nothing is looked up for a program without selectors.
@MainActor package final class ObjectRegistry {
    package static let shared = ObjectRegistry()

    private var tables: [ObjectIdentifier: [ObjectTable]] = [:]
    private var knownModules: Set<String> = []
    /// The classes whose modules are known: their names need not be asked for again.
    private var knownClasses: Set<ObjectIdentifier> = []
    private var knownUnwindActions: [ObjectIdentifier: Set<String>] = [:]

    func add(_ table: ObjectTable) {
        tables[ObjectIdentifier(table.objectClass), default: []].append(table)
        knownUnwindActions = [:]
    }

    // MARK: Lookup

    /// The method that a selector names: exactly; or, where the selector has no argument, the method of that name with one; or the only one
    /// whose name begins so, since `#selector` may leave the arguments out. A class comes before its superclass.
    package func method(_ selector: Selector, of object: AnyObject) -> ObjectMethod? {
        if let module = selector.module { loadTables(ofModule: module) }
        let name = selector.name
        let all = tables(of: type(of: object))
        for table in all { if let method = table.actions[name] { return method } }
        guard !name.contains(":") else { return nil }
        for table in all { if let method = table.actions[name + ":"] { return method } }
        let longer = Set(all.lazy.flatMap(\.actions.keys).filter { $0.hasPrefix(name + ":") })
        guard longer.count == 1, let only = longer.first else { return nil }
        return all.lazy.compactMap { $0.actions[only] }.first
    }

    /// Looks up the tables of the object's module, and those of the modules of its superclasses.
    func prepare(for object: AnyObject) {
        _ = tables(of: type(of: object))
    }

    package func outlet(_ name: String, of object: AnyObject) -> ObjectProperty? {
        tables(of: type(of: object)).lazy.compactMap { $0.outlets[name] }.first
    }

    package func segueAction(_ selector: Selector, of object: AnyObject) -> ObjectMethod? {
        tables(of: type(of: object)).lazy.compactMap { $0.segueActions[selector.name] }.first
    }

    package func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        method(selector, of: object) != nil
    }

    /// Whether the selector names a method of the object that takes a segue and nothing else.
    package func hasUnwindAction(_ selector: Selector, of object: AnyObject) -> Bool {
        method(selector, of: object)?.isUnwindAction == true
    }

    /// The names of the object's methods that take a segue and nothing else. UIKit's own classes have none, and their tables are not looked up.
    package func unwindActions(of object: AnyObject) -> Set<String> {
        let objectClass: AnyClass = type(of: object)
        if let known = knownUnwindActions[ObjectIdentifier(objectClass)] { return known }
        var names: Set<String> = []
        for next in sequence(first: objectClass, next: { _getSuperclass($0) }) {
            guard Self.module(ofFullName: String(reflecting: next)) != "UIKit" else { break }
            loadModule(of: next)
            for table in tables[ObjectIdentifier(next)] ?? [] {
                names.formUnion(table.actions.filter { $0.value.isUnwindAction }.keys)
            }
        }
        knownUnwindActions[ObjectIdentifier(objectClass)] = names
        return names
    }

    /// The class of a name in a module, as a storyboard names it. The runtime knows one that is at the top of its file and not private; any other is
    /// found among those that have a table.
    package func objectClass(named name: String, inModule module: String) -> AnyClass? {
        loadTables(ofModule: module)
        if let found = _typeByName("\(module).\(name)") as? AnyClass { return found }
        return firstClass { Self.module(ofFullName: $0) == module && $0.hasSuffix("." + name) }
    }

    /// The class of a plain name among those that have a table, in whatever module.
    package func objectClass(named name: String) -> AnyClass? {
        firstClass { $0.hasSuffix("." + name) }
    }

    /// Among the classes that have a table and a full name that is meant, the first one by these names.
    private func firstClass(where isMeant: (_ fullName: String) -> Bool) -> AnyClass? {
        let all = tables.values.compactMap(\.first?.objectClass).map { (name: String(reflecting: $0), found: $0) }
        return all.filter { isMeant($0.name) }.min { $0.name < $1.name }?.found
    }

    /// The tables of a class and its superclasses, its own first.
    private func tables(of objectClass: AnyClass) -> [ObjectTable] {
        var all: [ObjectTable] = []
        for next in sequence(first: objectClass, next: { _getSuperclass($0) }) {
            loadModule(of: next)
            all += tables[ObjectIdentifier(next)] ?? []
        }
        return all
    }

    private func loadModule(of objectClass: AnyClass) {
        guard knownClasses.insert(ObjectIdentifier(objectClass)).inserted else { return }
        loadTables(ofModule: Self.module(ofFullName: String(reflecting: objectClass)))
    }

    /// The module that declares a class. The full name of one within an extension of another module's type says so in front: `(extension in
    /// Notes):UIKit.UIView.Badge`.
    private static func module(ofFullName name: String) -> String {
        let mark = "(extension in "
        return name.hasPrefix(mark)
            ? String(name.dropFirst(mark.count).prefix { $0 != ")" }) : String(name.prefix { $0 != "." })
    }

    /// Looks up the tables of a module, if it has a list of them and was not asked before.
    func loadTables(ofModule module: String) {
        guard knownModules.insert(module).inserted,
            let list = _typeByName("\(module).ModuleTables") as? any ObjectTables.Type
        else { return }
        for table in list.all { add(table) }
    }

    // MARK: Calls

    /// Calls the method that the selector names. Reports where there is none, or it cannot take an argument; then nothing happens.
    ///
    /// - Returns: The value that the method returned, nil where nothing was called.
    @discardableResult package func perform(
        _ selector: Selector, on object: AnyObject, _ arguments: MethodArguments = MethodArguments()
    ) -> Any? {
        guard let method = method(selector, of: object) else {
            if let action = StandardEditAction(selector), let responder = object as? UIResponder {
                action.send(to: responder, sender: arguments.first)
                return nil
            }
            UsageDiagnostic.report(
                .unrecognizedSelector,
                "\(type(of: object)) has no method for the selector '\(selector)'; mark it @objc and build with the pre-pass, or name it in an ObjectTable"
            )
            return nil
        }
        switch method.call(on: object, arguments) {
        case .returned(let value):
            return value
        case .unsuitableArgument(let argument, let type):
            UsageDiagnostic.report(
                .unsuitableArgument,
                "'\(selector)' of \(Swift.type(of: object)) takes a \(type) and was sent "
                    + (argument.map { "a \(Swift.type(of: $0))" } ?? "nil") + "; it is not called")
            return nil
        }
    }
}
