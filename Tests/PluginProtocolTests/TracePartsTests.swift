import PluginProtocol
import Testing

@Suite("A trace in messages")
struct TracePartsTests {
    @Test(
        "Every part is a message that a host takes, and together they are the trace",
        arguments: [
            [], ["one"], Array(repeating: "", count: 2000), Array(repeating: "x", count: 512),
            Array(repeating: String(repeating: "x", count: 1000), count: 300),
            [String(repeating: "x", count: (64 << 10) - 4), "y"],
        ])
    func parts(of lines: [String]) throws {
        let parts = TraceParts.parts(of: lines)
        #expect(parts.flatMap(\.self) == lines)
        for part in parts {
            let envelope = Envelope<PluginToHost>(
                epoch: .first, sequence: .first, body: .session(.didRecordTrace(part)))
            let read = try PluginToHost.decode(PluginToHost.encode(envelope), on: .control, limits: .standard)
            #expect(read.body == .session(.didRecordTrace(part)))
        }
    }

    @Test("A line that no message can carry is cut")
    func longLine() {
        let parts = TraceParts.parts(of: ["a", String(repeating: "x", count: 1 << 20), "b"])
        #expect(parts.map(\.count) == [1, 1, 1])
        #expect(parts[1][0].utf8.count == (64 << 10) - 4)
    }
}
