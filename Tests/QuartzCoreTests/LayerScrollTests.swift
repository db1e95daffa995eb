import QuartzCore
import Testing

@Suite("Scrolling a layer")
@MainActor struct LayerScrollTests {
    private struct Case: CustomTestStringConvertible {
        let testDescription: String
        let offset: CGPoint
        let delta: CGVector
        let result: CGPoint
    }

    /// Of a layer of 100 by 200 points with an area of 300 by 150 points that begins at (-10, -20).
    nonisolated private static let cases = [
        Case(
            testDescription: "within the area", offset: .zero, delta: CGVector(dx: -30, dy: 5),
            result: CGPoint(x: 30, y: -5)),
        Case(
            testDescription: "to the beginning and no further", offset: .zero, delta: CGVector(dx: 50, dy: 50),
            result: CGPoint(x: -10, y: -20)),
        Case(
            testDescription: "to the end and no further", offset: .zero, delta: CGVector(dx: -500, dy: 0),
            result: CGPoint(x: 190, y: 0)),
        Case(
            testDescription: "content that is smaller stays at its beginning", offset: CGPoint(x: 0, y: -20),
            delta: CGVector(dx: 0, dy: -50), result: CGPoint(x: 0, y: -20)),
        Case(
            testDescription: "beyond the end it comes back as far as it is moved", offset: CGPoint(x: 250, y: 40),
            delta: CGVector(dx: 20, dy: 20), result: CGPoint(x: 230, y: 20)),
        Case(
            testDescription: "beyond the end it goes no further", offset: CGPoint(x: 250, y: 40),
            delta: CGVector(dx: -20, dy: -20), result: CGPoint(x: 250, y: 40)),
        Case(
            testDescription: "before the beginning it goes no further", offset: CGPoint(x: -30, y: -30),
            delta: CGVector(dx: 20, dy: 20), result: CGPoint(x: -30, y: -30)),
        Case(
            testDescription: "by no number, and across by all there is", offset: .zero,
            delta: CGVector(dx: -CGFloat.infinity, dy: .nan), result: CGPoint(x: 190, y: 0)),
        Case(
            testDescription: "to the other side from beyond", offset: CGPoint(x: -30, y: 0),
            delta: CGVector(dx: -999, dy: 0), result: CGPoint(x: 190, y: 0)),
    ]

    @Test("It goes as far as the area does", arguments: cases)
    private func offset(each: Case) {
        var values = LayerValues.initial
        values.geometry.size = CGSize(width: 100, height: 200)
        values.scroll = .init(offset: each.offset, area: CGRect(x: -10, y: -20, width: 300, height: 150))
        #expect(values.offset(scrolledBy: each.delta) == each.result)
        values.scroll.area = nil
        #expect(values.offset(scrolledBy: each.delta) == each.offset)
    }

    @Test("The origin of the bounds is told apart from where the layer is")
    func change() {
        let root = CALayer()
        let tree = LayerTree(root: root)
        _ = tree.takeChanges()
        func changes() -> LayerChange? { tree.takeChanges().changed.first?.change }
        root.bounds.origin.y = 5
        #expect(changes() == .scroll)
        root.bounds.size.width = 5
        #expect(changes() == .geometry)
        root.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(changes() == [.geometry, .scroll])
        root.scrollArea = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(changes() == .scroll)
        root.scrollArea = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
        #expect(changes() == nil)
        #expect(root.scrollArea == CGRect(x: 0, y: 0, width: 10, height: 10))
    }
}
