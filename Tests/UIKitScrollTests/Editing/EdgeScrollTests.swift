import Testing

@testable import UIKit

extension UIKitScroll {
    @Suite("A list that scrolls while a row is held near its edge") struct EdgeScrollTests {
        private let edges = EdgeScroll(top: 100, bottom: 500)

        @Test(
            "It stands still in the middle, and is the faster the nearer the finger is to an edge or beyond it",
            arguments: [
                (0, -900), (100, -900), (128, -225), (156, 0), (300, 0), (444, 0), (472, 225), (500, 900), (600, 900),
            ] as [(CGFloat, CGFloat)])
        func speed(place: CGFloat, speed: CGFloat) {
            #expect(edges.speed(at: place) == speed)
        }

        @Test(
            "A low list keeps a third in the middle where it stands still",
            arguments: [(0, -900), (10, -225), (20, 0), (40, 0), (50, 225), (60, 900)] as [(CGFloat, CGFloat)])
        func low(place: CGFloat, speed: CGFloat) {
            #expect(EdgeScroll(top: 0, bottom: 60).speed(at: place) == speed)
        }

        @Test("What has no height, and a place that is no number, scrolls nothing")
        func nothing() {
            #expect(EdgeScroll(top: 5, bottom: 5).speed(at: 5) == 0)
            #expect(EdgeScroll(top: 5, bottom: 0).speed(at: 5) == 0)
            #expect(edges.speed(at: .nan) == 0)
        }

        @Test("A step goes as far as the time since the last one takes it, and not beyond the ends of the list")
        func step() {
            #expect(edges.step(at: 500, seconds: 0.02, before: 10, after: 100) == 18)
            #expect(edges.step(at: 500, seconds: 0.02, before: 10, after: 5) == 5)
            #expect(edges.step(at: 100, seconds: 0.02, before: 10, after: 5) == -10)
            #expect(edges.step(at: 100, seconds: 0.02, before: 0, after: 5) == 0)
            #expect(edges.step(at: 100, seconds: .nan, before: 100, after: 5) == 0)
        }

        @Test("A frame that comes late does not make the list jump")
        func lateFrame() {
            #expect(edges.step(at: 500, seconds: 5, before: 1000, after: 1000) == 45)
        }
    }
}
