extension ParityStage {
    /// Scrolls what lies in the middle of the window, up and down, until an element is seen that has a text.
    ///
    /// - Parameter text: An identifier, a label or a value; of a row that says several things, also one of these.
    /// - Returns: The element that has the text.
    /// - Throws: `ContainmentTestError` where there is none from one end of the content to the other.
    @discardableResult public func scrollTo(text: String) async throws -> Element {
        try await host.scrollTo(text: text)
    }
}
