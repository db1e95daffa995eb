import Testing

@testable import PluginHost

@Suite struct RateLimitTests {
    @Test("Something may happen so often within a span, and again when the first time is longer ago than that")
    func span() {
        var limit = RateLimit(2, within: .seconds(10))
        let times = [0, 4, 5, 10, 11, 12, 15].map { Duration.seconds($0) }
        #expect(times.map { limit.allowsAnother(at: $0) } == [true, true, false, false, true, false, true])
    }

    @Test("Whoever waits for as long as it says may go on then, and not before")
    func wait() {
        var limit = RateLimit(2, within: .seconds(10))
        #expect(limit.wait(at: .zero) == .zero)
        for time in [0, 4] { _ = limit.allowsAnother(at: .seconds(time)) }
        let wait = limit.wait(at: .seconds(5))
        #expect(wait > .zero && wait <= .seconds(6))
        let times = [Duration.seconds(5) + wait - .nanoseconds(1), .seconds(5) + wait]
        #expect(times.map { limit.wait(at: $0) == .zero } == [false, true])
        #expect(times.map { limit.allowsAnother(at: $0) } == [false, true])
    }
}
