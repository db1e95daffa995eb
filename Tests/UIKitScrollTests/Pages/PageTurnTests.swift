import ParityScenarios
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Pages that a finger turns") @MainActor struct PageTurnTests {
        @Test(
            "PAGE-03 a page that scrolls in: both hear that they will when the finger comes, and that they did at the end"
        )
        func scrolled() {
            ManualFrameClock.use { time in
                let staging = PageStaging()
                let end = staging.pull(dx: -250)
                #expect(
                    staging.story() == [
                        "b willMove(toParent: container)", "b viewWillAppear(true)", "a viewWillDisappear(true)",
                    ])
                #expect(staging.frame(0)?.minX == -250 && staging.frame(1)?.minX == 150)
                #expect(staging.shown == ["a"] && staging.log.told == ["will b"])
                staging.stage.release(end, at: 12)
                #expect(staging.story() == [])
                staging.rest(time)
                #expect(
                    staging.story() == [
                        "a willMove(toParent: nil)", "b viewDidAppear(true)", "a viewDidDisappear(true)",
                        "a didMove(toParent: nil)", "b didMove(toParent: container)",
                    ])
                #expect(staging.shown == ["b"] && staging.log.told == ["will b", "did a completed"])
                #expect(staging.frame(1) == CGRect(x: 0, y: 0, width: 400, height: 300))
                #expect(staging.pages[0].view.superview == nil)
            }
        }

        @Test("PAGE-03 a page that scrolls back is told so, in UIKit's order")
        func scrolledBack() {
            ManualFrameClock.use { time in
                let staging = PageStaging()
                staging.drag(dx: -150, time)
                #expect(
                    staging.appearance() == [
                        "b viewWillAppear(true)", "a viewWillDisappear(true)", "a viewWillAppear(true)",
                        "a viewDidAppear(true)", "b viewWillDisappear(true)", "b viewDidDisappear(true)",
                    ])
                #expect(staging.shown == ["a"] && staging.log.told == ["will b", "did a cancelled"])
                #expect(staging.frame(0)?.minX == 0 && staging.frame(1) == nil)
                #expect(staging.book.children == [staging.pages[0]])
            }
        }

        @Test("PAGE-03 a leaf that is turned over, in UIKit's order")
        func turned() {
            ManualFrameClock.use { time in
                let staging = PageStaging(.pageCurl)
                let end = staging.pull(dx: -250)
                #expect(staging.frame(0)?.minX == -250 && staging.frame(1)?.minX == 0)
                let leaf = staging.pages[0].view.superview
                #expect(leaf?.layer.shadowOpacity ?? 0 > 0)
                #expect(leaf?.superview?.subviews.last === leaf)
                staging.stage.release(end, at: 12)
                staging.rest(time)
                #expect(
                    staging.appearance() == [
                        "b viewWillAppear(true)", "a viewWillDisappear(true)", "a viewDidDisappear(true)",
                        "b viewDidAppear(true)",
                    ])
                #expect(staging.shown == ["b"])
                #expect(staging.pages[1].view.superview?.layer.shadowOpacity == 0)
            }
        }

        @Test("PAGE-03 a leaf that goes back is told so, in UIKit's order")
        func turnedBack() {
            ManualFrameClock.use { time in
                let staging = PageStaging(.pageCurl)
                staging.drag(dx: -150, time)
                #expect(
                    staging.appearance() == [
                        "b viewWillAppear(true)", "a viewWillDisappear(true)", "b viewWillDisappear(true)",
                        "a viewWillAppear(true)", "b viewDidDisappear(true)", "a viewDidAppear(true)",
                    ])
                #expect(staging.shown == ["a"] && staging.frame(0)?.minX == 0)
            }
        }

        @Test("PAGE-01, PAGE-02 the user turns forward and back, and the book says which page is shown")
        func forwardAndBack() {
            ManualFrameClock.use { time in
                let staging = PageStaging()
                for (way, name) in [(-250, "b"), (-250, "c"), (250, "b"), (250, "a")] as [(CGFloat, String)] {
                    staging.drag(dx: way, time)
                    #expect(staging.shown == [name])
                    #expect(staging.book.children == staging.book.viewControllers)
                }
            }
        }

        @Test(
            "PAGE-04 the data source is asked when a finger comes, and for the next page after each turn; nil ends the book"
        )
        func asked() {
            ManualFrameClock.use { time in
                let staging = PageStaging()
                #expect(staging.log.asked == [])
                staging.drag(dx: -100, time)
                #expect(staging.log.asked == ["after a", "before a"])
                staging.log.forget()
                staging.drag(dx: -100, time)
                #expect(staging.log.asked == [])
                staging.drag(dx: -250, time)
                #expect(staging.log.asked == ["after b"])
                staging.drag(dx: 250, time)
                #expect(staging.shown == ["a"] && staging.log.asked == ["after b", "before a"])
                let end = staging.pull(dx: 200)
                #expect(staging.frame(0).map { $0.minX > 0 && $0.minX < 100 } == true)
                staging.stage.release(end, at: 12)
                staging.rest(time)
                #expect(staging.frame(0)?.minX == 0 && staging.shown == ["a"])
            }
        }

        @Test("The pages beside the one that is shown are asked for anew when the data source or the pages are set")
        func askedAnew() {
            ManualFrameClock.use { time in
                let staging = PageStaging(shown: [3])
                staging.drag(dx: -100, time)
                let extra = TracingViewController(name: "e")
                staging.log.pages.append(extra)
                staging.drag(dx: -250, time)
                #expect(staging.shown == ["d"])
                staging.book.dataSource = staging.log
                staging.drag(dx: -250, time)
                #expect(staging.shown == ["e"])
                staging.log.pages.removeLast()
                staging.book.setViewControllers([staging.pages[3]], direction: .reverse, animated: false)
                staging.drag(dx: -250, time)
                #expect(staging.shown == ["d"])
            }
        }

        @Test("Leaves are asked for with each finger, and only in its direction")
        func askedForLeaves() {
            ManualFrameClock.use { time in
                let staging = PageStaging(.pageCurl, shown: [1])
                staging.drag(dx: -100, time)
                staging.drag(dx: -100, time)
                staging.drag(dx: 100, time)
                #expect(staging.log.asked == ["after b", "after b", "before b"])
            }
        }

        @Test("PAGE-05 pages are children of the page view controller while they are shown")
        func children() {
            ManualFrameClock.use { time in
                let staging = PageStaging()
                #expect(staging.pages[0].parent === staging.book && staging.book.children == [staging.pages[0]])
                let end = staging.pull(dx: -250)
                #expect(staging.book.children == [staging.pages[0], staging.pages[1]])
                #expect(staging.pages[2].parent == nil)
                staging.stage.release(end, at: 12)
                staging.rest(time)
                #expect(staging.book.children == [staging.pages[1]] && staging.pages[0].parent == nil)
            }
        }

        @Test("A throw decides by its direction, wherever the finger leaves", arguments: [true, false])
        func thrown(isForward: Bool) {
            ManualFrameClock.use { time in
                let staging = PageStaging(shown: [1])
                staging.throwPages(isForward ? -1 : 1)
                staging.rest(time)
                #expect(staging.shown == [isForward ? "c" : "a"])
            }
        }

        @Test("Pages that move are taken hold of where they are seen")
        func takenHold() throws {
            try ManualFrameClock.use { time in
                let staging = PageStaging()
                staging.throwPages(-1)
                time.advance(by: .milliseconds(100))
                staging.stage.update()
                let spread = try #require(staging.pages[0].view.superview as? SpreadView)
                let seen = spread.shownOffset.x
                #expect(seen < -60 && seen > -390)
                staging.stage.press(PageStaging.middle, id: 2, at: 1)
                staging.stage.drag(to: CGPoint(x: 180, y: 130), id: 2, at: 2)
                let place = try #require(staging.frame(0)?.minX)
                #expect(abs(place - (seen - 10)) < 0.01)
                staging.stage.release(CGPoint(x: 180, y: 130), id: 2, at: 4)
                staging.rest(time)
                #expect(staging.book.children.count == 1 && staging.log.told.count == 2)
            }
        }

        @Test("A finger that goes on beyond the next page turns that too")
        func wholePage() {
            ManualFrameClock.use { time in
                let staging = PageStaging()
                staging.throwPages(-1)
                time.advance(by: .milliseconds(300))
                staging.stage.update()
                // The page has almost come, and the finger brings it further.
                let end = staging.pull(dx: -250)
                #expect(staging.log.told == ["will b", "did a completed", "will c"])
                staging.stage.release(end, at: 12)
                staging.rest(time)
                #expect(staging.shown == ["c"])
            }
        }

        @Test("A finger that turns round goes to the page before")
        func turnsRound() {
            ManualFrameClock.use { time in
                let staging = PageStaging(shown: [1])
                staging.pull(dx: -100)
                #expect(staging.frame(2)?.minX == 300)
                for step in 1...10 {
                    staging.stage.drag(
                        to: CGPoint(x: 90 + CGFloat(step) * 36, y: 130), at: TimeInterval(10 + step))
                }
                #expect(staging.frame(2) == nil && staging.frame(0) != nil)
                #expect(staging.log.told == ["will c", "did b cancelled", "will a"])
                staging.stage.release(CGPoint(x: 450, y: 130), at: 30)
                staging.rest(time)
                #expect(staging.shown == ["a"] && staging.book.children == [staging.pages[0]])
            }
        }

        @Test("Across the direction of the pages, and without a data source, nothing moves")
        func across() {
            ManualFrameClock.use { time in
                let staging = PageStaging()
                staging.drag(dy: -100, time)
                staging.book.dataSource = nil
                staging.drag(dx: -250, time)
                #expect(staging.story() == [] && staging.log.asked == [] && staging.shown == ["a"])
                #expect(staging.frame(0)?.minX == 0)
            }
        }

        @Test("Down a column the next page comes from below")
        func vertical() {
            ManualFrameClock.use { time in
                let staging = PageStaging(.scroll, .vertical)
                let end = staging.pull(dy: -100)
                #expect(staging.frame(1).map { abs($0.minY - 200) < 0.01 } == true)
                staging.stage.release(end, at: 12)
                staging.rest(time)
                staging.drag(dy: -100, time)
                #expect(staging.shown == ["a"])
                staging.stage.press(CGPoint(x: 200, y: 280), at: 0)
                for step in 1...10 {
                    staging.stage.drag(to: CGPoint(x: 200, y: 280 - CGFloat(step) * 25), at: TimeInterval(step))
                }
                staging.stage.release(CGPoint(x: 200, y: 30), at: 12)
                staging.rest(time)
                #expect(staging.shown == ["b"])
            }
        }

        @Test("From right to left the next page comes from the left")
        func mirrored() {
            ManualFrameClock.use { time in
                let staging = PageStaging()
                staging.book.traitOverrides.layoutDirection = .rightToLeft
                staging.stage.update()
                let end = staging.pull(dx: 250)
                #expect(staging.frame(1)?.minX == -150)
                staging.stage.release(end, at: 12)
                staging.rest(time)
                #expect(staging.shown == ["b"])
            }
        }

        @Test("Between pages there is the space that was asked for")
        func spacing() {
            ManualFrameClock.use { time in
                let staging = PageStaging(options: [.interPageSpacing: 40])
                let end = staging.pull(dx: -250)
                #expect(staging.frame(0).map { abs($0.minX + 250) < 0.01 } == true)
                #expect(staging.frame(1).map { abs($0.minX - 190) < 0.01 } == true)
                staging.stage.release(end, at: 12)
                staging.rest(time)
                #expect(staging.frame(1)?.minX == 0)
            }
        }

        @Test("Fingers on a touchpad turn pages, and are gone when nothing is told any more; a wheel turns none")
        func touchpad() {
            ManualFrameClock.use { time in
                let staging = PageStaging()
                let window = staging.stage.window
                _ = window.sendScroll(
                    at: PageStaging.middle, delta: CGVector(dx: -250, dy: 0), isPrecise: false, timestamp: 0)
                #expect(staging.frame(0)?.minX == 0)
                _ = window.sendScroll(
                    at: PageStaging.middle, delta: CGVector(dx: 0, dy: -250), isPrecise: true, timestamp: 0)
                #expect(staging.frame(0)?.minX == 0)
                for step in 1...5 {
                    let rest = window.sendScroll(
                        at: PageStaging.middle, delta: CGVector(dx: -50, dy: 0), isPrecise: true,
                        timestamp: TimeInterval(step))
                    #expect(rest == .zero)
                }
                #expect(staging.frame(0)?.minX == -250 && staging.frame(1)?.minX == 150)
                staging.rest(time)
                staging.rest(time)
                #expect(staging.shown == ["b"])
            }
        }

        @Test("A tap near an edge turns a leaf, and one in the middle none")
        func taps() {
            ManualFrameClock.use { time in
                let staging = PageStaging(.pageCurl)
                for (x, name) in [(200, "a"), (390, "b"), (390, "c"), (10, "b")] as [(CGFloat, String)] {
                    staging.stage.tap(CGPoint(x: x, y: 150))
                    staging.rest(time)
                    #expect(staging.shown == [name])
                }
                #expect(staging.log.told.count == 6)
                let scroll = PageStaging()
                scroll.stage.tap(CGPoint(x: 390, y: 150))
                scroll.rest(time)
                #expect(scroll.shown == ["a"])
            }
        }

        @Test("Arrows turn pages where nobody in a page makes use of them")
        func arrows() {
            ManualFrameClock.use { time in
                let staging = PageStaging()
                for (key, name) in [
                    (.keyboardRightArrow, "b"), (.keyboardDownArrow, "b"), (.keyboardLeftArrow, "a"),
                    (.keyboardLeftArrow, "a"),
                ] as [(UIKeyboardHIDUsage, String)] {
                    staging.stage.pressKey(key)
                    staging.rest(time)
                    #expect(staging.shown == [name])
                }
            }
        }

        @Test("A page view controller that goes ends the turn, and every page has heard as much of coming as of going")
        func gone() {
            ManualFrameClock.use { time in
                let staging = PageStaging()
                let end = staging.pull(dx: -250)
                staging.stage.window.rootViewController = UIViewController()
                staging.stage.update()
                #expect(staging.log.told == ["will b", "did a cancelled early"])
                #expect(
                    staging.appearance() == [
                        "b viewWillAppear(true)", "a viewWillDisappear(true)", "a viewWillAppear(true)",
                        "a viewDidAppear(true)", "b viewWillDisappear(true)", "b viewDidDisappear(true)",
                        "a viewWillDisappear(false)", "a viewDidDisappear(false)",
                    ])
                staging.stage.release(end, at: 12)
                staging.rest(time)
                #expect(staging.story() == [] && staging.book.children == [staging.pages[0]])
            }
        }

        @Test("Pages that get another size while they move come to rest first")
        func resized() {
            ManualFrameClock.use { time in
                let staging = PageStaging()
                let end = staging.pull(dx: -250)
                staging.stage.window.resize(to: CGSize(width: 500, height: 400))
                staging.stage.update()
                #expect(staging.log.told == ["will b", "did a cancelled early"])
                #expect(staging.frame(0) == CGRect(x: 0, y: 0, width: 500, height: 400))
                staging.stage.release(end, at: 12)
                staging.rest(time)
                #expect(staging.frame(0) == CGRect(x: 0, y: 0, width: 500, height: 400))
            }
        }

        @Test("A page has its safe area wherever it lies while it comes")
        func safeArea() {
            ManualFrameClock.use { time in
                let staging = PageStaging()
                let insets = UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 15)
                staging.book.additionalSafeAreaInsets = insets
                staging.stage.update()
                let end = staging.pull(dx: -250)
                #expect(staging.pages.prefix(2).map { $0.view.safeAreaInsets } == [insets, insets])
                staging.stage.release(end, at: 12)
                staging.rest(time)
                #expect(staging.pages[1].view.safeAreaInsets == insets)
            }
        }
    }
}
