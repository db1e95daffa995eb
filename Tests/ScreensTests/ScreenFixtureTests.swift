import Testing

@Suite struct ScreenFixtureTests {
    @Test("Without a display the error says so and what to do")
    func noDisplay() throws {
        let fixture = try ChildProcess.fixture(["sdl"], environment: ["DISPLAY": ":4242", "SDL_VIDEODRIVER": "x11"])
        let line = try fixture.waitForLine("error no-display")
        #expect(line.contains("set DISPLAY"))
        #expect(try fixture.waitForExit() == 1)
    }

    @Test("With a driver that has no descriptor, an event of another thread still wakes the main loop")
    func driverWithoutDescriptor() throws {
        let fixture = try ChildProcess.fixture(["sdl", "--push-quit"], environment: ["SDL_VIDEODRIVER": "dummy"])
        try fixture.waitForLine("ready")
        try fixture.waitForLine("closeRequested")
        #expect(try fixture.waitForExit() == 0)
    }

    @Test("A password that is too long ends the program with a sentence")
    func passwordTooLong() throws {
        let fixture = try ChildProcess.fixture(["vnc", "--password", "far too long"])
        let line = try fixture.waitForLine("error password-too-long")
        #expect(line.contains("at most eight"))
    }

    @Test("An offscreen screen needs nothing of the system")
    func offscreen() throws {
        let fixture = try ChildProcess.fixture(["offscreen"])
        try fixture.waitForLine("ready 400x300@1.0")
        try fixture.waitForLine("text injected")
        fixture.send(15)
        #expect(try fixture.waitForExit() == 0)
    }
}
