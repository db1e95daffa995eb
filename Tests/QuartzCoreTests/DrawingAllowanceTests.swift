import Dispatch
import PaintingJobs
import QuartzCore
import Testing

@MainActor @Suite("The jobs of layers with an allowance") struct DrawingAllowanceTests {
    private static let patience = 10_000

    private final class Drawing {}

    private struct Key: Hashable {
        let drawing: Drawing

        static func == (one: Key, other: Key) -> Bool { one.drawing === other.drawing }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(drawing)) }
    }

    private func allowance(_ slot: PaintingJobSlot = PaintingJobSlot()) -> DrawingAllowance {
        DrawingAllowance(perFrame: .milliseconds(1), inAll: .seconds(1000), slot: slot, clock: { .zero })
    }

    @Test(
        "A still is drawn within the allowance of what it shows: what was lifted in a pane costs no more than the pane may"
    )
    func still() throws {
        let allowance = allowance()
        let window = CALayer()
        let pane = CALayer()
        pane.drawingAllowance = allowance
        window.addSublayer(pane)
        pane.addSublayer(CALayer())
        let still = window.still()
        #expect(still.drawingAllowance == nil)
        let copy = try #require(still.sublayers?.first)
        #expect(copy.drawingAllowance === allowance)
    }

    /// Asks for something frame for frame until it is done.
    private func finish(_ key: some Hashable, _ allowance: DrawingAllowance, from frame: Int) -> Bool {
        for frame in frame..<(frame + Self.patience) {
            var isDone = false
            allowance.spend(in: frame) { isDone = allowance.finish(key) {} }
            if isDone { return true }
            while allowance.isWaiting {}
        }
        return false
    }

    @Test("T5 layers that share a slot have one job at a time, and the next begins when that is over")
    func oneAtATime() {
        let slot = PaintingJobSlot()
        let (first, second) = (allowance(slot), allowance(slot))
        let gate = DispatchSemaphore(value: 0)
        first.spend(in: 1) {
            let isDone = first.finish("first") { PaintingJob.aside { gate.wait() } }
            #expect(!isDone)
        }
        #expect(first.isWaiting)
        var hasBegun = false
        for frame in 1...100 {
            second.spend(in: frame) {
                let isDone = second.finish("second") { hasBegun = true }
                #expect(!isDone)
            }
            #expect(second.isWaiting)
        }
        #expect(!hasBegun)
        gate.signal()
        #expect(finish("first", first, from: 2))
        second.spend(in: 101) {
            _ = second.finish("second") { hasBegun = true }
        }
        #expect(hasBegun)
        #expect(finish("second", second, from: 102))
    }

    @Test("M3 nothing is kept of what was drawn, neither of what is done nor of what was given up")
    func nothingKept() {
        let slot = PaintingJobSlot()
        let allowance = allowance(slot)
        weak var drawn: Drawing?
        weak var givenUp: Drawing?
        do {
            let drawing = Drawing()
            drawn = drawing
            #expect(finish(Key(drawing: drawing), allowance, from: 1))
        }
        #expect(drawn == nil)
        do {
            let drawing = Drawing()
            givenUp = drawing
            allowance.spend(in: Self.patience + 1) {
                let isDone = allowance.finish(Key(drawing: drawing)) {
                    while !PaintingJob.isAbandoned { PaintingJob.pause() }
                }
                #expect(!isDone)
            }
        }
        #expect(givenUp != nil)
        allowance.renew()
        #expect(PaintingJob.waitForAbandoned(.seconds(60)))
        allowance.renew()
        #expect(givenUp == nil)
    }
}
