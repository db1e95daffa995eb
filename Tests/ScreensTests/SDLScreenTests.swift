import Glibc
import Testing

/// A window under a virtual X server, in a program of its own, with input from xdotool.
@Suite(.serialized) struct SDLScreenTests {
    private let server: XServer
    private let fixture: ChildProcess
    private let window: String

    init() throws {
        server = try XServer()
        try server.useInternationalKeyboard()
        fixture = try ChildProcess.fixture(
            ["sdl", "--size", "400x300", "--least", "100x75", "--scale", "2", "--title", "Fenêtre"],
            environment: server.environment)
        try fixture.waitForLine("ready 400x300")
        // Shown for the first time, so it can be found.
        try fixture.waitForLine("exposed")
        window = try server.xdotool("search", "--name", "Fen")
    }

    @Test("A click and the wheel arrive at their place, in points")
    func pointer() throws {
        try server.xdotool(
            "mousemove", "--window", window, "50", "60", "click", "1", "click", "3", "click", "4", "click", "5")
        try fixture.waitForLine("pointer pressed [primary] 25,30 buttons=[primary]")
        try fixture.waitForLine("pointer released [primary] 25,30 buttons=[]")
        try fixture.waitForLine("pointer pressed [secondary] 25,30 buttons=[secondary]")
        try fixture.waitForLine("scroll 25,30 delta=0,40")
        try fixture.waitForLine("scroll 25,30 delta=0,-40")
    }

    @Test("Keys come with their text; control suppresses it; letters beyond ASCII are text")
    func keys() throws {
        try server.xdotool("windowfocus", window)
        try fixture.waitForLine("focus true")
        try server.xdotool("key", "a", "shift+b", "ctrl+a", "Return", "Left")
        try fixture.waitForLine(#"key down 0x4 characters="a" ignoring="a" modifiers=[]"#)
        try fixture.waitForLine("text a")
        try fixture.waitForLine(#"key down 0x5 characters="B" ignoring="b" modifiers=[shift]"#)
        try fixture.waitForLine("text B")
        try fixture.waitForLine(#"key down 0x4 characters="a" ignoring="a" modifiers=[control]"#)
        try fixture.waitForLine(#"key down 0x28 characters="\r""#)
        try fixture.waitForLine(#"key down 0x50 characters="""#)
        #expect(fixture.lines.filter { $0.hasPrefix("text") } == ["text a", "text B"])
        try server.xdotool("type", "é€")
        try fixture.waitForLine("text é")
        try fixture.waitForLine("text €")
    }

    @Test("AltGr with Shift types its text, also one that Shift alone types on another keyboard")
    func altGrWithShift() throws {
        try server.xdotool("windowfocus", window)
        try fixture.waitForLine("focus true")
        try server.xdotool("type", "é")
        try fixture.waitForLine("text é")
        try server.xdotool("key", "ISO_Level3_Shift+shift+6", "ISO_Level3_Shift+shift+e")
        try fixture.waitForLine("text É")
        #expect(fixture.lines.filter { $0.hasPrefix("text") } == ["text é", "text ^", "text É"])
    }

    @Test("Dead keys compose with the letter that follows, and what they make nothing of is no text")
    func deadKeys() throws {
        try server.xdotool("windowfocus", window)
        try fixture.waitForLine("focus true")
        try server.xdotool("key", "dead_acute", "e", "dead_diaeresis", "u", "dead_acute", "x", "a")
        try fixture.waitForLine("text a")
        #expect(fixture.lines.filter { $0.hasPrefix("text") } == ["text é", "text ü", "text a"])
    }

    @Test("A resize of the window arrives with the new size in pixels")
    func resize() throws {
        try server.xdotool("windowsize", window, "500", "400")
        try fixture.waitForLine("resized 500x400@2.0")
    }

    @Test("The window has an icon, and tells the window manager how small it may be made, in pixels")
    func iconAndLeastSize() throws {
        #expect(try server.leastSize(of: window) == [200, 150])
        let icon = try server.icon(of: window)
        #expect(icon.prefix(2) == [64, 64] && icon.count == 2 + 64 * 64)
        // Clear at the corner, white in the left pane.
        #expect(icon[2] >> 24 == 0 && icon[2 + 32 * 64 + 20] == 0xFFFF_FFFF)
    }

    @Test("What another program copies is on the clipboard when the window has the keyboard, and is heard of once")
    func clipboard() throws {
        let other = try ChildProcess.fixture(
            ["sdl", "--title", "Autre", "--copy", "Été\n€"], environment: server.environment)
        try other.waitForLine("ready")
        try server.xdotool("windowfocus", window)
        try fixture.waitForLine("clipboard Été")
        try server.xdotool("windowfocus", window, "key", "a")
        try fixture.waitForLine("text a")
        #expect(fixture.lines.filter { $0.hasPrefix("clipboardChanged") }.count == 1)
        #expect(!other.lines.contains { $0.hasPrefix("clipboard") })
    }

    @Test("A window that is opened too small becomes as large as it has to be, and says so")
    func openedTooSmall() throws {
        let small = try ChildProcess.fixture(
            ["sdl", "--size", "100x80", "--least", "300x200", "--title", "Petite"], environment: server.environment)
        try small.waitForLine("resized 300x200@1.0")
    }

    @Test("Closing the window is a wish of the user, which the program may follow")
    func closing() throws {
        try server.requestClose(of: window)
        try fixture.waitForLine("closeRequested")
        try fixture.waitForLine("closed")
        #expect(try fixture.waitForExit() == 0)
    }

    @Test("SIGINT is the program's, not SDL's")
    func interrupt() throws {
        fixture.send(SIGINT)
        try fixture.waitForLine("signal interrupt")
        #expect(try fixture.waitForExit() == 0)
        #expect(!fixture.lines.contains("closeRequested"))
    }

    @Test("While nothing happens the main loop sleeps")
    func idle() throws {
        try server.xdotool("mousemove", "--window", window, "10", "10", "click", "1")
        try fixture.waitForLine("pointer released")
        fixture.send(SIGUSR1)
        let first = try fixture.waitForLine("wakes")
        // A signal that comes while the loop is still awake wakes nobody, and is not counted.
        try fixture.waitUntilAsleep()
        // Two answers of the server, so there was time for a wake that is not ours.
        try server.xdotool("getwindowname", window)
        try server.xdotool("getwindowgeometry", window)
        fixture.send(SIGUSR1)
        let second = try fixture.waitForLine("wakes")
        let counts = [first, second].compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
        #expect(counts.count == 2 && counts[1] == counts[0] + 1)
    }

    @Test("A closed window leaves no descriptor and no thread, and another can be opened")
    func reopening() throws {
        let before = fixture.lines.first { $0.hasPrefix("resources") }
        for _ in 0..<3 {
            fixture.send(SIGUSR2)
            #expect(try fixture.waitForLine("resources") == before)
            try fixture.waitForLine("ready")
        }
    }
}
