import Testing

/// Drag and drop in a plugin, by a VNC viewer. Seconds stand behind what the driver waits for.
@MainActor @Suite("What is dragged in a plugin, by a VNC viewer", .serialized, .timeLimit(.minutes(4)))
struct DraggedByViewerTests {
    @Test("A viewer lifts a row of a plugin by a press, carries it to the note, and drops it there when that takes it")
    func row() async throws {
        let page = try ViewedPage("org.mullion.gallery dragging")
        let screen = try await page.view()
        try await page.wait(for: "DraggingViewController.viewDidAppear")
        let row = try ViewedPage.frame(in: try await page.wait(forLine: "\"Bread\""))
        let note = try await page.middle(of: "text field \"Shopping: \"")
        try await page.rest(screen)

        let start = (x: Int(row.midX), y: Int(row.midY))
        try await screen.perform("move \(start.x) \(start.y)")
        _ = try await screen.capture()
        try await screen.perform("down")
        // What is lifted grows beyond the edge of the list.
        try await screen.perform("wait-change \(Int(row.minX) - 7) \(start.y - 5) 4 10 \(ScreenDriver.patience)")
        for step in 1...8 {
            let (x, y) = (start.x + (note.x - start.x) * step / 8, start.y + (note.y - start.y) * step / 8)
            try await screen.perform("move \(x) \(y)")
        }
        // The sign beside the pointer is green as soon as the plugin has said that it takes a copy.
        try await screen.perform("wait-colour \(note.x + 10) \(note.y + 18) 34C759 8 \(ScreenDriver.patience)")
        try await screen.perform("up")
        try await page.wait(forLine: "text field \"Shopping: Bread\"")
        try await page.close(screen)
    }
}
