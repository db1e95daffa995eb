import Foundation
import Testing

/// A screen that is served over the network with its page, and Chromium to look at that: `Tests/Drivers/chromium_driver.py` says how.
struct ChromiumPage {
    static let isInstalled: Bool =
        ProcessInfo.processInfo.environment["MULLION_CHROMIUM"] != nil
        || (try? ChildProcess.run("sh", ["-c", "command -v chromium"]))?.isEmpty == false

    let fixture: ChildProcess
    private let address: String

    /// - Parameter text: The text that the screen's program copies when somebody clicks there.
    init(copying text: String? = nil) throws {
        fixture = try ChildProcess.fixture(
            ["vnc", "--port", "0", "--page"] + (text.map { ["--copy-by-press", $0] } ?? []))
        let line = try fixture.waitForLine("page ")
        address = String(try #require(line.split(separator: " ").last))
    }

    /// Opens the page, does one step after the other, and closes it.
    func perform(_ steps: String...) throws {
        let driver = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(components: "Drivers", "chromium_driver.py")
        let browser = try ChildProcess("python3", [driver.path, address] + steps)
        #expect(try browser.waitForExit() == 0, "\(browser.lines)")
    }
}
