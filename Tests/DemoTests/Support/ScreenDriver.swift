import Foundation
import Glibc
import MainLoop
import MainLoopTesting
import PluginHost
import Testing

/// One of the programs in `Tests/Drivers`: looks at a screen and operates it as a person would. `screen_driver.py` tells
/// the commands.
@MainActor final class ScreenDriver {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    struct Answer: Decodable {
        var ok: Bool
        var error: String?
        /// Where the driver for windows has its display.
        var display: String?
        var width: Int?
        var height: Int?
    }

    /// Seconds that a wait of the driver may take, less than what a test waits for the driver's answer.
    static let patience = 45

    /// What the driver said about its screen when it was ready.
    let ready: Answer
    private let guest: GuestLoop
    private let process: Conversation
    private let pictures: TemporaryDirectory
    private var pictureCount = 0

    /// Connects to a VNC server on this machine.
    static func vnc(port: Int, password: String? = nil, on guest: GuestLoop) async throws -> ScreenDriver {
        let login = password.map { ["--password", $0] } ?? []
        return try await ScreenDriver("vnc_driver.py", ["--port", "\(port)"] + login, on: guest)
    }

    /// Starts a display without a monitor.
    static func display(on guest: GuestLoop) async throws -> ScreenDriver {
        try await ScreenDriver("x11_driver.py", [], on: guest)
    }

    private init(_ script: String, _ arguments: [String], on guest: GuestLoop) async throws {
        self.guest = guest
        pictures = try TemporaryDirectory()
        process = try Conversation(script, arguments, on: guest)
        ready = try await process.nextAnswer()
    }

    /// What a program needs to find the driver's display.
    var environment: [String: String] {
        ["DISPLAY": ready.display ?? "", "SDL_VIDEODRIVER": "x11"]
    }

    @discardableResult
    func perform(_ command: String) async throws -> Answer {
        try process.say(command)
        return try await process.nextAnswer()
    }

    // MARK: Looking

    func capture() async throws -> Picture {
        pictureCount += 1
        let file = pictures.file("\(pictureCount).png")
        try await perform("capture \(file)")
        return try Picture(path: file)
    }

    /// The picture that was the same for half a second. Two in a row are so by chance, where a fling ends or a plugin has not begun yet.
    func captureAtRest() async throws -> Picture {
        let deadline = ContinuousClock.now + GuestLoop.patience
        var first = try await capture()
        var since = ContinuousClock.now
        repeat {
            let now = try await capture()
            if !now.looks(like: first) {
                first = now
                since = ContinuousClock.now
            } else if ContinuousClock.now - since > .milliseconds(500) {
                return now
            }
        } while ContinuousClock.now < deadline
        throw Failure(description: "The picture never stood still.")
    }

    /// Waits until an area differs from what it was at the last capture.
    func waitForChange(of area: Area) async throws {
        try await perform("wait-change \(area) \(Self.patience)")
    }

    /// Waits until an area is as it was in a picture.
    func wait(for area: Area, toBeAsIn picture: Picture) async throws {
        try await perform("wait-same \(picture.path) \(area) \(Self.patience)")
    }

    /// Waits for a colour in the middle of an area.
    func wait(for area: Area, toHave color: String) async throws {
        try await perform("wait-colour \(area.center) \(color) 2 \(Self.patience)")
    }

    /// Waits for a window of the display, and for its first picture.
    func waitForWindow(_ title: String) async throws {
        try await perform("wait-window \(Self.patience) \(title)")
    }

    /// Gives the window another size.
    func resize(to layout: DemoLayout) async throws {
        try await resize(width: layout.window.width, height: layout.window.height)
    }

    /// In pixels.
    func resize(width: Int, height: Int) async throws {
        try await perform("resize \(width) \(height)")
        try await perform("wait-size \(width) \(height) \(Self.patience)")
    }

    // MARK: Operating

    /// Clicks into the middle of one area and waits until another looks different and the first one does no longer: a
    /// button that was pressed fades for a moment.
    ///
    /// - Returns: The pictures before and after.
    @discardableResult
    func click(_ area: Area, changing changed: Area) async throws -> (before: Picture, after: Picture) {
        let before = try await capture()
        try await perform("click \(area.center)")
        try await waitForChange(of: changed)
        try await wait(for: area, toBeAsIn: before)
        return (before, try await capture())
    }

    /// Leaves the screen.
    func close() async throws {
        try await perform("quit")
        try await process.waitForExit()
    }
}
