import FuzzTargets
import Testing

@Suite struct MessageScriptTests {
    @Test("A script is read as it was written, and any bytes are a script")
    func reading() {
        let script = MessageScript([
            .init(.control, [1, 2, 3]), .init([], []), .init([.frame, .control], Array(repeating: 7, count: 300)),
        ])
        #expect(MessageScript(script.bytes) == script)
        #expect(MessageScript(script.bytes.dropLast(100).map(\.self)).steps.last?.message.count == 200)
        #expect(MessageScript([255, 255, 255, 9]).steps.map(\.message) == [[9]])
        #expect(MessageScript([1, 2]).steps.isEmpty)
    }
}
