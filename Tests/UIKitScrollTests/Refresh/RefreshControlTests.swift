import Diagnostics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("A refresh control") @MainActor struct RefreshControlTests {
        private let stage = Stage()
        private let clock = ManualFrameClock()
        private let installation: Override
        private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        private let control = UIRefreshControl()
        private let counter = Counter()

        @MainActor private final class Counter {
            var refreshes = 0
        }

        /// A control of an app's own, as it is written for Apple's systems.
        private final class Spinner: UIRefreshControl {
            private(set) var begun = 0

            override init() {
                super.init()
                tintColor = .red
            }

            required init?(coder: NSCoder) {
                nil
            }

            override func beginRefreshing() {
                super.beginRefreshing()
                begun += 1
            }
        }

        @Test("A subclass overrides the initialiser without arguments")
        func subclass() {
            let spinner = Spinner()
            scrollView.refreshControl = spinner
            spinner.beginRefreshing()
            #expect(spinner.isRefreshing && spinner.begun == 1 && spinner.tintColor == .red)
            #expect(!spinner.isUserInteractionEnabled && spinner.subviews.count == control.subviews.count)
        }

        init() {
            installation = clock.install()
            scrollView.contentSize = CGSize(width: 400, height: 2000)
            stage.root.view.addSubview(scrollView)
            scrollView.refreshControl = control
            control.addAction(UIAction { [counter] _ in counter.refreshes += 1 }, for: .valueChanged)
            stage.update()
        }

        /// Draws the content down by a finger, in ten moves, and holds it there.
        private func pull(by way: CGFloat, at time: Double = 0) {
            stage.press(CGPoint(x: 200, y: 20), at: time)
            for step in 1...10 {
                let place = CGPoint(x: 200, y: 20 + way * CGFloat(step) / 10)
                stage.drag(to: place, at: time + 0.02 * Double(step))
            }
        }

        private func letGo(at y: CGFloat, _ time: Double = 2) {
            stage.release(CGPoint(x: 200, y: y), at: time)
            clock.advance(by: .seconds(3))
            stage.update()
        }

        @Test("The control is behind the content, and no touch is for it")
        func place() {
            #expect(control.superview === scrollView && scrollView.subviews.first === control)
            #expect(control.frame.width == 400 && control.frame.height == 60)
            #expect(!control.isUserInteractionEnabled && !control.canBecomeFocused && !control.isRefreshing)
        }

        @Test("Pulled far enough it refreshes while the finger is down, and tells its actions once for each drag")
        func pulls() {
            pull(by: 270)
            #expect(control.isRefreshing && counter.refreshes == 1)
            #expect(scrollView.adjustedContentInset.top == 0, "content that is drawn keeps its ends")
            control.endRefreshing()
            stage.drag(to: CGPoint(x: 200, y: 280), at: 0.5)
            stage.drag(to: CGPoint(x: 200, y: 290), at: 0.6)
            #expect(!control.isRefreshing && counter.refreshes == 1)
            letGo(at: 290)
            #expect(scrollView.contentOffset == .zero)
            pull(by: 270, at: 10)
            #expect(control.isRefreshing && counter.refreshes == 2)
        }

        @Test("While it refreshes the content rests below it, and goes back at the end")
        func holds() {
            pull(by: 270)
            letGo(at: 290)
            #expect(scrollView.adjustedContentInset.top == 60)
            #expect(scrollView.contentOffset == CGPoint(x: 0, y: -60))
            #expect(control.frame == CGRect(x: 0, y: -60, width: 400, height: 60))
            control.endRefreshing()
            #expect(scrollView.contentOffset.y == -60, "it glides back, and does not jump")
            clock.advance(by: .seconds(1))
            #expect(scrollView.contentOffset == .zero && scrollView.adjustedContentInset.top == 0)
            #expect(counter.refreshes == 1)
        }

        @Test("Pulled too little it does nothing, and neither does a disabled one")
        func tooLittle() {
            pull(by: 100)
            letGo(at: 120)
            #expect(!control.isRefreshing && scrollView.contentOffset == .zero)
            control.isEnabled = false
            pull(by: 270, at: 10)
            letGo(at: 290, 12)
            #expect(!control.isRefreshing && counter.refreshes == 0)
        }

        @Test("Content that moves beyond its end by itself asks for no refresh")
        func byItself() {
            scrollView.contentOffset = CGPoint(x: 0, y: -150)
            #expect(!control.isRefreshing && counter.refreshes == 0)
        }

        @Test("Begun by code it shows itself, and sends no event")
        func byCode() {
            control.beginRefreshing()
            clock.advance(by: .seconds(1))
            #expect(control.isRefreshing && counter.refreshes == 0)
            #expect(scrollView.contentOffset.y == -60)
            control.endRefreshing()
            clock.advance(by: .seconds(1))
            #expect(scrollView.contentOffset.y == 0)
        }

        @Test("Content that is scrolled away stays where it is, and the control scrolls with it")
        func scrolledAway() {
            scrollView.contentOffset = CGPoint(x: 0, y: 500)
            control.beginRefreshing()
            clock.advance(by: .seconds(1))
            #expect(scrollView.contentOffset.y == 500 && control.frame.minY == -60)
            control.endRefreshing()
            clock.advance(by: .seconds(1))
            #expect(scrollView.contentOffset.y == 500)
        }

        @Test("A title makes it higher where it needs the room")
        func title() {
            control.attributedTitle = NSAttributedString(string: "One\nTwo\nThree\nFour")
            control.beginRefreshing()
            #expect(control.bounds.height > 90)
            #expect(scrollView.adjustedContentInset.top == control.bounds.height)
        }

        @Test("Another control takes its place; one that is removed holds nothing free")
        func changes() {
            control.beginRefreshing()
            clock.advance(by: .seconds(1))
            let other = UIRefreshControl()
            scrollView.refreshControl = other
            #expect(control.superview == nil && other.superview === scrollView)
            #expect(scrollView.adjustedContentInset.top == 0)
            other.removeFromSuperview()
            #expect(scrollView.refreshControl == nil)
        }

        @Test("Given to another scroll view it is that one's, and refreshes what is pulled there")
        func moved() {
            let second = UIScrollView(frame: scrollView.frame)
            second.contentSize = scrollView.contentSize
            stage.root.view.addSubview(second)
            second.refreshControl = control
            stage.update()
            #expect(
                second.refreshControl === control && control.superview === second && scrollView.refreshControl == nil)
            pull(by: 270)
            #expect(control.isRefreshing && counter.refreshes == 1)
            #expect(second.contentOffset.y < 0 && scrollView.contentOffset == .zero)
        }

        @Test("Added as a subview, as before iOS 10, it is the view's refresh control")
        func added() {
            let second = UIScrollView(frame: scrollView.frame)
            second.addSubview(control)
            #expect(second.refreshControl === control && scrollView.refreshControl == nil)
        }

        @Test("Its wheel is said to be in progress only while it refreshes")
        func described() {
            #expect(!control.isAccessibilityElement)
            control.beginRefreshing()
            #expect(control.isAccessibilityElement && control.accessibilityLabel == "In progress")
        }
    }
}
