import Foundation
import Testing

/// Lists of a plugin, operated by a VNC viewer.
@MainActor @Suite("A plugin's lists, by a VNC viewer", .serialized, .timeLimit(.minutes(4)))
struct ListsByViewerTests {
    /// The labels of the rows of a dump that match, in the order in which they are told.
    private func rows(_ lines: [String], _ pattern: Regex<(Substring, Substring)>) -> [String] {
        lines.compactMap { line in line.firstMatch(of: pattern).map { String($0.1) } }
    }

    private var country: Regex<(Substring, Substring)> { /element "(.*, [A-Z][A-Z])"/ }

    @Test("A viewer scrolls a plugin's table, flings it, chooses a row and goes to a letter by the index")
    func table() async throws {
        let page = try ViewedPage("org.mullion.gallery tables", traces: true)
        let screen = try await page.view()
        try await page.wait(for: "TablesViewController.viewDidAppear")
        let first = try ViewedPage.frame(in: try await page.wait(forLine: "\"Argentina, AR\""))
        try await page.wait(until: "the first rows from top to bottom") { lines in
            rows(lines, country).prefix(3) == ["Argentina, AR", "Australia, AU", "Austria, AT"] ? true : nil
        }

        // The pointer rests before it lets go, so the table stays where it was drawn to.
        var rests = page.restCount
        try await page.drag(from: (150, 500), by: [(150, 400)], screen)
        try await page.waitForContentToRest(after: rests)
        let moved = try await page.wait(until: "the scrolled row") { lines -> Double? in
            guard let line = lines.first(where: { $0.contains("\"Australia, AU\"") }) else { return nil }
            guard let frame = try? ViewedPage.frame(in: line), frame.minY < first.minY else { return nil }
            return frame.minY
        }
        #expect(moved < first.minY - 30)

        // It is let go of in motion, and goes on by itself.
        rests = page.restCount
        try await screen.perform("move 150 540")
        try await screen.perform("down")
        for y in stride(from: 520, through: 260, by: -20) { try await screen.perform("move 150 \(y)") }
        try await screen.perform("up")
        try await page.wait(until: "the end of the fling") { lines in
            lines.contains { $0.contains("\"Argentina, AR\"") } ? nil : true
        }

        // A touch on what moves would stop it and choose nothing.
        try await page.waitForContentToRest(after: rests)
        let (row, place) = try await page.wait(until: "the rows at rest") { lines -> (String, CGRect)? in
            // The header of a section stays at the top of the table, over whatever row the fling has left there.
            rows(lines, country).lazy.compactMap { row -> (String, CGRect)? in
                guard let line = lines.first(where: { $0.contains("\"\(row)\"") }),
                    let place = try? ViewedPage.frame(in: line), place.minY > 250
                else { return nil }
                return (row, place)
            }.first
        }
        try await screen.perform("click \(Int(place.midX)) \(Int(place.midY))")
        try await page.wait(until: "the chosen row") { lines in
            lines.first { $0.contains("\"\(row)\"") && $0.hasSuffix("selected") }
        }

        // The index leads to its last letter, and then to the first.
        let index = try ViewedPage.frame(in: try await page.wait(forLine: "\"Section index\""))
        try await page.drag(
            from: (Int(index.midX), Int(index.midY)), by: [(Int(index.midX), Int(index.minY) + 85)], screen)
        try await page.wait(forLine: "\"Argentina, AR\"")
        try await page.close(screen)
    }

    @Test("A viewer swipes a plugin's rows, deletes one and puts another elsewhere")
    func editing() async throws {
        let page = try ViewedPage("org.mullion.gallery swipes")
        let screen = try await page.view()
        try await page.wait(for: "SwipesViewController.viewDidAppear")
        let bread = try await page.middle(of: "\"Bake bread\"")

        // Uncovered by a swipe, and carried out.
        try await page.drag(from: (300, bread.y), by: [(120, bread.y)], screen)
        try await page.click("button \"Delete\"", screen)
        try await page.wait(until: "a list without bread") { lines in
            lines.contains { $0.contains("\"Bake bread\"") } ? nil : true
        }

        // By the handle of a row, while the list is being edited.
        try await page.click("button \"Edit\"", screen)
        try await page.wait(forLine: "button \"Done\"")
        try await page.rest(screen)
        let letter = try ViewedPage.frame(in: try await page.wait(forLine: "\"Answer the letter\""))
        let plants = try ViewedPage.frame(in: try await page.wait(forLine: "\"Water the plants\""))
        let handle = Int(letter.maxX) - 24
        try await page.drag(
            from: (handle, Int(letter.midY)), by: [(handle, Int(plants.midY) + 12)], screen)
        try await page.wait(until: "another order") { lines in
            let order = ["Answer the letter", "Water the plants"].map { name in
                lines.firstIndex { $0.contains("\"\(name)\"") } ?? -1
            }
            return order[0] > order[1] ? true : nil
        }
        try await page.close(screen)
    }
}
