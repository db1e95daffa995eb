import Foundation
import Glibc
import MainLoopTesting
import ProcessInspection
import Testing

@MainActor @Suite("mullion run, seen by a VNC viewer", .serialized, .timeLimit(.minutes(4)))
struct RunTests {
    private let guest: GuestLoop

    /// Where things are in a window of 960 by 600 points whose pane is 28 points lower.
    private enum Place {
        static let corner = Area(x: 20, y: 20, width: 8, height: 8)
        /// Of the plugin Hello: a part of its button that the title leaves free, the whole of it, and its label.
        static let helloEdge = Area(x: 430, y: 296, width: 8, height: 8)
        static let helloButton = Area(x: 430, y: 296, width: 100, height: 32)
        static let helloLabel = Area(x: 24, y: 222, width: 912, height: 48)
        /// Of the plugin Palette.
        static let preview = Area(x: 330, y: 20, width: 20, height: 20)
        static let swatch = Area(x: 362, y: 204, width: 16, height: 16)
        /// What says that a build failed, above the status bar.
        static let card = Area(x: 122, y: 470, width: 2, height: 20)
    }

    init() throws {
        guest = try GuestLoop()
    }

    private func end(_ demo: Demo, _ screen: ScreenDriver) async throws {
        demo.signal(SIGINT)
        try await demo.expectGoodEnd()
        try await screen.close()
    }

    /// A debugger as far as the kernel can tell: it attaches itself and lets the process run, until its input ends.
    private static let tracer = """
        import ctypes, sys
        ptrace = ctypes.CDLL(None, use_errno=True).ptrace
        ptrace.argtypes = [ctypes.c_long] * 4
        PTRACE_SEIZE = 0x4206
        sys.exit(ctypes.get_errno() if ptrace(PTRACE_SEIZE, int(sys.argv[1]), 0, 0) else len(sys.stdin.read()))
        """

    @Test("mullion debug: the process waits for a debugger as long as that takes; then it is shown")
    func debug() async throws {
        let package = try RunPackage(showing: "HelloPlugin")
        let demo = try package.run(by: "debug", on: guest)
        let screen = try await ScreenDriver.vnc(port: try await demo.vncPort(), on: guest)
        var number: pid_t?
        try await demo.wait(until: "the process says its number") { demo in
            number = demo.complaints.lazy.compactMap { $0.firstMatch(of: /Process (\d+) waits for a debugger/) }.first
                .flatMap { pid_t($0.1) }
            return number != nil
        }
        let waiting = try #require(number)
        let debugger = Process()
        debugger.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        debugger.arguments = ["-c", Self.tracer, "\(waiting)"]
        let input = Pipe()
        debugger.standardInput = input
        try debugger.run()
        try await screen.wait(for: Place.helloEdge, toHave: "0062d6")
        #expect(demo.process(of: "org.example.shown") == waiting)
        try input.fileHandleForWriting.close()
        debugger.waitUntilExit()
        #expect(debugger.terminationStatus == 0)
        try await end(demo, screen)
    }

    @Test("mullion dump and mullion trace see what it shows, and no variable is needed for that")
    func inspection() async throws {
        let package = try RunPackage(showing: "HelloPlugin")
        let demo = try package.run(on: guest)
        let screen = try await ScreenDriver.vnc(port: try await demo.vncPort(), on: guest)
        try await screen.wait(for: Place.helloEdge, toHave: "0062d6")
        let lines = try await demo.dump()
        #expect(lines.contains { $0.hasPrefix("  button \"Hello\"") }, "\(lines)")
        let trace = try Demo(
            program: "mullion", ["trace", "org.example.shown"], runtimeDirectory: demo.runtimeDirectory, on: guest)
        try await trace.wait(until: "it watches") { $0.complaints.contains { $0.contains("Watching the host") } }
        try await screen.click(Place.helloButton, changing: Place.helloLabel)
        try await trace.wait(until: "the click is shown") { $0.output.contains { $0.contains("#1 DeliverTouches") } }
        try await end(demo, screen)
        try await trace.waitForExit()
        #expect(trace.exitStatus == .exited(code: 0))
    }

    @Test("An edit of the sources changes process and pixels, and the old process ends")
    func edit() async throws {
        let package = try RunPackage(showing: "HelloPlugin")
        let demo = try package.run(on: guest)
        let screen = try await ScreenDriver.vnc(port: try await demo.vncPort(), on: guest)
        let old = try await demo.nextShownProcess()
        try await screen.wait(for: Place.helloEdge, toHave: "0062d6")

        try package.edit("PalettePlugin")
        let new = try await demo.nextShownProcess(after: old)
        try await demo.wait(forChanges: 1)
        try await screen.perform("click \(Place.swatch.center)")
        try await screen.wait(for: Place.preview, toHave: "f29912")
        try await demo.wait(until: "the old process is gone") { _ in !ProcessTable.contains(old) }
        #expect(ProcessTable.contains(new))
        try await end(demo, screen)
    }

    @Test("A changed storyboard is seen by a new process without a build")
    func storyboard() async throws {
        let package = try RunPackage(showing: "HelloPlugin")
        let demo = try package.run(on: guest)
        let screen = try await ScreenDriver.vnc(port: try await demo.vncPort(), on: guest)
        let old = try await demo.nextShownProcess()
        try await screen.wait(for: Place.helloEdge, toHave: "0062d6")
        let builds = demo.complaints.count { $0 == "A build." }
        #expect(builds == 1 && package.builtStoryboard == "1")

        try package.editStoryboard("2")
        let second = try await demo.nextShownProcess(after: old)
        try await demo.wait(forChanges: 1)
        #expect(package.builtStoryboard == "2")
        #expect(demo.complaints.count { $0 == "A build." } == builds)

        // Code is built, and what was copied before is as it was written last.
        try package.edit("HelloPlugin again")
        _ = try await demo.nextShownProcess(after: second)
        #expect(demo.complaints.count { $0 == "A build." } == builds + 1)
        #expect(package.builtStoryboard == "2")
        try await end(demo, screen)
    }

    @Test("A storyboard that is not built takes the place of none that has its name: it is left to a build")
    func storyboardOfAnother() async throws {
        let package = try RunPackage(showing: "HelloPlugin")
        try package.editStoryboard("draft", in: "Drafts")
        let demo = try package.run(on: guest)
        let screen = try await ScreenDriver.vnc(port: try await demo.vncPort(), on: guest)
        let old = try await demo.nextShownProcess()
        try await screen.wait(for: Place.helloEdge, toHave: "0062d6")
        #expect(package.builtStoryboard == "1")

        try package.editStoryboard("another draft", in: "Drafts")
        _ = try await demo.nextShownProcess(after: old)
        try await demo.wait(until: "it is built again") { $0.complaints.count { $0 == "A build." } == 2 }
        #expect(package.builtStoryboard == "1")
        try await end(demo, screen)
    }

    @Test("A build that fails is said above the old pane, which goes on, until another one succeeds")
    func failedBuild() async throws {
        let package = try RunPackage(showing: "HelloPlugin")
        let demo = try package.run(on: guest)
        let screen = try await ScreenDriver.vnc(port: try await demo.vncPort(), on: guest)
        let old = try await demo.nextShownProcess()
        try await screen.wait(for: Place.helloEdge, toHave: "0062d6")
        try await screen.click(Place.helloButton, changing: Place.helloLabel)

        try package.edit("mistake")
        // The pane is dimmed.
        try await screen.wait(for: Place.corner, toHave: "b8b8b8")
        try await screen.wait(for: Place.card, toHave: "ff3b30")
        try await screen.click(Place.helloButton, changing: Place.helloLabel)
        #expect(demo.process(of: "org.example.shown") == old)
        #expect(demo.complaints.contains { $0.hasSuffix("1:1: error: cannot find 'mistake' in scope") })

        try package.edit("HelloPlugin")
        _ = try await demo.nextShownProcess(after: old)
        try await screen.wait(for: Place.corner, toHave: "ffffff")
        try await screen.wait(for: Place.helloEdge, toHave: "0062d6")
        try await end(demo, screen)
    }

    @Test("What a controller keeps by state restoration goes to the process that takes its place")
    func state() async throws {
        let package = try RunPackage(showing: "PalettePlugin")
        let demo = try package.run(on: guest)
        let screen = try await ScreenDriver.vnc(port: try await demo.vncPort(), on: guest)
        let old = try await demo.nextShownProcess()
        try await screen.wait(for: Place.swatch, toHave: "f29912")
        try await demo.wait(forStates: 1)
        try await screen.perform("click \(Place.swatch.center)")
        try await screen.wait(for: Place.preview, toHave: "f29912")
        try await demo.wait(forStates: 2)
        let before = try await screen.capture()

        try package.edit("PalettePlugin again")
        _ = try await demo.nextShownProcess(after: old)
        try await demo.wait(forChanges: 1)
        // Whatever came later than the first picture would be a flash of what the new process knew by itself.
        let after = try await screen.capture()
        #expect(after[Place.preview] == before[Place.preview])
        try await end(demo, screen)
    }

    @Test("A plugin that crashes is shown as ended, and the next build starts it anew at once")
    func crash() async throws {
        let package = try RunPackage(showing: "HelloPlugin")
        let demo = try package.run(on: guest)
        let screen = try await ScreenDriver.vnc(port: try await demo.vncPort(), on: guest)
        var process: pid_t?
        for _ in 1...4 {
            let next = try await demo.nextShownProcess(after: process)
            process = next
            #expect(kill(next, SIGKILL) == 0)
        }
        // The placeholder, which waits for somebody to press Retry.
        try await screen.wait(for: Place.corner, toHave: "f2f2f7")
        try package.edit("HelloPlugin again")
        _ = try await demo.nextShownProcess(after: process)
        try await screen.wait(for: Place.helloEdge, toHave: "0062d6")
        try await end(demo, screen)
    }

    @Test("Ctrl-C ends the host, its plugin and the build that runs, and leaves no process")
    func interrupt() async throws {
        let package = try RunPackage(showing: "HelloPlugin")
        let demo = try package.run(on: guest)
        _ = try await demo.nextShownProcess()
        try package.edit("endless")
        try await demo.wait(until: "the build goes on") { $0.complaints.contains("Building for ever...") }
        demo.signal(SIGINT)
        try await demo.expectGoodEnd()
        // The build gets few variables; this is one.
        let mark = "TMPDIR=\(demo.runtimeDirectory.path)"
        try await demo.wait(until: "no process is left") { _ in ProcessTable.processes(withEnvironment: mark).isEmpty }
    }
}
