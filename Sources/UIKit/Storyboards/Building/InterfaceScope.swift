import Diagnostics

/// The objects of a document by their ids, as far as they live: what connections and constraints refer to.
@MainActor final class InterfaceScope {
    private var objects: [String: Weak<AnyObject>] = [:]
    /// The scope in which an object is looked for that is not in this one: that of the scene around a view, or of the view around a cell.
    private let parent: InterfaceScope?

    /// The ids of constraints that are for the editor alone. An outlet to one stays nil.
    private var removed: Set<String> = []

    init(parent: InterfaceScope? = nil) {
        self.parent = parent
    }

    func add(_ object: AnyObject, id: String?) {
        if let id { objects[id] = Weak(object) }
    }

    func remove(id: String?) {
        if let id { removed.insert(id) }
    }

    func isRemoved(_ id: String?) -> Bool { id.map(removed.contains) ?? false }

    subscript(id: String) -> AnyObject? {
        objects[id]?.object ?? parent?[id]
    }
}
