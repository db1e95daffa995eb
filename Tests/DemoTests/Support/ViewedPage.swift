import Foundation
import Glibc
import MainLoopTesting
import Testing

/// A page of a plugin in a host with containers, or an app with a storyboard, which a VNC viewer looks at and operates. The places of things are those that
/// `mullion dump` tells, in pixels, which are points here.
@MainActor struct ViewedPage {
    private let guest: GuestLoop
    let host: Demo

    /// Starts a host whose first page is a controller of a plugin.
    ///
    /// - Parameters:
    ///   - page: The plugin's identifier and the controller's name, with a space between.
    ///   - traces: Whether the host says each message between the two, for `wait(toReceive:)` and `waitForContentToRest(after:)`.
    init(_ page: String, traces: Bool = false) throws {
        try self.init(
            program: "ContainerHost",
            ["CONTAINER_HOST_PAGE": page].merging(traces ? ["MULLION_TRACE": "1"] : [:]) { $1 })
    }

    /// Starts one of the apps of Examples/StoryboardApps.
    ///
    /// - Parameters:
    ///   - app: The name that the plugin's manifest has for it.
    ///   - isPlugin: Whether the app fills the window from a process of its own.
    init(storyboardApp app: String, isPlugin: Bool) throws {
        try self.init(
            program: "StoryboardAppHost",
            ["STORYBOARD_APP": app, "STORYBOARD_APP_PLACE": isPlugin ? "plugin" : "app"])
    }

    private init(program: String, _ environment: [String: String]) throws {
        guest = try GuestLoop()
        host = try Demo(
            program: program,
            ["--screen", "vnc", "--vnc-port", "0", "--port", "0", "--size", "420x640", "--appearance", "light"],
            environment: environment.merging(["MULLION_LIFECYCLE": "1", "MULLION_INSPECT": "1"]) { $1 }, on: guest)
    }

    /// Connects the viewer.
    func view() async throws -> ScreenDriver {
        try await ScreenDriver.vnc(port: try await host.vncPort(), on: guest)
    }

    /// Waits until the host has had a message of its plugin, where it traces them.
    ///
    /// - Parameter message: How a trace shows it.
    func wait(toReceive message: String) async throws {
        try await host.wait(until: "the host has had \(message)") { host in
            // An arrow to the left is what a process has received: the plugin says what it sends, too.
            host.complaints.contains { $0.contains("] <- ") && $0.hasSuffix(" \(message)") }
        }
    }

    /// The number of times that a host which traces has told its plugin that what was scrolled has come to rest.
    var restCount: Int {
        host.complaints.count { $0.contains("] -> ") && $0.contains(" ScrollLayers(") && $0.contains(" rested: ") }
    }

    /// Waits until the host has told its plugin more often than before that what was scrolled has come to rest. Pictures do not tell: at its end a
    /// fling goes by less than a pixel for long.
    func waitForContentToRest(after count: Int) async throws {
        try await host.wait(until: "what was scrolled rests") { _ in restCount > count }
    }

    /// Waits until controllers of a class have had so many callbacks in their plugin.
    func wait(for callback: String, _ count: Int = 1) async throws {
        try await host.wait(until: "\(callback) for the time \(count)") { host in
            host.complaints.count { $0.contains(callback) } >= count
        }
    }

    /// The lines of `mullion dump`, in which rows of lists stand from top to bottom.
    func dump() async throws -> [String] {
        try await host.dump()
    }

    /// Waits until a dump is as it should be: what is told of the last event may be under way.
    @discardableResult func wait<Found>(until what: String, _ find: ([String]) -> Found?) async throws -> Found {
        let deadline = ContinuousClock.now + GuestLoop.patience
        var lines: [String] = []
        repeat {
            lines = try await dump()
            if let found = find(lines) { return found }
        } while ContinuousClock.now < deadline
        return try #require(nil as Found?, "\(what) did not come about: \(lines.joined(separator: "\n"))")
    }

    /// Waits until a dump has such a line.
    @discardableResult func wait(forLine part: String) async throws -> String {
        try await wait(until: part) { lines in lines.first { $0.contains(part) } }
    }

    /// Waits until what is seen stands still.
    func rest(_ screen: ScreenDriver) async throws {
        _ = try await screen.captureAtRest()
    }

    /// The place and size of the element that a line of a dump tells of.
    static func frame(in line: String) throws -> CGRect {
        let match = try #require(try /\sat ([-\d.]+),([-\d.]+) ([-\d.]+)x([-\d.]+)/.firstMatch(in: line), "\(line)")
        let numbers = try [match.1, match.2, match.3, match.4].map { try #require(Double($0)) }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    func middle(of element: String) async throws -> (x: Int, y: Int) {
        let frame = try Self.frame(in: try await wait(forLine: element))
        return (Int(frame.midX), Int(frame.midY))
    }

    func click(_ element: String, _ screen: ScreenDriver) async throws {
        let (x, y) = try await middle(of: element)
        try await screen.perform("click \(x) \(y)")
    }

    /// Moves a pressed pointer by way of some points, as fast as pictures come, and lets go of it at the last one, where it rests first.
    func drag(from start: (x: Int, y: Int), by way: [(x: Int, y: Int)], _ screen: ScreenDriver) async throws {
        try await screen.perform("move \(start.x) \(start.y)")
        try await screen.perform("down")
        var place = start
        for end in way {
            let steps = max(abs(end.x - place.x), abs(end.y - place.y)) / 20 + 1
            for step in 1...steps {
                _ = try await screen.capture()
                let (x, y) = (
                    place.x + (end.x - place.x) * step / steps, place.y + (end.y - place.y) * step / steps
                )
                try await screen.perform("move \(x) \(y)")
            }
            place = end
        }
        // The places of the pointer in the last 0.15 seconds count for the speed at which it lets go. The last move has arrived with the first picture,
        // which was asked for behind it; pictures may come so fast that one alone is no rest.
        _ = try await screen.capture()
        let arrival = ContinuousClock.now
        repeat { _ = try await screen.capture() } while ContinuousClock.now - arrival < .milliseconds(200)
        try await screen.perform("up")
    }

    /// Ends host and viewer, and expects that both went well.
    func close(_ screen: ScreenDriver) async throws {
        host.signal(SIGTERM)
        try await host.expectGoodEnd()
        try await screen.close()
    }
}
