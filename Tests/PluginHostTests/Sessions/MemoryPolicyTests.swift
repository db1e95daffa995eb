import PluginHost
import Testing

@Suite("What a host does about the memory that a plugin takes")
struct MemoryPolicyTests {
    private var policy = MemoryPolicy(limit: 1000, at: .zero)

    /// What follows from readings that come one pace after another.
    private mutating func steps(_ readings: Int...) -> [MemoryPolicy.Step?] {
        readings.map { reading in
            now += MemoryPolicy.pace
            return policy.looks(at: now) ? policy.find(reading, at: now) : nil
        }
    }

    private var now = Duration.zero

    @Test("MEM-07 a plugin is warned at three quarters of its limit and ended beyond it, and is let be below")
    mutating func lines() {
        #expect(steps(0, 749, 750, 1000, 1001) == [nil, nil, .warn, nil, .end])
    }

    @Test("MEM-07 nobody is ended without a warning at a look before, however much it takes at once")
    mutating func warnedFirst() {
        #expect(steps(Int.max, Int.max) == [.warn, .end])
    }

    @Test("MEM-07 what comes right after the warning ends nobody: there was no time to let go")
    mutating func grace() {
        #expect(policy.find(900, at: .seconds(10)) == .warn)
        #expect(policy.find(2000, at: .seconds(10)) == nil)
        #expect(policy.find(2000, at: .milliseconds(14_999)) == nil)
        #expect(policy.find(2000, at: .seconds(15)) == .end)
    }

    @Test("A plugin that stays above the line is warned once a minute")
    mutating func pause() {
        let all = (0..<25).map { _ in steps(800)[0] }
        #expect(all.indices.filter { all[$0] == .warn } == [0, 12, 24])
        #expect(all.count { $0 != nil } == 3)
    }

    @Test("One that goes up and down at the line is not warned anew, and one that was seen at less than half is")
    mutating func hysteresis() {
        #expect(steps(750, 749, 750, 500, 800) == [.warn, nil, nil, nil, nil])
        #expect(steps(499, 800) == [nil, .warn])
    }

    @Test("MEM-07 for a warning of long ago, and for one after which it has let go, nobody is ended")
    mutating func oldWarnings() {
        #expect(steps(800, 400, 2000, 2000) == [.warn, nil, .warn, .end])
        policy = MemoryPolicy(limit: 1000, at: now)
        #expect(steps(800) == [.warn])
        for _ in 0..<11 { #expect(steps(600) == [nil]) }
        #expect(steps(2000, 2000) == [.warn, .end])
    }

    @Test("A warning counts for a minute")
    mutating func counts() {
        #expect(!policy.isWarned(at: .zero))
        #expect(policy.find(900, at: .seconds(10)) == .warn)
        #expect(policy.isWarned(at: .milliseconds(69_999)))
        #expect(!policy.isWarned(at: .seconds(70)))
    }

    @Test("Looks are five seconds apart, from the start of the session on, however often there is an occasion")
    mutating func pace() {
        let times = stride(from: 0, through: 20_000, by: 100).map { Duration.milliseconds($0) }
        let looks = times.filter { policy.looks(at: $0) }
        #expect(looks == [.seconds(5), .seconds(10), .seconds(15), .seconds(20)])
    }

    @Test("Limits that no plugin can keep or reach cause no trouble", arguments: [0, 1, 2, 3, Int.max])
    func extremes(limit: Int) {
        var policy = MemoryPolicy(limit: limit, at: .zero)
        #expect(policy.find(Int.max, at: .seconds(5)) == .warn)
        #expect(policy.find(Int.max, at: .seconds(10)) == (limit == .max ? nil : .end))
    }

    @Test("In words what is more than the limit is more than the limit")
    func words() {
        let use = MemoryUse(taken: (48 << 20) + 1, limit: 48 << 20)
        #expect((use.takenInWords, use.limitInWords) == ("49 MiB", "48 MiB"))
        #expect(MemoryUse(taken: 48 << 20, limit: 1).takenInWords == "48 MiB")
        #expect(MemoryUse(taken: .max, limit: .max).takenInWords == "8796093022208 MiB")
    }
}
