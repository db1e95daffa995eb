/// The tables of all classes that objects of them were asked for.
///
/// A module's tables are looked up by the name `ModuleTables` when an object of one of its classes, or of a subclass, is first asked for anything.
/// Nothing is looked up for a program without selectors.
@MainActor package final class ObjectRegistry {
    package static let shared = ObjectRegistry()

    private var tables: [ObjectIdentifier: [ObjectTable]] = [:]
    private var knownModules: Set<String> = []
    /// The classes whose modules are known: their names need not be asked for again.
    private var knownClasses: Set<ObjectIdentifier> = []
    /// What `perform` returned last, so that it lives until the caller has it.
    var returned: AnyObject?

    func add(_ table: ObjectTable) {
        tables[ObjectIdentifier(table.objectClass), default: []].append(table)
    }

    // MARK: Lookup

    /// The method that a selector names: exactly; or, where the selector has no argument, the method of that name with one; or the only one
    /// whose name begins so, since `#selector` may leave the arguments out. A class comes before its superclass.
    package func method(_ selector: Selector, of object: AnyObject) -> ObjectMethod? {
        let name = selector.name
        let all = tables(of: type(of: object))
        for table in all { if let method = table.actions[name] { return method } }
        guard !name.contains(":") else { return nil }
        for table in all { if let method = table.actions[name + ":"] { return method } }
        let longer = Set(all.lazy.flatMap(\.actions.keys).filter { $0.hasPrefix(name + ":") })
        guard longer.count == 1, let only = longer.first else { return nil }
        return all.lazy.compactMap { $0.actions[only] }.first
    }

    /// Looks up the tables of the object's module, and of those of its superclasses.
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

    /// The class of a name, as a storyboard has it, in a module: one that is not private by the runtime, any other by the tables of the module.
    package func objectClass(named name: String, inModule module: String) -> AnyClass? {
        if let found = _typeByName("\(module).\(name)") as? AnyClass { return found }
        loadTables(ofModule: module)
        let suffix = "." + name
        return tables.values.lazy.compactMap(\.first?.objectClass).first { candidate in
            let full = String(reflecting: candidate)
            return full.hasPrefix(module + ".") && full.hasSuffix(suffix)
        }
    }

    /// The class of a plain name among those that have a table, in whatever module; of several the first by their full names.
    package func objectClass(named name: String) -> AnyClass? {
        let suffix = "." + name
        let found = tables.values.compactMap(\.first?.objectClass).map { (String(reflecting: $0), $0) }
        return found.filter { $0.0.hasSuffix(suffix) }.min { $0.0 < $1.0 }?.1
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
        loadTables(ofModule: String(String(reflecting: objectClass).prefix { $0 != "." }))
    }

    private func loadTables(ofModule module: String) {
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
