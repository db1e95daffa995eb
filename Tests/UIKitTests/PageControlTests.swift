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

        @Test("Images stand for pages: a page's own before the one for all, and those for the current page before both")
        func images() {
            control.pageIndicatorTintColor = .red
            control.currentPageIndicatorTintColor = .blue
            control.preferredIndicatorImage = .plain(.black, 10, 10)
            // The first begins at 27, and each of the others 18 points after the one before.
            var pixels = DrawnPixels(of: control)
            #expect(pixels[32, 14] == [0, 0, 255, 255] && pixels[50, 14] == [255, 0, 0, 255])
            #expect(pixels[40, 14] == [0, 0, 0, 0] && pixels[50, 9] == [255, 0, 0, 255])
            let green = UIImage.plain(.green, 10, 10).withRenderingMode(.alwaysOriginal)
            control.setIndicatorImage(green, forPage: 1)
            #expect(DrawnPixels(of: control)[50, 14] == [0, 255, 0, 255])
            control.currentPage = 1
            #expect(DrawnPixels(of: control)[50, 14] == [0, 255, 0, 255])
            let black = UIImage.plain(.black, 10, 10).withRenderingMode(.alwaysOriginal)
            control.setCurrentPageIndicatorImage(black, forPage: 1)
            #expect(DrawnPixels(of: control)[50, 14] == [0, 0, 0, 255])
            control.preferredCurrentPageIndicatorImage = .plain(.black, 20, 10)
            #expect(DrawnPixels(of: control)[50, 14] == [0, 0, 0, 255])
            // The current one is longer now, and the first begins at 22.
            control.currentPage = 2
            pixels = DrawnPixels(of: control)
            #expect(pixels[24, 14] == [255, 0, 0, 255] && pixels[75, 14] == [0, 0, 255, 255])
            #expect(control.size(forNumberOfPages: 3) == CGSize(width: 56, height: 28))
        }

        @Test("An image belongs to a page that there is, and goes with it")
        func imagesOfPages() {
            let image = UIImage.plain(.red, 12, 40)
            control.setIndicatorImage(image, forPage: 2)
            control.setCurrentPageIndicatorImage(image, forPage: 1)
            control.setIndicatorImage(image, forPage: 3)
            control.setCurrentPageIndicatorImage(image, forPage: -1)
            #expect(
                control.indicatorImage(forPage: 2) === image && control.currentPageIndicatorImage(forPage: 1) === image)
            #expect(control.indicatorImage(forPage: 3) == nil && control.indicatorImage(forPage: 1) == nil)
            #expect(control.currentPageIndicatorImage(forPage: -1) == nil)
            #expect(control.intrinsicContentSize == CGSize(width: 56, height: 40))
            control.setIndicatorImage(nil, forPage: 2)
            control.numberOfPages = 1
            control.numberOfPages = 3
            #expect(control.indicatorImage(forPage: 2) == nil && control.currentPageIndicatorImage(forPage: 1) == nil)
            #expect(control.intrinsicContentSize == CGSize(width: 52, height: 28))
        }

        @Test("Pages follow one another in the control's own direction, and touches and arrows turn them so")
        func directions() {
            stage.pressKey(.keyboardTab)
            control.direction = .rightToLeft
            stage.pressKey(.keyboardLeftArrow)
            #expect(log.pages == [1])
            control.direction = .topToBottom
            #expect(control.intrinsicContentSize == CGSize(width: 28, height: 52))
            stage.pressKey(.keyboardDownArrow)
            control.direction = .bottomToTop
            stage.pressKey(.keyboardDownArrow)
            #expect(log.pages == [1, 2, 1])
            control.frame = CGRect(x: 0, y: 0, width: 28, height: 100)
            stage.tap(CGPoint(x: 14, y: 20))
            control.direction = .topToBottom
            stage.tap(CGPoint(x: 14, y: 20))
            control.direction = .bottomToTop
            stage.tap(CGPoint(x: 14, y: 80))
            #expect(log.pages == [1, 2, 1, 2, 1, 0])
            control.currentPageIndicatorTintColor = .blue
            // The row goes from 24 to 76, and the first dot is the lowest, and the longest.
            #expect(DrawnPixels(of: control)[14, 60] == [0, 0, 255, 255])
            #expect(DrawnPixels(of: control)[14, 28] != [0, 0, 255, 255])
        }
    }
}
