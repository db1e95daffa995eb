import Foundation
import PluginProtocol
import ProtocolSamples
import QuartzCore
import Synchronization
import Testing

@MainActor @Suite struct WireTraceTests {
    private final class Lines: Sendable {
        let lines = Mutex<[String]>([])
    }

    @Test("A message is one line with time, direction, plugin, scene and what a person wants to know")
    func lines() {
        let lines = Lines()
        let trace = WireTrace(plugin: Samples.clock, elapsed: { .milliseconds(12_345) }) { line in
            lines.lines.withLock { $0.append(line) }
        }
        let resize = SceneGeometry(size: CGSize(width: 320, height: 480), serial: ResizeSerial(number: 7))
        trace.message(
            HostToPlugin.scene(.updateScene([.loadView, .resizeScene(resize, animated: nil)])), scene: Samples.scene,
            .sent)
        trace.message(PluginToHost.session(.pong), scene: nil, .received)
        trace.refusal(Misbehaviour(.outOfRange, "-1 is not from 0 to 1", at: ["SceneDidCommit"]), .received)
        #expect(
            lines.lines.withLock { $0 } == [
                "[  12.345] -> org.mullion.clock#2 UpdateScene(LoadView, ResizeScene(size: 320x480, serial: 7))",
                "[  12.345] <- org.mullion.clock Pong",
                "[  12.345] <- org.mullion.clock refused: out-of-range: SceneDidCommit: -1 is not from 0 to 1",
            ])
    }

    @Test(
        "Who watches gets the lines of the plugins that were named, from then until it leaves; while nobody does, nothing is said"
    )
    func audience() {
        let audience = TraceAudience()
        let counted = Lines()
        let trace = WireTrace(
            plugin: Samples.clock,
            elapsed: {
                counted.lines.withLock { $0.append("asked") }
                return .zero
            }, audience: audience, write: nil)
        func ping() { trace.message(HostToPlugin.session(.ping), scene: nil, .sent) }
        ping()
        var (all, clock, others): ([String], [String], [String]) = ([], [], [])
        let first = audience.watch([]) { all.append($0) }
        let second = audience.watch([Samples.clock]) { clock.append($0) }
        let third = audience.watch([PluginIdentifier(rawValue: "org.example.other")!]) { others.append($0) }
        ping()
        first.end()
        ping()
        second.end()
        ping()
        trace.refusal(Misbehaviour(.outOfRange, "", at: []), .received)
        #expect(all == ["[   0.000] -> org.mullion.clock Ping"])
        #expect(clock == all + all)
        #expect(others.isEmpty)
        // A line that nobody wants is not even made.
        #expect(counted.lines.withLock(\.count) == 2)
        third.end()
    }

    @Test("Where nobody can watch and nothing is written, there is no trace; where somebody can, there is")
    func wanted() {
        #expect(WireTrace.ifWanted(plugin: Samples.clock) == nil)
        let audience = TraceAudience().install()
        #expect(WireTrace.ifWanted(plugin: Samples.clock) != nil)
        audience.end()
    }

    @Test("What was typed does not show in a trace")
    func secrets() {
        #expect(HostToPlugin.input(.insertText("hunter2")).description == "InsertText(7 characters)")
        #expect(!HostToPlugin.input(.deliverPresses(Samples.presses)).description.contains("A"))
    }

    @Test("A text of the peer cannot break a line")
    func lineBreaks() {
        let facts = SceneFacts(title: .init("a\nb"), preferredContentSize: nil)
        #expect(
            PluginToHost.content(.sceneDidChangeFacts(facts)).description == "SceneDidChangeFacts(title: \"a b\")")
    }
}
