/// An element of a file of Interface Builder: its name, its attributes and what stands in it.
package struct InterfaceElement: Sendable {
    package let name: String
    package let attributes: [String: String]
    package var children: [InterfaceElement] = []
    /// The text between the tags, which only strings have; empty for any other element.
    package var text = ""
    /// The line of the file in which the element begins, counted from 1.
    package let line: Int
    package let column: Int

    package init(name: String, attributes: [String: String] = [:], line: Int = 0, column: Int = 0) {
        self.name = name
        self.attributes = attributes
        self.line = line
        self.column = column
    }

    /// The property of the parent that the element fills; nil for a member of a list.
    package var key: String? { attributes["key"] }

    /// By which other elements refer to this one.
    package var id: String? { attributes["id"] }

    package subscript(attribute: String) -> String? { attributes[attribute] }

    /// Whether a boolean attribute says yes. One that is not there says no.
    package func isSet(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

    /// The first child that fills a property of this element.
    package func child(key: String) -> InterfaceElement? {
        children.first { $0.key == key }
    }

    /// The first child of a name.
    package func child(named name: String) -> InterfaceElement? {
        children.first { $0.name == name }
    }

    /// The elements in the first child of a name, which are the members of a list.
    package func members(of name: String) -> [InterfaceElement] {
        child(named: name)?.children ?? []
    }
}
