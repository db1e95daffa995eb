import BenchmarkReport

/// A call by contract in a host until the plugin's call of its delegate, and a question until its answer.
///
/// Who awaits an answer is woken by way of another thread, which is Swift's doing and costs a question what a call does not.
@MainActor enum ContractBenchmark {
    private static let rounds = 5

    static func perform(_ run: BenchmarkRun) throws {
        let host = BenchmarkHost()
        let raw = try RawEcho(on: host.loop)
        let pane = try EchoPane(host)
        let count = run.count(1000)
        for bytes in [64, 1 << 10, 16 << 10] {
            _ = pane.tell(200, bytes: bytes)
            var (anchors, told, asked): ([Double], [Double], [Double]) = ([], [], [])
            for _ in 0..<rounds {
                run.measureYardstick()
                anchors += raw.measure(count, bytes: bytes)
                told += pane.tell(count, bytes: bytes)
                asked += try pane.ask(count, bytes: bytes)
            }
            let anchor = run.add("libzmq, \(bytes) bytes", anchors, kind: .raw)
            run.add("call and call back, \(bytes) bytes", told, against: anchor, goal: .ratio(atMost: 1.3))
            run.add("question and answer, \(bytes) bytes", asked, against: anchor)
        }
        host.close()
        raw.close()
    }
}
