/// An element that has begun and not ended yet.
struct OpenElement {
    let name: String
    let attributes: [String: String]
    let line: Int
    let column: Int
    var children: [InterfaceElement] = []
    var text = ""

    /// The element as it is when it has ended.
    var closed: InterfaceElement {
        InterfaceElement(
            name: name, attributes: attributes, children: children, text: text, line: line, column: column)
    }
}
