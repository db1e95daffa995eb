import Testing

@testable import Screens

@Suite struct PendingAppearanceTests {
    @Test("M6 there are at most two appearances a second, and the last one that was wished for comes")
    func interval() {
        var pending = PendingAppearance()
        var now = Duration.zero
        var taken: [ScreenAppearance] = []
        for step in 0..<1000 {
            pending.wish(step.isMultiple(of: 2) ? .dark : .light)
            if let appearance = pending.take(at: now) { taken.append(appearance) }
            now += .milliseconds(1)
        }
        #expect((1...2).contains(taken.count))
        pending.wish(.light)
        pending.wish(.dark)
        let last = pending.deadline.flatMap { pending.take(at: $0) } ?? taken.last
        #expect(last == .dark)
    }

    @Test("M6 a wish for the appearance that there is costs nothing")
    func same() {
        var pending = PendingAppearance()
        pending.wish(.dark)
        #expect(pending.take(at: .zero) == .dark)
        pending.wish(.light)
        pending.wish(.dark)
        #expect(pending.deadline == nil)
    }
}
