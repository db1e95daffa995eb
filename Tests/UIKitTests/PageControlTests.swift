import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct PageControls {
        private let stage = Stage()
        private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 28))
        private let log = Log()

        private final class Log {
            var pages: [Int] = []
        }

        init() {
            control.numberOfPages = 3
            stage.root.view.addSubview(control)
            control.addAction(
                UIAction { [log] in log.pages.append(($0.sender as? UIPageControl)?.currentPage ?? -1) },
                for: .valueChanged)
        }

        @Test("A touch on one side turns a page to that side, as far as there are pages")
        func sides() {
            for x: CGFloat in [80, 80, 80, 20] { stage.tap(CGPoint(x: x, y: 14)) }
            #expect(log.pages == [1, 2, 1])
        }

        @Test("The current page is always one of the pages")
        func limits() {
            control.currentPage = 9
            #expect(control.currentPage == 2)
            control.numberOfPages = 1
            #expect(control.currentPage == 0)
            control.numberOfPages = -4
            #expect(control.numberOfPages == 0 && control.currentPage == 0)
            control.currentPage = -1
            #expect(control.currentPage == 0 && log.pages.isEmpty)
            #expect(control.size(forNumberOfPages: 0).width == 0)
        }

        @Test("Keys turn pages, and from right to left the other way")
        func keys() {
            stage.pressKey(.keyboardTab)
            for key: UIKeyboardHIDUsage in [
                .keyboardRightArrow, .keyboardDownArrow, .keyboardUpArrow, .keyboardEnd, .keyboardHome,
            ] {
                stage.pressKey(key)
            }
            #expect(log.pages == [1, 2, 1, 2, 0])
            control.semanticContentAttribute = .forceRightToLeft
            stage.pressKey(.keyboardLeftArrow)
            #expect(log.pages.last == 1)
        }
    }
}
