import Foundation
import Testing

@Suite("The loop on a true main thread")
struct RunTests {
    @Test("A turn serves timers, posted blocks and the main queue, and its end comes after them")
    func turnOrder() throws {
        #expect(try play("turnOrder") == ["timer", "posted", "main queue", "end of turn", "stopped after 1 turn"])
    }

    @Test("Blocks of the main queue and tasks of the main actor run in the loop")
    func mainQueue() throws {
        #expect(try play("mainQueue") == ["block 1", "task 1", "task 1 again", "block 2", "stopped"])
    }

    @Test("A task that waited for another thread goes on in the loop")
    func backgroundTask() throws {
        #expect(try play("backgroundTask") == ["sum 5050 on the main thread: true"])
    }

    @Test("An idle loop is not woken: in one second only by the timer that ends the measurement")
    func idle() throws {
        #expect(
            try play("idle") == ["message", "task", "wakes in one second: 1", "processor below 200 ms: true"])
    }

    @Test("Foundation's timers fire, wherever they were made, and may make others")
    func timers() throws {
        #expect(
            try play("timers") == [
                "of a hook", "three times", "asks for the end", "of the end of a turn", "of a timer",
            ])
    }

    @Test("Blocks that are given to RunLoop.main are called, and its timers when they are due")
    func performed() throws {
        #expect(try play("performed") == ["before", "in a handler", "timer that was moved"])
    }

    @Test("What RunLoop.main has to do is done beside work that never ends")
    func busy() throws {
        #expect(try play("busy") == ["before", "timer"])
    }

    @Test("RunLoop.main is not asked after a handler that says when it may have something to do, and did not")
    func spared() throws {
        #expect(
            try play("spared") == ["says nothing", "timer", "performed", "tells", "performed", "timer"])
    }

    @Test("Signals are delivered in turns, and have their usual effect again afterwards")
    func signals() throws {
        #expect(
            try play("signals", endsBy: SIGTERM) == [
                "SIGKILL: signal-not-available", "received \(SIGINT)", "received \(SIGTERM)", "received \(SIGHUP)",
                "still blocked: 0",
            ])
    }

    @Test("Writing to a peer that is gone is an error, not the end of the program")
    func brokenPipe() throws {
        #expect(try play("brokenPipe") == ["write to a broken pipe: -1, EPIPE: true"])
    }

    @Test("A registration released by a handler of the same turn is not called")
    func release() throws {
        #expect(try play("release") == ["calls: 1"])
    }

    /// Runs the fixture to its end, which it reaches by itself within twenty seconds, and returns the lines it printed.
    private func play(_ scenario: String, endsBy expectedSignal: CInt = 0) throws -> [String] {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let fixture = URL(filePath: tests).deletingLastPathComponent().appending(path: "MainLoopFixture")
        let stream = try #require(popen("exec '\(fixture.path)' \(scenario) 2>&1", "r"))
        var output = ""
        var line = [CChar](repeating: 0, count: 1024)
        while fgets(&line, CInt(line.count), stream) != nil {
            output += String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        // A wait status whose low seven bits are not zero names the signal that ended the process.
        #expect(pclose(stream) == expectedSignal)
        return output.split(separator: "\n").map(String.init)
    }
}
