import Testing
import UIKit
import UIKitTesting

extension UIKitPresentation {
    @Suite("A popover controller of the older kind") @MainActor struct PopoverControllerTests {
        private let staging = PopoverStaging()
        private var stage: Stage { staging.stage }
        private var content: UIViewController { staging.content }

        @available(*, deprecated)
        private final class Log: UIPopoverControllerDelegate {
            var told: [String] = []
            var mayDismiss = true

            func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
                told.append("should")
                return mayDismiss
            }

            func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
                told.append("did")
            }

            func popoverController(
                _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
                in view: UnsafeMutablePointer<UIView>
            ) {
                told.append("reposition \(Int(rect.pointee.width)) x \(Int(rect.pointee.height))")
            }
        }

        @available(*, deprecated)
        private func present(_ popover: UIPopoverController) {
            popover.present(
                from: staging.button.bounds, in: staging.button, permittedArrowDirections: .any, animated: false)
            stage.update()
        }

        @Test("POP-01 It shows a controller beside a part of a view, whose callbacks come, and takes it away")
        @available(*, deprecated)
        func present() {
            defer { staging.end() }
            final class Page: UIViewController {
                var told: [String] = []
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    told.append("did appear")
                }
                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    told.append("did disappear")
                }
            }
            let page = Page()
            page.preferredContentSize = CGSize(width: 240, height: 180)
            let popover = UIPopoverController(contentViewController: page)
            #expect(!popover.isPopoverVisible && popover.popoverArrowDirection == .unknown)
            present(popover)
            #expect(popover.isPopoverVisible && popover.popoverArrowDirection == .up && page.told == ["did appear"])
            #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 290, y: 153, width: 240, height: 180))
            popover.dismiss(animated: false)
            stage.update()
            #expect(!popover.isPopoverVisible && page.told == ["did appear", "did disappear"])
        }

        @Test("FRAME-15 PCS-03 POP-08 It takes the size that its content asks for, and its own size wins")
        @available(*, deprecated)
        func size() {
            defer { staging.end() }
            content.contentSizeForViewInPopover = CGSize(width: 260, height: 200)
            #expect(content.preferredContentSize == CGSize(width: 260, height: 200))
            let popover = UIPopoverController(contentViewController: content)
            #expect(popover.contentSize == CGSize(width: 260, height: 200))
            present(popover)
            #expect(content.view.bounds.size == CGSize(width: 260, height: 200))
            popover.contentSize = CGSize(width: 400, height: 300)
            stage.update()
            #expect(content.view.bounds.size == CGSize(width: 400, height: 300))
            content.preferredContentSize = CGSize(width: 100, height: 100)
            stage.update()
            #expect(content.view.bounds.size == CGSize(width: 400, height: 300))
        }

        @Test("Its delegate is asked whether the user may end it, and told that; not where the app does")
        @available(*, deprecated)
        func delegate() {
            defer { staging.end() }
            let (log, popover) = (Log(), UIPopoverController(contentViewController: content))
            popover.delegate = log
            present(popover)
            log.mayDismiss = false
            stage.tap(CGPoint(x: 40, y: 1000))
            stage.update()
            #expect(popover.isPopoverVisible && log.told == ["should"])
            stage.window.resize(to: CGSize(width: 900, height: 1000))
            stage.update()
            #expect(log.told == ["should", "reposition 60 x 40"])
            log.mayDismiss = true
            stage.tap(CGPoint(x: 40, y: 900))
            stage.update()
            #expect(!popover.isPopoverVisible && log.told.suffix(2) == ["should", "did"])
            present(popover)
            popover.dismiss(animated: false)
            stage.update()
            #expect(log.told.count == 4)
        }

        @Test("Where it is visible already it moves, and another controller takes the place of the one in it")
        @available(*, deprecated)
        func again() {
            defer { staging.end() }
            let popover = UIPopoverController(contentViewController: content)
            present(popover)
            popover.present(
                from: CGRect(x: 400, y: 600, width: 20, height: 20), in: stage.root.view,
                permittedArrowDirections: .down, animated: false)
            stage.update()
            #expect(staging.frame?.maxY == 600 && popover.popoverArrowDirection == .down)
            let other = UIViewController()
            other.preferredContentSize = CGSize(width: 200, height: 100)
            popover.contentViewController = other
            stage.update()
            stage.update()
            #expect(popover.isPopoverVisible && stage.root.presentedViewController === other)
            #expect(other.view.bounds.size == CGSize(width: 200, height: 100))
        }

        @Test("For an item of a bar it is shown beside the item's button")
        @available(*, deprecated)
        func item() throws {
            defer { staging.end() }
            let item = UIBarButtonItem(title: "Sort")
            let bar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 820, height: 44))
            bar.items = [item]
            stage.root.view.addSubview(bar)
            stage.update()
            let popover = UIPopoverController(contentViewController: content)
            popover.present(from: item, permittedArrowDirections: .any, animated: false)
            stage.update()
            let place = try #require(item.frame(in: stage.window))
            #expect(popover.popoverArrowDirection == .up && staging.frame?.minY == place.maxY.rounded(.up))
        }

        @Test("Beside what is in no window it is not presented, which is reported")
        @available(*, deprecated)
        func nowhere() {
            let popover = UIPopoverController(contentViewController: content)
            expectDiagnostics([.invalidPresentation]) {
                popover.present(from: .zero, in: UIView(), permittedArrowDirections: .any, animated: false)
            }
            #expect(!popover.isPopoverVisible)
        }
    }
}
