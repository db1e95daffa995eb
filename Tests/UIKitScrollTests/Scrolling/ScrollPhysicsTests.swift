import Testing

@testable import UIKit

extension UIKitScroll {
    @Suite("The physics of scrolling") struct ScrollPhysicsTests {
        private let axis = ScrollAxis(visible: 500, content: 2000, leading: 40, trailing: 60)

        @Test("The ends are those of the content with its insets; content that fits has one end only")
        func ends() {
            #expect(axis.lowest == -40 && axis.highest == 1560)
            let short = ScrollAxis(visible: 500, content: 100, leading: 40)
            #expect(short.lowest == -40 && short.highest == -40 && !short.overflows)
            #expect(!short.isDraggable && ScrollAxis(visible: 500, content: 100, alwaysBounces: true).isDraggable)
        }

        @Test(
            "Beyond an end content follows a finger by less and less, and never by as much as is seen",
            arguments: [(-40, -40), (100, 100), (-140, -89.55), (1660, 1609.55), (-1_000_000, -539.55)])
        func rubberBand(finger: CGFloat, shown: CGFloat) {
            #expect(abs(axis.resisted(finger) - shown) < 0.01)
            if finger > -1000 { #expect(abs(axis.unresisted(shown) - finger) < 0.2) }
        }

        @Test("Where it does not bounce, nothing follows beyond an end")
        func noBounce() {
            let axis = ScrollAxis(visible: 500, content: 2000, bounces: false)
            #expect(axis.resisted(-100) == 0 && axis.resisted(1700) == 1500)
        }

        @Test("A fling of 1000 points a second rolls out after 499.5 points, and begins at its speed")
        func rolling() {
            let motion = AxisMotion(from: 100, speed: 1000, rate: 0.998, within: axis)
            #expect(abs(motion.end - 599.5) < 0.1)
            #expect(motion.place(at: 0) == 100 && motion.speed(at: 0) == 1000)
            #expect(motion.place(at: motion.duration) == motion.end)
            #expect(abs(motion.place(at: motion.duration - 0.001) - motion.end) < 0.1)
            let fast = AxisMotion(from: 100, speed: 1000, rate: 0.99, within: axis)
            #expect(abs(fast.end - 199.5) < 0.1 && fast.duration < motion.duration / 4)
        }

        @Test("A fling that meets an end goes a little beyond it and comes back, without a jump of place or speed")
        func bounce() {
            let motion = AxisMotion(from: 1460, speed: 2000, rate: 0.998, within: axis)
            #expect(motion.end == 1560)
            let places = stride(from: 0, to: motion.duration, by: 1.0 / 120).map { motion.place(at: $0) }
            #expect(places.contains { $0 > 1580 } && places.allSatisfy { $0 < 1660 })
            for (before, after) in zip(places, places.dropFirst()) { #expect(abs(after - before) < 17) }
            let speeds = stride(from: 0, to: motion.duration, by: 1.0 / 120).map { motion.speed(at: $0) }
            for (before, after) in zip(speeds, speeds.dropFirst()) { #expect(abs(after - before) < 350) }
            #expect(abs(motion.place(at: motion.duration) - 1560) < 0.3)
        }

        @Test("Where it does not bounce, a fling ends at the end")
        func stop() {
            let axis = ScrollAxis(visible: 500, content: 2000, bounces: false)
            let motion = AxisMotion(from: 1400, speed: 2000, rate: 0.998, within: axis)
            #expect(motion.end == 1500)
            #expect(stride(from: 0, to: 3, by: 0.01).allSatisfy { motion.place(at: $0) <= 1500.001 })
        }

        @Test("What is let go beyond an end comes back")
        func comeBack() {
            let motion = AxisMotion(from: -90, speed: 0, rate: 0.998, within: axis)
            #expect(motion.end == -40 && motion.place(at: 0) == -90 && motion.duration < 1)
        }

        @Test(
            "A spring ends within a quarter of a point of its place, and a tenth of a second earlier it is further away",
            arguments: [10, 50, 200] as [CGFloat])
        func springEnd(distance: CGFloat) {
            let curve = ScrollCurve.spring(to: 0, from: distance, speed: 0)
            #expect(abs(curve.place(at: curve.duration)) <= 0.25)
            #expect(abs(curve.place(at: curve.duration - 0.1)) > 0.25)
        }

        @Test(
            "What shall rest at another place goes there without a jump of its speed, and not through it",
            arguments: [(0, 1000, 600), (0, 3000, 400), (0, 300, 1000), (0, 1000, -200), (0, 0, 100)])
        func going(from: CGFloat, speed: CGFloat, target: CGFloat) {
            let motion = AxisMotion(from: from, speed: speed, to: target)
            #expect(abs(motion.place(at: 0) - from) < 0.001 && abs(motion.speed(at: 0) - speed) < 0.001)
            #expect(motion.end == target && abs(motion.place(at: motion.duration) - target) < 0.3)
            if (target - from) * speed > 0 {
                let beyond = stride(from: 0, to: motion.duration, by: 0.01).map { motion.place(at: $0) - target }
                #expect(beyond.allSatisfy { $0 * (target - from) <= 0.3 * abs(target - from) })
            }
        }

        @Test(
            "Pages: the nearest one, after a fling the next one, and one a drag at most",
            arguments: [
                (0, 0, 80, 0, 0), (0, 0, 160, 0, 300), (0, 0, 80, 400, 300), (0, 0, 290, -400, 0),
                (0, 300, 1000, 0, 600),
                (0, 1200, 1300, 900, 1200),
            ])
        func pages(unused: Int, start: CGFloat, offset: CGFloat, speed: CGFloat, target: CGFloat) {
            let axis = ScrollAxis(visible: 300, content: 1500)
            #expect(PageStop.offset(from: offset, start: start, speed: speed, on: axis) == target)
        }

        @Test("Numbers that are none leave everything in its place")
        func noNumbers() {
            let axis = ScrollAxis(visible: .nan, content: .infinity, leading: .nan)
            #expect(axis.lowest == 0 && axis.highest == 0 && axis.clamped(.nan) == 0)
            #expect(RubberBand.stretch(.infinity, within: 100) == 0 && RubberBand.stretch(10, within: 0) == 0)
            #expect(ScrollCurve.end(from: 0, speed: 100, rate: .nan).isFinite)
        }

        @Test(
            "An indicator is as long as the part that is seen, never too short to be seen, and shorter where content is drawn beyond an end",
            arguments: [
                (0, 0, 250), (500, 125, 250), (1000, 250, 250), (-50, 0, 200), (1100, 350, 150),
            ])
        func indicator(offset: CGFloat, start: CGFloat, length: CGFloat) throws {
            let axis = ScrollAxis(visible: 1000, content: 2000)
            let place = try #require(ScrollIndicatorPlace(offset: offset, axis: axis, track: 500))
            #expect(abs(place.start - start) < 0.01 && abs(place.length - length) < 0.01)
            let long = try #require(
                ScrollIndicatorPlace(offset: 0, axis: ScrollAxis(visible: 100, content: 1_000_000), track: 500))
            #expect(long.length == 36)
            #expect(ScrollIndicatorPlace(offset: 0, axis: ScrollAxis(visible: 100, content: 50), track: 90) == nil)
        }
    }
}
