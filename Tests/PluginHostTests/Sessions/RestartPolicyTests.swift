import PluginHost
import Testing

@Suite("When a plugin that ended is started again")
struct RestartPolicyTests {
    /// What the policy says of a process that is ready at `time` and ends one second later, for each of `times`.
    private func decisions(
        _ policy: inout RestartPolicy, readyAt times: [Duration], living life: Duration = .seconds(1)
    ) -> [RestartPolicy.Decision] {
        times.map { policy.processEnded(at: $0 + life, readySince: $0) }
    }

    @Test("It is started at once, then after one second, then after two, and then no more")
    func delays() {
        var policy = RestartPolicy()
        let all = decisions(&policy, readyAt: [.zero, .seconds(2), .seconds(5), .seconds(10)])
        #expect(
            all == [
                .restart(after: .zero), .restart(after: .seconds(1)), .restart(after: .seconds(2)), .giveUp,
            ])
    }

    @Test("A process that died before it was ready is not started again, however often it worked before")
    func neverReady() {
        var policy = RestartPolicy()
        let all = [
            policy.processEnded(at: .seconds(1), readySince: nil),
            policy.processEnded(at: .seconds(3), readySince: .seconds(2)),
            policy.processEnded(at: .seconds(4), readySince: nil),
        ]
        #expect(all == [.giveUp, .restart(after: .zero), .giveUp])
    }

    @Test("Ten seconds of health clear the count, and a moment less does not")
    func health() {
        var policy = RestartPolicy()
        _ = decisions(&policy, readyAt: [.zero, .seconds(2), .seconds(5)])
        var ill = policy
        #expect(decisions(&ill, readyAt: [.seconds(10)], living: .milliseconds(9999)) == [.giveUp])
        #expect(decisions(&policy, readyAt: [.seconds(10)], living: .seconds(10)) == [.restart(after: .zero)])
        #expect(decisions(&policy, readyAt: [.seconds(30)]) == [.restart(after: .seconds(1))])
    }

    @Test("Restarts count for five minutes")
    func window() {
        var policy = RestartPolicy()
        _ = decisions(&policy, readyAt: [.zero, .seconds(2), .seconds(5)])
        var early = policy
        #expect(decisions(&early, readyAt: [.seconds(300)]) == [.giveUp])
        // The first restart, at 1 s, is out of the window now; the other two are in it.
        #expect(decisions(&policy, readyAt: [.seconds(301)]) == [.restart(after: .seconds(2))])
    }

    @Test("After a retry by the user everything counts from the start")
    func reset() {
        var policy = RestartPolicy()
        _ = decisions(&policy, readyAt: [.zero, .seconds(2), .seconds(5), .seconds(10)])
        policy.reset()
        #expect(
            decisions(&policy, readyAt: [.seconds(20), .seconds(22)])
                == [.restart(after: .zero), .restart(after: .seconds(1))])
    }
}
