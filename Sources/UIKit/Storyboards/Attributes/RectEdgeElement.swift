import StoryboardFormat

/// Reads edges, each of which is an attribute.
enum RectEdgeElement {
    static func edges(_ element: InterfaceElement) -> UIRectEdge {
        let names: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
        return names.reduce(into: []) { if element.isSet($1.0) { $0.insert($1.1) } }
    }
}
