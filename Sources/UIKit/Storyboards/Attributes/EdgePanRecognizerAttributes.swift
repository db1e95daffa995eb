/// The attributes that Interface Builder writes of pans from an edge.
@MainActor enum EdgePanRecognizerAttributes {
    static let table = AttributeTable(UIScreenEdgePanGestureRecognizer.self) { table in
        table.child("edges") { recognizer, element, _ in recognizer.edges = RectEdgeElement.edges(element) }
    }
}
