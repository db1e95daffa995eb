import Testing

@testable import PluginHost

@Suite("Limit of lines per second")
struct LineRateLimiterTests {
    @Test("The first lines of each second pass; the others are counted and reported once")
    func limits() {
        var limiter = LineRateLimiter(linesPerSecond: 3)
        let first = (0..<10).map { limiter.admitsLine(at: .milliseconds(500 + $0)) }
        #expect(first == [true, true, true] + Array(repeating: false, count: 7))
        let justBefore = limiter.admitsLine(at: .milliseconds(1499))
        let (report, second) = (limiter.takeReport(), limiter.takeReport())
        let next = limiter.admitsLine(at: .milliseconds(1500))
        #expect(!justBefore && next)
        #expect(report == "[8 more lines left out: over 3 in a second]")
        #expect(second == nil)
    }

    @Test("A steady stream below the limit passes whole")
    func steady() {
        var limiter = LineRateLimiter(linesPerSecond: 10)
        let passed = (0..<100).map { limiter.admitsLine(at: .milliseconds($0 * 100)) }
        #expect(!passed.contains(false))
        let report = limiter.takeReport()
        #expect(report == nil)
    }

    @Test("A single line is reported in the singular")
    func singular() {
        var limiter = LineRateLimiter(linesPerSecond: 1)
        _ = limiter.admitsLine(at: .zero)
        _ = limiter.admitsLine(at: .zero)
        let report = limiter.takeReport()
        #expect(report == "[1 more line left out: over 1 in a second]")
    }
}
