import Testing

/// The apps of Examples/StoryboardApps as programs and as plugins, operated by a VNC viewer.
@MainActor @Suite("Apps with storyboards, by a VNC viewer", .serialized, .timeLimit(.minutes(4)))
struct StoryboardAppsByViewerTests {
    /// The elements of a dump without what differs between an app and a plugin: the pane around them, and the focus that it has.
    private func elements(_ lines: [String]) -> [String] {
        lines.dropFirst().prefix { !$0.isEmpty }.map {
            String($0.trimmingPrefix { $0 == " " }).replacing(" focused", with: "")
        }.filter { !$0.hasPrefix("element \"Storyboard Apps\"") }
    }

    /// Runs an app in both places, and expects the same elements wherever the scenario looks.
    ///
    /// - Parameter scenario: Returns dumps.
    private func compare(
        _ app: String, _ controller: String,
        _ scenario: @MainActor (ViewedPage, ScreenDriver) async throws -> [[String]]
    ) async throws {
        var seen: [[[String]]] = []
        for isPlugin in [false, true] {
            let page = try ViewedPage(storyboardApp: app, isPlugin: isPlugin)
            let screen = try await page.view()
            try await page.wait(for: "\(controller).viewDidAppear")
            seen.append(try await scenario(page, screen).map(elements))
            try await page.close(screen)
        }
        #expect(!seen[0].isEmpty && seen[0].allSatisfy { !$0.isEmpty })
        #expect(seen[0] == seen[1])
    }

    @Test("A viewer adds a bird to the list by the app's form, looks at it, and comes back")
    func birds() async throws {
        try await compare("bird-sightings", "SightingsViewController") { page, screen in
            try await page.wait(forLine: "button \"Add\"")
            try await page.rest(screen)
            var dumps = [try await page.dump()]
            try await page.click("button \"Add\"", screen)
            try await page.wait(for: "AddSightingViewController.viewDidAppear")
            try await page.click("text field \"Bird\"", screen)
            try await screen.perform("type Heron")
            try await page.click("text field \"Place\"", screen)
            try await screen.perform("type Canal")
            try await page.wait(forLine: "text field \"Bird\" = \"Heron\"")
            try await page.wait(forLine: "text field \"Place\" = \"Canal\"")
            // No picture stands still while the caret blinks.
            dumps.append(try await page.dump())
            try await page.click("button \"Done\"", screen)
            try await page.wait(forLine: "element \"Heron, Canal\"")
            try await page.rest(screen)
            dumps.append(try await page.dump())
            try await page.click("element \"Pigeon, Everywhere\"", screen)
            try await page.wait(for: "SightingDetailViewController.viewDidAppear")
            try await page.wait(forLine: "element \"Bird, Pigeon\"")
            try await page.rest(screen)
            dumps.append(try await page.dump())
            try await page.click("back button \"Bird Sightings\"", screen)
            try await page.wait(for: "SightingDetailViewController.viewDidDisappear")
            try await page.wait(forLine: "element \"Heron, Canal\"")
            return dumps
        }
    }

    @Test("A viewer plays a game from the title screen to its end, and is on the title screen again")
    func game() async throws {
        try await compare("title-screen", "TitleViewController") { page, screen in
            try await page.wait(forLine: "button \"Two Players\"")
            try await page.rest(screen)
            var dumps = [try await page.dump()]
            try await page.click("button \"Two Players\"", screen)
            try await page.wait(for: "GameViewController.viewDidAppear")
            try await page.wait(forLine: "\"2 players\"")
            for count in ["1 gem", "2 gems"] {
                try await page.click("button \"Find a Gem\"", screen)
                try await page.wait(forLine: "static text \"\(count)\"")
            }
            try await page.rest(screen)
            dumps.append(try await page.dump())
            try await page.click("button \"Find a Gem\"", screen)
            try await page.wait(for: "ScoreViewController.viewDidAppear")
            try await page.wait(forLine: "static text \"150\"")
            try await page.rest(screen)
            dumps.append(try await page.dump())
            try await page.click("button \"Done\"", screen)
            try await page.wait(for: "TitleViewController.viewDidAppear", 2)
            try await page.wait(forLine: "static text \"Gem Hunt\"")
            try await page.rest(screen)
            return dumps + [try await page.dump()]
        }
    }
}
