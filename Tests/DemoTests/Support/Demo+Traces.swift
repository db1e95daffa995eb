extension Demo {
    /// Waits until a host that traces its messages has shown what a plugin has committed. What draws the pane commits too, and earlier.
    func waitForPicture(of plugin: String) async throws {
        try await wait(until: "the picture of \(plugin) was shown") { demo in
            demo.complaints.contains { $0.contains("] -> \(plugin)#") && $0.contains(" AcknowledgeCommit(") }
        }
    }
}
