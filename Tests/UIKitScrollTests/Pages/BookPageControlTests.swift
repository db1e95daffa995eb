import ParityScenarios
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("The page control of a book") @MainActor struct BookPageControlTests {
        private func control(_ staging: PageStaging) throws -> UIPageControl {
            try #require(staging.book.view as? BookView).pageControl
        }

        @Test("There is one where the data source tells how many pages there are, and the pages end above it")
        func shown() throws {
            let staging = PageStaging(shown: [1], count: 4)
            let control = try control(staging)
            #expect(!control.isHidden && control.numberOfPages == 4 && control.currentPage == 1)
            #expect(control.frame == CGRect(x: 0, y: 263, width: 400, height: 37))
            #expect(staging.frame(1) == CGRect(x: 0, y: 0, width: 400, height: 263))
        }

        @Test("There is none for leaves, for a column, and where the data source does not say")
        func hidden() throws {
            for staging in [
                PageStaging(.pageCurl, count: 4), PageStaging(.scroll, .vertical, count: 4), PageStaging(),
                PageStaging(count: 0),
            ] {
                #expect(try control(staging).isHidden)
                #expect(staging.frame(0)?.height == 300)
            }
        }

        @Test("It follows the pages that the user turns, and the data source is asked when the app sets pages only")
        func follows() throws {
            try ManualFrameClock.use { time in
                let staging = PageStaging(count: 4)
                let control = try control(staging)
                staging.drag(dx: -250, time)
                #expect(control.currentPage == 1 && !staging.log.asked.contains("count"))
                staging.drag(dx: -100, time)
                #expect(control.currentPage == 1)
                staging.log.count = 3
                staging.book.setViewControllers([staging.pages[2]], direction: .forward, animated: false)
                #expect(control.currentPage == 2 && control.numberOfPages == 3)
            }
        }

        @Test("A tap on it turns a page, and the delegate is told")
        func tapped() throws {
            try ManualFrameClock.use { time in
                let staging = PageStaging(count: 4)
                let control = try control(staging)
                staging.stage.tap(CGPoint(x: 300, y: 281))
                #expect(staging.log.told == ["will b"] && control.currentPage == 1)
                staging.rest(time)
                #expect(
                    staging.shown == ["b"] && staging.log.told.last == "did a completed" && control.currentPage == 1)
                staging.stage.tap(CGPoint(x: 100, y: 281))
                staging.rest(time)
                #expect(staging.shown == ["a"] && control.currentPage == 0)
            }
        }

        @Test("Where there is no page for it, it shows the one that is there")
        func nowhere() throws {
            try ManualFrameClock.use { time in
                let staging = PageStaging(shown: [3], count: 9)
                let control = try control(staging)
                staging.stage.tap(CGPoint(x: 300, y: 281))
                #expect(control.currentPage == 3)
                staging.rest(time)
                #expect(staging.shown == ["d"] && staging.log.told == [])
            }
        }

        @Test("To the last page a key turns one page, since the data source knows neighbours only")
        func lastPage() throws {
            try ManualFrameClock.use { time in
                let staging = PageStaging(count: 4)
                staging.stage.pressKey(.keyboardTab)
                staging.stage.pressKey(.keyboardEnd)
                staging.rest(time)
                let (shown, pages) = try (staging.shown, control(staging))
                #expect(shown == ["b"] && pages.currentPage == 1)
            }
        }
    }
}
