import ParityScenarios
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Pages that the app sets") @MainActor struct PageSettingTests {
        /// Writes down how completions were called.
        private final class Completions {
            var finished: [Bool] = []
        }

        private let completions = Completions()

        private func setPages(
            _ indices: [Int], _ direction: UIPageViewController.NavigationDirection = .forward, animated: Bool,
            in staging: PageStaging
        ) {
            staging.book.setViewControllers(
                indices.map { staging.pages[$0] }, direction: direction, animated: animated
            ) { [completions] in completions.finished.append($0) }
        }

        @Test("PAGE-05 before the book is shown its page is a child, and nothing is loaded")
        func before() {
            let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let page = TracingViewController(name: "a")
            _ = TraceRecorder.shared.take()
            book.setViewControllers([page], direction: .forward, animated: true)
            #expect(book.viewControllers == [page] && book.children == [page] && page.parent === book)
            #expect(!page.isViewLoaded && !book.isViewLoaded)
            #expect(TraceRecorder.shared.take().moves(of: "a").count == 2)
            let stage = Stage(root: book)
            stage.update()
            #expect(
                TraceRecorder.shared.take().appearance(of: "a") == [
                    "viewWillAppear(false)", "viewIsAppearing(false)", "viewDidAppear(false)",
                ])
            #expect(page.view.window === stage.window)
        }

        @Test("PAGE-03 at once: one takes the other's place, and both hear of it")
        func atOnce() {
            let staging = PageStaging()
            setPages([2], animated: false, in: staging)
            #expect(staging.shown == ["c"] && completions.finished == [true])
            staging.stage.update()
            #expect(
                staging.appearance() == [
                    "c viewWillAppear(false)", "a viewWillDisappear(false)", "a viewDidDisappear(false)",
                    "c viewDidAppear(false)",
                ])
            #expect(staging.log.told == [] && staging.log.asked == [])
            #expect(staging.book.children == [staging.pages[2]])
            #expect(staging.frame(2) == CGRect(x: 0, y: 0, width: 400, height: 300))
        }

        @Test(
            "PAGE-03 gradually: they move to the side that was named, and the delegate is not told",
            arguments: [true, false])
        func animated(isForward: Bool) {
            ManualFrameClock.use { time in
                let staging = PageStaging(shown: [1])
                setPages([3], isForward ? .forward : .reverse, animated: true, in: staging)
                #expect(staging.shown == ["d"] && completions.finished == [])
                #expect(staging.story().first == "b willMove(toParent: nil)")
                staging.stage.update()
                time.advance(by: .milliseconds(100))
                staging.stage.update()
                let spread = staging.pages[1].view.superview as? SpreadView
                #expect(spread.map { ($0.shownOffset.x < 0) == isForward } == true)
                staging.rest(time)
                #expect(staging.appearance() == ["d viewDidAppear(true)", "b viewDidDisappear(true)"])
                #expect(completions.finished == [true] && staging.log.told == [])
                #expect(staging.book.children == [staging.pages[3]] && staging.frame(3)?.minX == 0)
            }
        }

        @Test("The same page again changes nothing")
        func same() {
            let staging = PageStaging()
            setPages([0], animated: true, in: staging)
            #expect(completions.finished == [true] && staging.story() == [] && staging.shown == ["a"])
        }

        @Test("What is set while pages move ends that, and is told so")
        func interrupted() {
            ManualFrameClock.use { time in
                let staging = PageStaging()
                setPages([1], animated: true, in: staging)
                setPages([2], animated: true, in: staging)
                #expect(completions.finished == [false] && staging.shown == ["c"])
                staging.rest(time)
                #expect(completions.finished == [false, true])
                #expect(staging.book.children == [staging.pages[2]] && staging.frame(2)?.minX == 0)
                #expect(staging.frame(0) == nil && staging.frame(1) == nil)
            }
        }

        @Test("What a completion sets is shown in place of what has ended its turn")
        func inCompletion() {
            ManualFrameClock.use { time in
                let staging = PageStaging()
                let last = staging.pages[3]
                staging.book.setViewControllers([staging.pages[1]], direction: .forward, animated: true) {
                    [weak book = staging.book] _ in
                    book?.setViewControllers([last], direction: .forward, animated: false)
                }
                setPages([2], animated: false, in: staging)
                #expect(completions.finished == [false] && staging.shown == ["d"])
                staging.rest(time)
                #expect(staging.book.children == [last] && staging.frame(3)?.minX == 0)
            }
        }

        @Test("What is set while a finger turns pages is shown, and the finger moves nothing any more")
        func duringDrag() {
            ManualFrameClock.use { time in
                let staging = PageStaging()
                let end = staging.pull(dx: -250)
                setPages([3], animated: false, in: staging)
                #expect(staging.log.told == ["will b", "did a cancelled early"])
                staging.stage.drag(to: CGPoint(x: end.x - 20, y: end.y), at: 11)
                staging.stage.release(end, at: 13)
                staging.rest(time)
                #expect(staging.shown == ["d"] && staging.book.children == [staging.pages[3]])
                #expect(staging.frame(3)?.minX == 0)
            }
        }

        @Test("What is set by those who are told of a turn is shown after that", arguments: [true, false])
        func byDelegate(atBeginning: Bool) {
            ManualFrameClock.use { time in
                let staging = PageStaging()
                let change = { [weak book = staging.book, page = staging.pages[3], weak log = staging.log] in
                    log?.willTurn = {}
                    log?.didTurn = {}
                    book?.setViewControllers([page], direction: .forward, animated: false)
                }
                if atBeginning { staging.log.willTurn = change } else { staging.log.didTurn = change }
                staging.drag(dx: -250, time)
                #expect(staging.shown == ["d"] && staging.book.children == [staging.pages[3]])
                #expect(staging.frame(3)?.minX == 0)
                #expect(staging.pages.filter { $0.viewIfLoaded?.superview != nil } == [staging.pages[3]])
                // Nobody has been left between appearing and disappearing.
                let heard = staging.appearance()
                for name in ["a", "b"] {
                    #expect(heard.last { $0.hasPrefix(name) }?.contains("DidDisappear") != false)
                }
            }
        }

        @Test("A page that another container takes is shown no longer")
        func taken() {
            let staging = PageStaging()
            let other = UIViewController()
            expectDiagnostics([.viewLeftBehind]) { other.addChild(staging.pages[0]) }
            #expect(staging.shown == [] && staging.book.children == [])
            setPages([1], animated: true, in: staging)
            staging.stage.update()
            #expect(staging.shown == ["b"] && staging.frame(1)?.minX == 0)
        }

        @Test("A page of another book leaves that")
        func otherBook() {
            let first = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let second = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let page = UIViewController()
            first.setViewControllers([page], direction: .forward, animated: false)
            second.setViewControllers([page], direction: .forward, animated: false)
            #expect(first.viewControllers == [] && first.children == [])
            #expect(second.viewControllers == [page] && page.parent === second)
        }

        @Test("What cannot be shown is reported, and nothing happens")
        func wrong() {
            let staging = PageStaging()
            expectDiagnostics([.invalidPages]) { setPages([], animated: true, in: staging) }
            expectDiagnostics([.invalidPages]) {
                staging.book.setViewControllers(nil, direction: .forward, animated: false)
            }
            expectDiagnostics([.invalidPages]) { setPages([1, 1], animated: false, in: staging) }
            expectDiagnostics([.invalidPages]) { setPages([1, 2], animated: false, in: staging) }
            expectDiagnostics([.invalidPages]) {
                staging.book.setViewControllers([staging.book], direction: .forward, animated: false)
            }
            let around = UIViewController()
            let inner = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            around.addChild(inner)
            inner.didMove(toParent: around)
            expectDiagnostics([.invalidPages]) {
                inner.setViewControllers([around], direction: .forward, animated: false)
            }
            #expect(completions.finished == [false, false, false])
            #expect(staging.shown == ["a"] && staging.story() == [])
        }

        @Test("A data source that names a page as the one beside itself is reported, and the book ends there")
        func ownNeighbor() {
            ManualFrameClock.use { time in
                let staging = PageStaging()
                staging.log.neighbor = { $0 }
                expectDiagnostics([.invalidPages, .invalidPages]) { staging.drag(dx: -250, time) }
                #expect(staging.shown == ["a"] && staging.log.told == [] && staging.frame(0)?.minX == 0)
            }
        }
    }
}
