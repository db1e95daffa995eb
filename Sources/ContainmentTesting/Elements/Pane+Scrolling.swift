extension Pane {
    /// Scrolls what lies in the middle of the pane, up and down, until an element is seen that has a text.
    ///
    /// - Parameter text: The element's identifier, label or value; for a row whose label says several things, also one of these.
    /// - Returns: The element that has the text.
    /// - Throws: `ContainmentTestError` where there is none from one end of the content to the other.
    @discardableResult public func scrollTo(text: String) async throws -> Element {
        try await host.settle()
        return try await ScrollSearch(for: text, in: .pane(controller), at: frame, of: host).element()
    }
}
