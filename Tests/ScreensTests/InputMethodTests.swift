import Testing

/// A window under a virtual X server whose user composes by IBus.
@Suite(
    "An input method of the desktop",
    .enabled(if: KanaInputMethod.isInstalled, "scripts/install-packages clients installs ibus and its engine"),
    .serialized) struct InputMethodTests
{
    private let server: XServer
    private let method: KanaInputMethod
    private let fixture: ChildProcess

    init() throws {
        server = try XServer()
        method = try KanaInputMethod(on: server)
        fixture = try ChildProcess.fixture(
            ["sdl", "--size", "400x300", "--title", "Kana"],
            environment: method.environment)
        try fixture.waitForLine("ready 400x300")
        try fixture.waitForLine("exposed")
        try server.xdotool("windowfocus", try server.xdotool("search", "--name", "Kana"))
        try method.process.waitForLine("focus in")
    }

    @Test("Kana are marked as they are typed, converted, and committed as text; letters are no text meanwhile")
    func composing() throws {
        try server.xdotool("key", "n", "i", "h", "o", "n", "g", "o")
        try fixture.waitForLine("marked にほんご 4..<4")
        try server.xdotool("key", "space")
        try fixture.waitForLine("marked 日本語 3..<3")
        try server.xdotool("key", "Return")
        try fixture.waitForLine("text 日本語")
        #expect(fixture.lines.filter { $0.hasPrefix("text") } == ["text 日本語"])
        try method.process.waitForLine("cursor ")
        try method.end()
    }

    @Test("What is taken away again is no text, and keys that the method leaves are typed as ever")
    func takenBack() throws {
        try server.xdotool("key", "k", "a")
        try fixture.waitForLine("marked か 1..<1")
        try server.xdotool("key", "Escape")
        try fixture.waitForLine("marked  0..<0")
        try server.xdotool("key", "1")
        try fixture.waitForLine("text 1")
        #expect(fixture.lines.filter { $0.hasPrefix("text") } == ["text 1"])
        try method.end()
    }
}
