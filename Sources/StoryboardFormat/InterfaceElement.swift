/// An element of a file of Interface Builder: its name, its attributes and what stands in it.
///
/// It is an object because scenes are made of the same elements again and again: so they are passed on without a copy, and what was found out about
/// one is kept with it.
package final class InterfaceElement: Sendable {
    package let name: String
    package let attributes: [String: String]
    package let children: [InterfaceElement]
    /// The text between the tags, which only strings have; empty for any other element.
    package let text: String
    /// The line of the file in which the element begins, counted from 1.
    package let line: Int
    package let column: Int
    /// The property of the parent that the element fills; nil for a member of a list.
    package let key: String?
    /// The id by which other elements refer to this one, or nil.
    package let id: String?

    /// Whether an object was made of the element before.
    @MainActor package var wasUsed = false
    /// Kept for whoever makes objects of the element, who alone knows what it is; gone with the element. It must not hold the element.
    @MainActor package var preparation: AnyObject?

    package init(
        name: String, attributes: [String: String] = [:], children: [InterfaceElement] = [], text: String = "",
        line: Int = 0, column: Int = 0
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
        self.column = column
        key = attributes["key"]
        id = attributes["id"]
    }

    /// Returns the same element with other elements in it.
    package func with(children: [InterfaceElement]) -> InterfaceElement {
        InterfaceElement(
            name: name, attributes: attributes, children: children, text: text, line: line, column: column)
    }

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
