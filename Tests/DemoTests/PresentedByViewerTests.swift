import Testing

/// What a plugin presents, operated by a VNC viewer. The places of things are those that `mullion dump` tells.
@MainActor @Suite("A plugin's sheet and alert, by a VNC viewer", .serialized, .timeLimit(.minutes(4)))
struct PresentedByViewerTests {
    @Test(
        "A viewer drags a plugin's sheet up, changes its mind about putting it away, puts it away, and answers its alert"
    )
    func sheetAndAlert() async throws {
        let page = try ViewedPage("org.mullion.gallery presentations")
        let screen = try await page.view()
        try await page.wait(for: "PresentationsViewController.viewDidAppear")
        try await page.click("button \"Half sheet\"", screen)
        try await page.wait(for: "PresentedPageViewController.viewDidAppear")
        try await page.wait(forLine: "presents as page sheet, by UITabBarController, detents medium (chosen), large")

        // Up to the full height.
        let low = try await page.middle(of: "\"Sheet Grabber\"")
        try await page.drag(from: low, by: [(low.x, 20)], screen)
        try await page.wait(forLine: "detents medium, large (chosen)")
        let high = try await page.middle(of: "\"Sheet Grabber\"")
        #expect(high.y < low.y)

        // So far down that it begins to go, and back.
        try await page.drag(from: high, by: [(high.x, low.y + 80), (high.x, high.y)], screen)
        try await page.wait(for: "PresentedPageViewController.viewDidAppear", 2)
        #expect(page.host.complaints.contains { $0.contains("PresentedPageViewController.viewWillDisappear") })
        #expect(!page.host.complaints.contains { $0.contains("PresentedPageViewController.viewDidDisappear") })

        // And away.
        let last = try await page.middle(of: "\"Sheet Grabber\"")
        try await page.drag(from: last, by: [(last.x, 630)], screen)
        try await page.wait(for: "PresentedPageViewController.viewDidDisappear")
        try await page.wait(until: "nothing is presented any more") { lines in
            lines.contains { $0.contains("presents as") } ? nil : true
        }

        try await page.click("button \"Alert\"", screen)
        try await page.wait(forLine: "actions \"Cancel\" (cancel), \"Delete\" (destructive)")
        // It takes no touches while it comes.
        try await page.rest(screen)
        try await page.click("button \"Delete\"", screen)
        try await page.wait(forLine: "static text \"The answer: Delete\"")
        try await page.close(screen)
    }
}
