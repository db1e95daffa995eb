/// The objects of a document by their ids, as far as they live: what connections and constraints refer to.
@MainActor final class InterfaceScope {
    private var objects: [String: Weak<AnyObject>] = [:]
    /// Where an object is looked for that is not here: the scene around a view, the view around a cell.
    private let parent: InterfaceScope?

    init(parent: InterfaceScope? = nil) {
        self.parent = parent
    }

    func add(_ object: AnyObject, id: String?) {
        if let id { objects[id] = Weak(object) }
    }

    subscript(id: String) -> AnyObject? {
        objects[id]?.object ?? parent?[id]
    }
}
