import Foundation
import Glibc
import MainLoopTesting
import Testing

/// What a plugin presents, operated by a VNC viewer. The places of things are those that `mullion dump` tells.
@MainActor @Suite("A plugin's sheet and alert, by a VNC viewer", .serialized)
struct PresentedByViewerTests {
    private let guest: GuestLoop
    private let host: Demo

    init() throws {
        guest = try GuestLoop()
        host = try Demo(
            program: "ContainerHost",
            ["--screen", "vnc", "--vnc-port", "0", "--port", "0", "--size", "420x640", "--appearance", "light"],
            environment: [
                "CONTAINER_HOST_PAGE": "org.mullion.gallery presentations", "MULLION_LIFECYCLE": "1",
                "MULLION_INSPECT": "1",
            ], on: guest)
    }

    /// Waits until controllers of a class have had so many callbacks in their plugin.
    private func wait(for callback: String, _ count: Int = 1) async throws {
        try await host.wait(until: "\(callback) for the time \(count)") { host in
            host.complaints.count { $0.contains(callback) } >= count
        }
    }

    private func dump() async throws -> [String] {
        let dump = try Demo(
            program: "mullion", ["dump", "--elements", "--controllers"], runtimeDirectory: host.runtimeDirectory,
            on: guest)
        try await dump.waitForExit()
        return dump.output
    }

    /// Waits until a dump has such a line: what is told of the last event may be under way.
    @discardableResult private func wait(forLine part: String) async throws -> String {
        var lines: [String] = []
        for _ in 0..<40 {
            lines = try await dump()
            if let line = lines.first(where: { $0.contains(part) }) { return line }
        }
        return try #require(nil as String?, "no line has \(part): \(lines.joined(separator: "\n"))")
    }

    /// The middle of an element, in pixels, which are points here.
    private func middle(of element: String) async throws -> (x: Int, y: Int) {
        let line = try await wait(forLine: element)
        let match = try #require(try /\sat ([-\d.]+),([-\d.]+) ([-\d.]+)x([-\d.]+)/.firstMatch(in: line), "\(line)")
        let numbers = try [match.1, match.2, match.3, match.4].map { try #require(Double($0)) }
        return (Int(numbers[0] + numbers[2] / 2), Int(numbers[1] + numbers[3] / 2))
    }

    private func click(_ element: String, _ screen: ScreenDriver) async throws {
        let (x, y) = try await middle(of: element)
        try await screen.perform("click \(x) \(y)")
    }

    /// Moves a pressed pointer by way of some heights, as fast as pictures come, and lets go of it at the last one.
    private func drag(from start: (x: Int, y: Int), by way: [Int], _ screen: ScreenDriver) async throws {
        try await screen.perform("move \(start.x) \(start.y)")
        try await screen.perform("down")
        var y = start.y
        for end in way {
            let step = end > y ? 20 : -20
            for next in stride(from: y + step, to: end, by: step) {
                _ = try await screen.capture()
                try await screen.perform("move \(start.x) \(next)")
            }
            try await screen.perform("move \(start.x) \(end)")
            y = end
        }
        _ = try await screen.capture()
        try await screen.perform("up")
    }

    @Test(
        "A viewer drags a plugin's sheet up, changes its mind about putting it away, puts it away, and answers its alert"
    )
    func sheetAndAlert() async throws {
        let screen = try await ScreenDriver.vnc(port: try await host.vncPort(), on: guest)
        try await wait(for: "PresentationsViewController.viewDidAppear")
        try await click("button \"Half sheet\"", screen)
        try await wait(for: "PresentedPageViewController.viewDidAppear")
        try await wait(forLine: "presents as page sheet, by UITabBarController, detents medium (chosen), large")

        // Up to the full height.
        let low = try await middle(of: "\"Sheet Grabber\"")
        try await drag(from: low, by: [20], screen)
        try await wait(forLine: "detents medium, large (chosen)")
        let high = try await middle(of: "\"Sheet Grabber\"")
        #expect(high.y < low.y)

        // So far down that it begins to go, and back.
        try await drag(from: high, by: [low.y + 80, high.y], screen)
        try await wait(for: "PresentedPageViewController.viewDidAppear", 2)
        #expect(host.complaints.contains { $0.contains("PresentedPageViewController.viewWillDisappear") })
        #expect(!host.complaints.contains { $0.contains("PresentedPageViewController.viewDidDisappear") })

        // And away.
        let last = try await middle(of: "\"Sheet Grabber\"")
        try await drag(from: last, by: [630], screen)
        try await wait(for: "PresentedPageViewController.viewDidDisappear")
        #expect(try await !dump().contains { $0.contains("presents as") })

        try await click("button \"Alert\"", screen)
        try await wait(forLine: "actions \"Cancel\" (cancel), \"Delete\" (destructive)")
        try await click("button \"Delete\"", screen)
        try await wait(forLine: "static text \"The answer: Delete\"")
        host.signal(SIGTERM)
        try await host.expectGoodEnd()
        try await screen.close()
    }
}
