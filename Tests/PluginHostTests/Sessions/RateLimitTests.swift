import Testing

@testable import PluginHost

@Suite struct RateLimitTests {
    @Test("Something may happen so often within a span, and again when the first time is longer ago than that")
    func span() {
        var limit = RateLimit(2, within: .seconds(10))
        let times = [0, 4, 5, 10, 11, 12, 15].map { Duration.seconds($0) }
        #expect(times.map { limit.allowsAnother(at: $0) } == [true, true, false, false, true, false, true])
    }
}
