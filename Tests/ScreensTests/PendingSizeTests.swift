import Testing

@testable import Screens

@Suite struct PendingSizeTests {
    private func taken(from pending: inout PendingSize, at now: Duration) -> [Int]? {
        pending.take(at: now).map { [$0.width, $0.height] }
    }

    @Test("M6 of many wishes only the last is carried out")
    func last() {
        var pending = PendingSize()
        #expect(pending.deadline == nil)
        #expect(taken(from: &pending, at: .zero) == nil)
        for width in 1...100 { pending.wish(width: width, height: 7) }
        #expect(taken(from: &pending, at: .seconds(1)) == [100, 7])
        #expect(taken(from: &pending, at: .seconds(2)) == nil)
    }

    @Test("M6 there are at most 30 resizes a second")
    func interval() {
        var pending = PendingSize()
        var now = Duration.zero
        var count = 0
        while now < .seconds(1) {
            pending.wish(width: 1, height: 1)
            if pending.take(at: now) != nil {
                count += 1
                pending.didShow(at: now)
            }
            now += .milliseconds(1)
        }
        #expect((25...30).contains(count))
    }

    @Test("M6 a resize that takes long is followed by as much rest")
    func costly() {
        var pending = PendingSize()
        pending.wish(width: 1, height: 1)
        #expect(taken(from: &pending, at: .seconds(10)) == [1, 1])
        pending.wish(width: 2, height: 2)
        pending.didShow(at: .seconds(12))
        // What is shown after that has nothing to do with it.
        pending.didShow(at: .seconds(13))
        #expect(pending.deadline == .seconds(14))
        #expect(taken(from: &pending, at: .milliseconds(13_999)) == nil)
        #expect(taken(from: &pending, at: .seconds(14)) == [2, 2])
    }
}
