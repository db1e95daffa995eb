import Testing

/// Text fields of a plugin, typed into by a VNC viewer. Seconds stand behind what the driver waits for.
@MainActor @Suite("A plugin's text fields, by a VNC viewer", .serialized, .timeLimit(.minutes(4)))
struct TypedByViewerTests {
    /// The line of a dump for a text field with a text.
    private func line(_ label: String, _ text: String) -> String {
        "text field \"\(label)\" = \"\(text)\" at"
    }

    @Test(
        "A viewer types into a plugin's field, selects by keys, copies to its own clipboard, and pastes in another field"
    )
    func copy() async throws {
        let page = try ViewedPage("org.mullion.gallery typing")
        let screen = try await page.view()
        try await page.wait(for: "TypingViewController.viewDidAppear")

        try await page.click("text field \"Name\"", screen)
        try await screen.perform("key ctrl+a")
        try await screen.perform("type Grace Hoppers")
        try await screen.perform("key BackSpace")
        try await page.wait(forLine: line("Name", "Grace Hopper"))

        // The last word, letter by letter.
        for _ in 0..<6 { try await screen.perform("key shift+Left") }
        try await screen.perform("key ctrl+c")
        try await screen.perform("wait-cut-text Hopper \(ScreenDriver.patience)")

        try await page.click("text field \"Note\"", screen)
        try await screen.perform("key ctrl+a")
        try await screen.perform("key ctrl+v")
        try await page.wait(forLine: line("Note", "Hopper"))
        try await page.wait(forLine: "static text \"6 characters\"")
        try await page.wait(forLine: line("Name", "Grace Hopper"))
        try await page.close(screen)
    }

    @Test("What a viewer has copied elsewhere is pasted, and cut out again; a secret stays one")
    func paste() async throws {
        let page = try ViewedPage("org.mullion.gallery typing")
        let screen = try await page.view()
        try await page.wait(for: "TypingViewController.viewDidAppear")

        try await screen.perform("cut-text Émilie du Châtelet")
        try await page.click("text field \"Name\"", screen)
        try await screen.perform("key ctrl+a")
        try await screen.perform("key ctrl+v")
        try await page.wait(forLine: line("Name", "Émilie du Châtelet"))

        // Neither copied nor told to anybody, though it can be replaced.
        try await page.click("text field \"Password\"", screen)
        try await screen.perform("key ctrl+a")
        try await screen.perform("key ctrl+c")
        try await screen.perform("type secret")
        try await page.click("text field \"Name\"", screen)
        try await screen.perform("key End")
        try await screen.perform("key ctrl+shift+Left")
        try await screen.perform("key ctrl+x")
        try await screen.perform("wait-cut-text Châtelet \(ScreenDriver.patience)")
        try await page.wait(forLine: line("Name", "Émilie du "))
        #expect(try await !page.dump().contains { $0.contains("secret") || $0.contains("correct horse") })
        try await page.close(screen)
    }

    @Test("A viewer finds a word in a plugin's text, goes on to the next one, and writes over what was found")
    func find() async throws {
        let page = try ViewedPage("org.mullion.gallery typing")
        let screen = try await page.view()
        try await page.wait(for: "TypingViewController.viewDidAppear")

        try await page.click("text field \"Note\"", screen)
        try await screen.perform("key ctrl+a")
        try await screen.perform("type one two one")
        try await screen.perform("key ctrl+Home")
        try await screen.perform("key ctrl+f")
        try await page.wait(forLine: "text field \"Find\"")
        try await screen.perform("type one")
        try await page.wait(forLine: "static text \"1 of 2\"")
        try await screen.perform("key Return")
        try await page.wait(forLine: "static text \"2 of 2\"")
        try await screen.perform("key Escape")
        try await screen.perform("type three")
        try await page.wait(forLine: line("Note", "one two three"))
        try await page.close(screen)
    }

    @Test("A word that is selected by a double click is put in elsewhere by the middle button")
    func middleButton() async throws {
        let page = try ViewedPage("org.mullion.gallery typing", traces: true)
        let screen = try await page.view()
        try await page.wait(for: "TypingViewController.viewDidAppear")

        try await page.click("text field \"Note\"", screen)
        try await screen.perform("key ctrl+a")
        try await screen.perform("key BackSpace")
        try await page.wait(forLine: "static text \"0 characters\"")
        let note = try await page.middle(of: "text field \"Note\"")
        try await page.click("text field \"Name\"", screen)
        try await screen.perform("key ctrl+a")
        try await screen.perform("type Goodall")
        try await page.wait(forLine: line("Name", "Goodall"))
        let name = try await page.middle(of: "text field \"Name\"")
        try await screen.perform("double-click \(name.x) \(name.y)")
        try await page.wait(toReceive: "SceneDidSelectText(7 characters)")
        try await screen.perform("click \(note.x) \(note.y) 2")
        try await page.wait(forLine: line("Note", "Goodall"))
        try await page.close(screen)
    }
}
