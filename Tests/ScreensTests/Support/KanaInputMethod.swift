import Foundation
import Glibc
import Testing

/// An input method by IBus that composes a few words of Japanese: `Tests/Drivers/kana_input_method.py` says how.
struct KanaInputMethod {
    /// Whether there is an IBus, and what an engine in Python needs.
    static let isInstalled: Bool = {
        let question = "import gi; gi.require_version('IBus', '1.0')"
        let words = ["-c", "command -v ibus-daemon && /usr/bin/python3 -c \"\(question)\" && echo yes"]
        return (try? ChildProcess.run("sh", words))?.hasSuffix("yes") == true
    }()

    let process: ChildProcess
    /// The variables by which programs find the display and the input method.
    let environment: [String: String]

    init(on server: XServer) throws {
        let driver = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(components: "Drivers", "kana_input_method.py")
        process = try ChildProcess("/usr/bin/python3", [driver.path], environment: server.environment)
        let words = try process.waitForLine("ready ").split(separator: " ").map(String.init)
        try #require(words.count == 3)
        environment = server.environment.merging([
            "DBUS_SESSION_BUS_ADDRESS": words[1], "XDG_CONFIG_HOME": words[2], "SDL_IM_MODULE": "ibus",
            "XMODIFIERS": "@im=ibus",
        ]) { $1 }
    }

    /// Ends it in good order, so that it leaves no files.
    func end() throws {
        process.send(SIGTERM)
        #expect(try process.waitForExit() == 0)
    }
}
