import ParityScenarios
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("The spine of a book") @MainActor struct SpineTests {
        private static let middle: [UIPageViewController.OptionsKey: Any] = [
            .spineLocation: UIPageViewController.SpineLocation.mid
        ]

        @Test("In the middle two pages are shown side by side, each with its part of the safe area")
        func twoPages() {
            let staging = PageStaging(.pageCurl, options: Self.middle, shown: [0, 1])
            #expect(staging.frame(0) == CGRect(x: 0, y: 0, width: 200, height: 300))
            #expect(staging.frame(1) == CGRect(x: 200, y: 0, width: 200, height: 300))
            staging.book.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 15)
            staging.stage.update()
            #expect(staging.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0))
            #expect(staging.pages[1].view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 15))
        }

        @Test("PAGE-02 two pages are turned together, in their order")
        func turned() {
            ManualFrameClock.use { time in
                let staging = PageStaging(.pageCurl, options: Self.middle, shown: [0, 1])
                staging.drag(dx: -250, time)
                #expect(staging.shown == ["c", "d"] && staging.log.asked == ["after b", "after c"])
                #expect(staging.log.told == ["will c d", "did a b completed"])
                #expect(staging.frame(2)?.minX == 0 && staging.frame(3)?.minX == 200)
                staging.log.forget()
                staging.drag(dx: 250, time)
                #expect(staging.shown == ["a", "b"] && staging.log.asked == ["before c", "before b"])
            }
        }

        @Test("A book with one page at its end beside no other one is reported, and ends before that")
        func odd() {
            ManualFrameClock.use { time in
                let staging = PageStaging(.pageCurl, options: Self.middle, shown: [1, 2])
                expectDiagnostics([.invalidPages]) { staging.drag(dx: -250, time) }
                #expect(staging.shown == ["b", "c"])
            }
        }

        @Test("In the middle two pages are to be set, and both sides of a leaf are pages")
        func rules() {
            let staging = PageStaging(.pageCurl, options: Self.middle, shown: [0, 1])
            expectDiagnostics([.invalidPages]) {
                staging.book.setViewControllers([staging.pages[2]], direction: .forward, animated: false)
            }
            #expect(staging.book.isDoubleSided)
            expectDiagnostics([.invalidPages]) { staging.book.isDoubleSided = false }
            #expect(staging.book.isDoubleSided && staging.shown == ["a", "b"])
        }

        @Test("A page that stays, beside another one, keeps its view and hears nothing")
        func shared() {
            let staging = PageStaging(.pageCurl, options: Self.middle, shown: [0, 1])
            let view = staging.pages[1].view
            staging.book.setViewControllers(
                [staging.pages[1], staging.pages[2]], direction: .forward, animated: true)
            staging.stage.update()
            #expect(staging.pages[1].view === view && staging.frame(1)?.minX == 0 && staging.frame(2)?.minX == 200)
            #expect(staging.story().filter { $0.hasPrefix("b") } == [])
            #expect(staging.book.children.count == 2 && staging.pages[0].parent == nil)
        }

        @Test("The backs of leaves are pages of the data source, which are not shown where the spine is at an edge")
        func backs() {
            ManualFrameClock.use { time in
                let staging = PageStaging(.pageCurl)
                staging.book.isDoubleSided = true
                staging.drag(dx: -250, time)
                #expect(staging.shown == ["c"] && staging.log.asked == ["after a", "after b"])
                staging.book.setViewControllers(
                    [staging.pages[0], staging.pages[1]], direction: .reverse, animated: false)
                #expect(staging.shown == ["a"] && staging.book.children == [staging.pages[0]])
            }
        }

        @Test("With the spine at the right the next leaf comes from there, below the finger")
        func right() {
            ManualFrameClock.use { time in
                let staging = PageStaging(.pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.max])
                let end = staging.pull(dx: -250)
                #expect(staging.frame(0)?.minX == 0 && staging.frame(1)?.minX == 150)
                staging.stage.release(end, at: 12)
                staging.rest(time)
                #expect(staging.shown == ["b"])
            }
        }

        @Test("The delegate moves the spine when the view is turned, and sets as many pages as that wants")
        func moved() {
            let staging = PageStaging(.pageCurl, options: Self.middle, shown: [0, 1])
            var asked: [UIInterfaceOrientation] = []
            staging.log.spine = { [weak book = staging.book, pages = staging.pages] orientation in
                asked.append(orientation)
                guard orientation.isPortrait else {
                    book?.setViewControllers([pages[0], pages[1]], direction: .forward, animated: true)
                    return .mid
                }
                book?.setViewControllers([pages[0]], direction: .forward, animated: true)
                book?.isDoubleSided = false
                return .min
            }
            staging.stage.window.resize(to: CGSize(width: 300, height: 400))
            staging.stage.update()
            #expect(staging.book.spineLocation == .min && staging.shown == ["a"] && !staging.book.isDoubleSided)
            #expect(staging.frame(0) == CGRect(x: 0, y: 0, width: 300, height: 400))
            staging.stage.window.resize(to: CGSize(width: 300, height: 420))
            staging.stage.update()
            #expect(asked == [.portrait])
            staging.stage.window.resize(to: CGSize(width: 420, height: 300))
            staging.stage.update()
            #expect(asked.count == 2 && staging.book.spineLocation == .mid && staging.book.isDoubleSided)
            #expect(staging.shown == ["a", "b"] && staging.frame(1) == CGRect(x: 210, y: 0, width: 210, height: 300))
            staging.log.spine = nil
        }

        @Test("A page hears of the size that it will have")
        func size() {
            let staging = PageStaging(.pageCurl, options: Self.middle, shown: [0, 1])
            staging.stage.window.resize(to: CGSize(width: 600, height: 320))
            #expect(
                TraceRecorder.shared.take().lines("viewWillTransition", of: "a").map {
                    $0.hasPrefix("a viewWillTransition(to: 300x320)")
                }
                    == [true])
            let scroll = PageStaging(count: 4)
            scroll.stage.window.resize(to: CGSize(width: 500, height: 300))
            #expect(
                TraceRecorder.shared.take().lines("viewWillTransition", of: "a").map {
                    $0.hasPrefix("a viewWillTransition(to: 500x263)")
                }
                    == [true])
        }
    }
}
