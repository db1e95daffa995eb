import QuartzCore
import Testing

@MainActor @Suite("Stills of layers") struct StillTests {
    @Test("A still of what comes from elsewhere says where it cannot be drawn, as that does")
    func failures() throws {
        var reasons: [String] = []
        let window = CALayer()
        let pane = CALayer()
        pane.onDrawingFailure = { reasons.append($0) }
        window.addSublayer(pane)
        pane.addSublayer(CALayer())
        let still = window.still()
        #expect(still.onDrawingFailure == nil)
        let copy = try #require(still.sublayers?.first)
        let report = try #require(copy.onDrawingFailure)
        report("no memory")
        #expect(reasons == ["no memory"])
        #expect(copy.sublayers?.first?.onDrawingFailure == nil)
    }
}
