/// The changes that a table makes to an object of one element, with the class's type forgotten.
@MainActor class AnyPreparedAttributes {
    func apply(to object: AnyObject, _ coder: InterfaceCoder) {}
}

/// The lines of a table of which an element says something, with what it says.
@MainActor final class PreparedAttributes<Object: AnyObject>: AnyPreparedAttributes {
    private let lines: [AttributeTable<Object>.Line]

    init(_ lines: [AttributeTable<Object>.Line]) {
        self.lines = lines
    }

    override func apply(to object: AnyObject, _ coder: InterfaceCoder) {
        guard let object = object as? Object else { return }
        for line in lines { line(object, coder) }
    }
}
