import Diagnostics
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("A scroll view") @MainActor struct ScrollViewTests {
        private let stage = Stage()
        private let clock = ManualFrameClock()
        private let installation: Override
        private let recorder = ScrollRecorder()
        private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

        init() {
            installation = clock.install()
            scrollView.contentSize = CGSize(width: 400, height: 2000)
            stage.root.view.addSubview(scrollView)
            scrollView.delegate = recorder
            stage.update()
        }

        /// Draws the content up or down by a finger: over 0.1 s, in ten moves.
        private func drag(from start: CGPoint, by way: CGVector, lasting time: Double = 0.1) {
            stage.press(start, at: 0)
            for step in 1...10 {
                let part = CGFloat(step) / 10
                stage.drag(
                    to: CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part), at: time * Double(part))
            }
        }

        private func fling(from start: CGPoint, by way: CGVector) {
            drag(from: start, by: way)
            stage.release(CGPoint(x: start.x + way.dx, y: start.y + way.dy), at: 0.1)
        }

        @Test("A finger draws the content; the delegate hears of it in UIKit's order, and of the fling after it")
        func fling() {
            drag(from: CGPoint(x: 200, y: 250), by: CGVector(dx: 0, dy: -100))
            #expect(scrollView.isTracking && scrollView.isDragging && !scrollView.isDecelerating)
            #expect(scrollView.contentOffset == CGPoint(x: 0, y: 90))
            stage.release(CGPoint(x: 200, y: 150), at: 0.1)
            #expect(!scrollView.isTracking && !scrollView.isDragging && scrollView.isDecelerating)
            clock.advance(by: .seconds(5))
            #expect(
                recorder.order == [
                    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
                    "willBeginDecelerating", "didScroll", "didEndDecelerating",
                ])
            #expect(abs(scrollView.contentOffset.y - (90 + 499.5)) < 1)
            #expect(recorder.velocities == [CGPoint(x: 0, y: 1)])
        }

        @Test("A fling has another place at every tick of the clock")
        func ticks() {
            fling(from: CGPoint(x: 200, y: 250), by: CGVector(dx: 0, dy: -100))
            recorder.forget()
            for _ in 0..<30 { clock.advance(by: .milliseconds(17)) }
            #expect(recorder.offsets.count >= 29)
            #expect(zip(recorder.offsets, recorder.offsets.dropFirst()).allSatisfy { $0.y < $1.y })
        }

        @Test("A finger that rests before it goes leaves the content where it is")
        func putDown() {
            drag(from: CGPoint(x: 200, y: 250), by: CGVector(dx: 0, dy: -100))
            stage.release(CGPoint(x: 200, y: 150), at: 2)
            #expect(!scrollView.isDecelerating && recorder.calls.last == "didEndDragging(false)")
            clock.advance(by: .seconds(3))
            #expect(scrollView.contentOffset.y == 90)
        }

        @Test(
            "What code ends while a finger draws it is moved no longer by the finger, and does not roll when it leaves")
        func ended() {
            drag(from: CGPoint(x: 200, y: 250), by: CGVector(dx: 0, dy: -100))
            scrollView.stopScrollingAndZooming()
            #expect(scrollView.contentOffset.y == 90 && !scrollView.isDragging)
            stage.drag(to: CGPoint(x: 200, y: 100), at: 0.12)
            #expect(scrollView.contentOffset.y == 90 && !scrollView.isDragging)
            stage.release(CGPoint(x: 200, y: 100), at: 0.13)
            #expect(!scrollView.isDecelerating)
            clock.advance(by: .seconds(3))
            #expect(scrollView.contentOffset.y == 90)
        }

        @Test("Beyond its beginning content follows by a part, and comes back")
        func bounce() {
            drag(from: CGPoint(x: 200, y: 50), by: CGVector(dx: 0, dy: 110))
            let stretch = 0 - scrollView.contentOffset.y
            #expect(stretch > 40 && stretch < 60)
            stage.release(CGPoint(x: 200, y: 160), at: 3)
            clock.advance(by: .seconds(2))
            #expect(scrollView.contentOffset == .zero && recorder.calls.last == "didEndDecelerating")
            scrollView.bounces = false
            drag(from: CGPoint(x: 200, y: 50), by: CGVector(dx: 0, dy: 110))
            #expect(scrollView.contentOffset == .zero)
            stage.release(CGPoint(x: 200, y: 160), at: 3)
        }

        @Test("A finger holds content that moves, and what lies below it is not pressed")
        func hold() {
            var presses = 0
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in presses += 1 })
            button.frame = CGRect(x: 0, y: 0, width: 400, height: 2000)
            scrollView.addSubview(button)
            stage.update()
            fling(from: CGPoint(x: 200, y: 250), by: CGVector(dx: 0, dy: -100))
            clock.advance(by: .milliseconds(200))
            let offset = scrollView.contentOffset
            recorder.forget()
            stage.press(CGPoint(x: 200, y: 100), at: 1)
            clock.advance(by: .seconds(1))
            #expect(scrollView.contentOffset == offset && scrollView.isDragging)
            stage.release(CGPoint(x: 200, y: 100), at: 3)
            #expect(
                presses == 0 && recorder.calls == ["willBeginDragging", "willEndDragging", "didEndDragging(false)"])
        }

        @Test("A tap reaches the content, a drag takes its touch away")
        func content() {
            var presses = 0
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in presses += 1 })
            button.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
            scrollView.addSubview(button)
            stage.update()
            let place = CGPoint(x: 200, y: 50)
            stage.press(place)
            #expect(!button.isHighlighted)
            clock.advance(by: .milliseconds(200))
            #expect(button.isHighlighted)
            stage.release(place, at: 0.2)
            #expect(presses == 1)
            // A short tap is none the less one.
            stage.press(place, at: 1)
            stage.release(place, at: 1.05)
            #expect(presses == 2)
            drag(from: place, by: CGVector(dx: 0, dy: -40))
            stage.release(CGPoint(x: 200, y: 10), at: 3)
            #expect(presses == 2 && scrollView.contentOffset.y == 30)
        }

        @Test("What a control has already stays its own, and what another view has does not")
        func held() {
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
            scrollView.addSubview(button)
            let card = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 100))
            scrollView.addSubview(card)
            stage.update()
            stage.press(CGPoint(x: 200, y: 90))
            clock.advance(by: .milliseconds(200))
            stage.drag(to: CGPoint(x: 200, y: 20), at: 0.3)
            #expect(scrollView.contentOffset == .zero)
            stage.release(CGPoint(x: 200, y: 20), at: 0.4)
            stage.press(CGPoint(x: 200, y: 190), at: 1)
            clock.advance(by: .milliseconds(200))
            stage.drag(to: CGPoint(x: 200, y: 150), at: 1.3)
            #expect(scrollView.contentOffset.y == 30)
            stage.release(CGPoint(x: 200, y: 150), at: 3)
        }

        @Test("The delegate leads the content elsewhere when it is let go")
        func target() {
            recorder.target = { CGPoint(x: 0, y: ($0.y / 100).rounded() * 100) }
            fling(from: CGPoint(x: 200, y: 250), by: CGVector(dx: 0, dy: -100))
            clock.advance(by: .seconds(5))
            #expect(scrollView.contentOffset.y == 600)
        }

        @Test("A delegate that has the content go elsewhere when it is let go has no fling beside that")
        func glideOnRelease() {
            recorder.onRelease = { $0.setContentOffset(CGPoint(x: 0, y: 700), animated: true) }
            fling(from: CGPoint(x: 200, y: 250), by: CGVector(dx: 0, dy: -100))
            #expect(!scrollView.isDecelerating && !scrollView.isDragging)
            clock.advance(by: .seconds(2))
            #expect(scrollView.contentOffset.y == 700)
            #expect(
                recorder.order == [
                    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)", "didScroll",
                    "didEndScrollingAnimation",
                ])
        }

        @Test("Pages are turned one at a time")
        func pages() {
            scrollView.contentSize = CGSize(width: 2000, height: 300)
            scrollView.isPagingEnabled = true
            fling(from: CGPoint(x: 300, y: 150), by: CGVector(dx: -80, dy: 0))
            clock.advance(by: .seconds(3))
            #expect(scrollView.contentOffset.x == 400)
            drag(from: CGPoint(x: 300, y: 150), by: CGVector(dx: -80, dy: 0))
            stage.release(CGPoint(x: 220, y: 150), at: 2)
            clock.advance(by: .seconds(3))
            #expect(scrollView.contentOffset.x == 400)
        }

        @Test("A drag across is not for content that goes down only; with a lock one that began down stays so")
        func axes() {
            drag(from: CGPoint(x: 300, y: 150), by: CGVector(dx: -100, dy: -20))
            #expect(!scrollView.isDragging)
            stage.release(CGPoint(x: 200, y: 130), at: 1)
            scrollView.contentSize = CGSize(width: 1000, height: 2000)
            scrollView.isDirectionalLockEnabled = true
            stage.press(CGPoint(x: 300, y: 250))
            stage.drag(to: CGPoint(x: 300, y: 200), at: 0.1)
            stage.drag(to: CGPoint(x: 200, y: 190), at: 0.2)
            #expect(scrollView.contentOffset == CGPoint(x: 0, y: 50))
            stage.release(CGPoint(x: 200, y: 190), at: 2)
        }

        @Test(
            "With a lock a finger that goes more than twice as far along one axis as along the other means that one, and else both",
            arguments: [
                (CGVector(dx: -50, dy: -20), CGPoint(x: 50, y: 0)), (CGVector(dx: -20, dy: -50), CGPoint(x: 0, y: 50)),
                (CGVector(dx: -40, dy: -20), CGPoint(x: 40, y: 20)),
                (CGVector(dx: -20, dy: -40), CGPoint(x: 20, y: 40)),
            ])
        func lock(way: CGVector, offset: CGPoint) {
            scrollView.contentSize = CGSize(width: 1000, height: 2000)
            scrollView.isDirectionalLockEnabled = true
            scrollView.scrolling.beginDrag()
            scrollView.scrolling.drag(by: way)
            #expect(scrollView.contentOffset == offset)
            scrollView.scrolling.endDrag(velocity: .zero)
        }

        @Test("At its end a scroll view leaves the drag to the one around it, and otherwise has it alone")
        func nested() {
            let inner = UIScrollView(frame: CGRect(x: 50, y: 50, width: 300, height: 200))
            inner.contentSize = CGSize(width: 300, height: 400)
            scrollView.addSubview(inner)
            stage.update()
            drag(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: -60))
            stage.release(CGPoint(x: 200, y: 140), at: 2)
            #expect(inner.contentOffset.y == 50 && scrollView.contentOffset.y == 0)
            inner.contentOffset.y = 200
            drag(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: -60))
            stage.release(CGPoint(x: 200, y: 140), at: 2)
            #expect(inner.contentOffset.y == 200 && scrollView.contentOffset.y == 50)
        }

        @Test("The wheel scrolls by its notches, stops at the end, and leaves the rest to whoever is around")
        func wheel() {
            let left = stage.window.sendScroll(
                at: CGPoint(x: 200, y: 150), delta: CGVector(dx: 0, dy: -60), isPrecise: false, timestamp: 0)
            #expect(left == .zero && scrollView.contentOffset.y == 60 && recorder.calls == ["didScroll"])
            scrollView.contentOffset.y = 1690
            let rest = stage.window.sendScroll(
                at: CGPoint(x: 200, y: 150), delta: CGVector(dx: 0, dy: -60), isPrecise: false, timestamp: 1)
            #expect(rest == CGVector(dx: 0, dy: -50) && scrollView.contentOffset.y == 1700)
        }

        @Test("A touchpad draws as a finger does; a pause is its end, and what was fast rolls on")
        func touchpad() {
            for step in 0..<10 {
                _ = stage.window.sendScroll(
                    at: CGPoint(x: 200, y: 150), delta: CGVector(dx: 0, dy: -10), isPrecise: true,
                    timestamp: Double(step) * 0.01)
                clock.advance(by: .milliseconds(10))
            }
            #expect(scrollView.isDragging && scrollView.contentOffset.y == 100)
            clock.advance(by: .milliseconds(80))
            #expect(scrollView.isDecelerating)
            clock.advance(by: .seconds(4))
            #expect(scrollView.contentOffset.y > 400)
            #expect(
                recorder.order == [
                    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
                    "willBeginDecelerating", "didScroll", "didEndDecelerating",
                ])
        }

        @Test("Code scrolls at once or over a while, and says when that is over")
        func code() {
            scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
            #expect(scrollView.contentOffset.y == 100 && recorder.calls == ["didScroll"])
            scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
            #expect(scrollView.contentOffset.y == 100)
            clock.advance(by: .milliseconds(150))
            #expect(scrollView.contentOffset.y > 200 && scrollView.contentOffset.y < 400)
            #expect(scrollView.isScrollAnimating)
            clock.advance(by: .seconds(1))
            #expect(!scrollView.isScrollAnimating)
            #expect(scrollView.contentOffset.y == 500 && recorder.order == ["didScroll", "didEndScrollingAnimation"])
        }

        @Test(
            "A rectangle is brought into view by as little as it takes",
            arguments: [(350, 50, 100), (600, 50, 350), (0, 20, 0), (1900, 500, 1700)])
        func reveal(top: CGFloat, height: CGFloat, offset: CGFloat) {
            scrollView.scrollRectToVisible(CGRect(x: 0, y: top, width: 10, height: height), animated: false)
            #expect(scrollView.contentOffset.y == offset)
        }

        @Test("Content that became shorter is not left beyond its end")
        func shorter() {
            scrollView.contentOffset.y = 1700
            scrollView.contentSize.height = 1000
            #expect(scrollView.contentOffset.y == 700)
            scrollView.frame.size.height = 600
            #expect(scrollView.contentOffset.y == 400)
        }

        @Test("Sizes, insets and offsets that are no numbers are refused with a report")
        func badNumbers() {
            expectDiagnostics([.notFinite, .notFinite, .notFinite, .notFinite]) {
                scrollView.contentSize = CGSize(width: CGFloat.nan, height: 10)
                scrollView.contentSize = CGSize(width: -1, height: 10)
                scrollView.contentInset.top = .infinity
                scrollView.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
            }
            #expect(scrollView.contentSize == CGSize(width: 400, height: 2000) && scrollView.contentInset == .zero)
            scrollView.contentSize = CGSize(width: 400, height: 1e9)
            scrollView.contentOffset.y = 1e9
            stage.update()
            #expect(scrollView.contentOffset.y == 1e9)
        }

        @Test("Indicators are seen while content moves, stand in front of it, and go")
        func indicators() throws {
            #expect(!scrollView.subviews.contains { $0 is ScrollIndicator }, "nobody has scrolled")
            drag(from: CGPoint(x: 200, y: 250), by: CGVector(dx: 0, dy: -100))
            stage.update()
            let indicator = try #require(scrollView.subviews.last as? ScrollIndicator)
            #expect(indicator.alpha == 1 && indicator.frame.maxX == 397)
            scrollView.insertContentSubview(UIView())
            #expect(scrollView.subviews.last === indicator)
            stage.release(CGPoint(x: 200, y: 150), at: 3)
            clock.advance(by: .seconds(2))
            stage.update()
            #expect(indicator.alpha == 0)
        }

        @Test("Keys scroll by lines, pages and to the ends, where the focus is in the content")
        func keys() {
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 0, y: 10, width: 100, height: 40)
            scrollView.addSubview(button)
            stage.update()
            stage.keyDown(.keyboardTab)
            stage.keyDown(.keyboardDownArrow)
            clock.advance(by: .seconds(1))
            #expect(scrollView.contentOffset.y == 40)
            stage.keyDown(.keyboardPageDown)
            clock.advance(by: .seconds(1))
            #expect(scrollView.contentOffset.y == 300)
            stage.keyDown(.keyboardEnd)
            clock.advance(by: .seconds(1))
            #expect(scrollView.contentOffset.y == 1700)
            stage.keyDown(.keyboardHome)
            clock.advance(by: .seconds(1))
            #expect(scrollView.contentOffset.y == 0)
            scrollView.allowsKeyboardScrolling = false
            stage.keyDown(.keyboardDownArrow)
            clock.advance(by: .seconds(1))
            #expect(scrollView.contentOffset.y == 0)
        }

        @Test("What gets the focus is brought into view")
        func focus() {
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 0, y: 900, width: 100, height: 40)
            scrollView.addSubview(button)
            stage.update()
            stage.keyDown(.keyboardTab)
            #expect(button.isFocused && scrollView.contentOffset.y == 640)
        }

        @Test("Two fingers zoom the view that the delegate names, around the point between them")
        func zoom() {
            let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            scrollView.addSubview(picture)
            scrollView.contentSize = picture.frame.size
            recorder.zoomed = picture
            scrollView.maximumZoomScale = 3
            stage.press(CGPoint(x: 150, y: 150), id: 1)
            stage.press(CGPoint(x: 250, y: 150), id: 2)
            stage.drag(to: CGPoint(x: 100, y: 150), id: 1, at: 0.1)
            stage.drag(to: CGPoint(x: 300, y: 150), id: 2, at: 0.2)
            #expect(scrollView.isZooming && abs(scrollView.zoomScale - 2) < 0.1)
            stage.release(CGPoint(x: 100, y: 150), id: 1, at: 0.3)
            stage.release(CGPoint(x: 300, y: 150), id: 2, at: 0.3)
            #expect(scrollView.contentSize == picture.frame.size)
            #expect(recorder.calls.first { $0.hasPrefix("did") || $0.hasPrefix("will") } == "willBeginZooming")
            #expect(recorder.calls.contains { $0.hasPrefix("didEndZooming") })
            scrollView.setZoomScale(9, animated: false)
            #expect(scrollView.zoomScale == 3)
            clock.advance(by: .seconds(2))
            stage.update()
        }
    }
}
