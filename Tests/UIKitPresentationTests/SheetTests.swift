import ParityScenarios
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitPresentation {
    @Suite("A sheet") @MainActor struct SheetTests {
        private typealias Detent = UISheetPresentationController.Detent

        private let small = Detent.custom(identifier: Detent.Identifier("small")) { _ in 200 }

        /// A sheet at the lower edge of a narrow window, which rests at half of the height and at all of it.
        private func halves(_ prepare: (UISheetPresentationController) -> Void = { _ in }) throws -> SheetStaging {
            let staging = SheetStaging(SheetStaging.narrow)
            try staging.present {
                $0.detents = [.medium(), .large()]
                prepare($0)
            }
            return staging
        }

        private let mediumFrame = CGRect(x: 0, y: 363, width: 400, height: 437)
        private let largeFrame = CGRect(x: 0, y: 20, width: 400, height: 780)

        /// Lets everything that moves come to rest.
        private func settle(_ staging: SheetStaging, _ clock: ManualFrameClock) {
            staging.stage.update()
            clock.advance(by: .seconds(3))
            staging.stage.update()
        }

        // MARK: Values

        @Test("Detents of the system are equal by their kind, those of an app only to themselves; each has a name")
        func identity() {
            #expect(Detent.medium() == Detent.medium() && Detent.medium() != Detent.large())
            #expect(Detent.medium().hash == Detent.medium().hash)
            #expect(Detent.medium().identifier == .medium && Detent.large().identifier == .large)
            let (one, other) = (Detent.custom { _ in 1 }, Detent.custom { _ in 1 })
            #expect(one == one && one != other && one.identifier != other.identifier)
            #expect(small.identifier == Detent.Identifier("small"))
        }

        @Test(
            "A detent is resolved by the full height and the traits; the half one is not used where there is little height"
        )
        func resolution() {
            let traits = UITraitCollection(verticalSizeClass: .regular)
            let context = SheetDetentContext(traits: traits, maximum: 759)
            #expect(Detent.large().resolvedValue(in: context) == 759)
            #expect(Detent.medium().resolvedValue(in: context) == 425)
            let low = SheetDetentContext(traits: UITraitCollection(verticalSizeClass: .compact), maximum: 300)
            #expect(Detent.medium().resolvedValue(in: low) == nil)
            let third = Detent.custom { context in
                Detent.large().resolvedValue(in: context).map { $0 / 3 }
            }
            #expect(third.resolvedValue(in: context) == 253)
        }

        @Test("A sheet has UIKit's values before an app sets any, and is the same object until it has been presented")
        func defaults() throws {
            let page = UIViewController()
            let sheet = try #require(page.sheetPresentationController)
            #expect(sheet === page.sheetPresentationController && sheet === page.presentationController)
            #expect(sheet.detents == [.large()] && sheet.selectedDetentIdentifier == nil)
            #expect(sheet.largestUndimmedDetentIdentifier == nil && !sheet.prefersGrabberVisible)
            #expect(sheet.preferredCornerRadius == nil && !sheet.prefersEdgeAttachedInCompactHeight)
            #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && sheet.prefersPageSizing)
            page.modalPresentationStyle = .formSheet
            #expect(page.sheetPresentationController?.prefersPageSizing == false)
        }

        @Test("A sheet without any detent is reported, and keeps those that it has")
        func noDetents() throws {
            let sheet = try #require(UIViewController().sheetPresentationController)
            expectDiagnostics([.invalidPresentation]) { sheet.detents = [] }
            #expect(sheet.detents == [.large()])
        }

        // MARK: Places

        @Test(
            "STYLE-04 STYLE-07 in a wide window a page sheet covers only a part, in the middle, and what is below stays"
        )
        func pageSheet() throws {
            let staging = SheetStaging(SheetStaging.wide)
            try staging.present()
            #expect(staging.frame == CGRect(x: 160, y: 20, width: 704, height: 728))
            #expect(staging.stage.root.view.window === staging.stage.window)
            #expect(try staging.sheet.frameOfPresentedViewInContainerView == staging.frame)
        }

        @Test("STYLE-07 a form sheet has dimmed margins on all sides, and follows the size that its content would like")
        func formSheet() throws {
            let staging = SheetStaging(SheetStaging.wide, .formSheet)
            try staging.present()
            #expect(staging.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
            staging.page.preferredContentSize = CGSize(width: 300, height: 200)
            staging.stage.update()
            #expect(staging.frame == CGRect(x: 362, y: 284, width: 300, height: 200))
            try staging.sheet.prefersPageSizing = true
            staging.stage.update()
            #expect(staging.frame == CGRect(x: 160, y: 20, width: 704, height: 728))
        }

        @Test("The traits in a sheet are those of its own width, and of a surface above others")
        func traits() throws {
            let form = SheetStaging(SheetStaging.wide, .formSheet)
            try form.present()
            #expect(form.page.traitCollection.horizontalSizeClass == .compact)
            #expect(form.page.traitCollection.userInterfaceLevel == .elevated)
            let page = SheetStaging(SheetStaging.wide)
            try page.present()
            #expect(page.page.traitCollection.horizontalSizeClass == .regular)
        }

        @Test("STYLE-06 in a narrow window a sheet covers everything, and what is below leaves the window")
        func compact() throws {
            let staging = SheetStaging(SheetStaging.narrow)
            try staging.present()
            #expect(staging.frame == CGRect(origin: .zero, size: SheetStaging.narrow))
            #expect(staging.stage.root.view.window == nil)
        }

        @Test("STYLE-06 a sheet passes to the whole window and back when the window becomes narrow and wide again")
        func adaptation() throws {
            let staging = SheetStaging(SheetStaging.wide)
            try staging.present()
            staging.resize(SheetStaging.narrow)
            #expect(staging.frame == CGRect(origin: .zero, size: SheetStaging.narrow))
            staging.resize(SheetStaging.wide)
            #expect(staging.frame == CGRect(x: 160, y: 20, width: 704, height: 728))
            #expect(try staging.dimming == 1 && staging.view.window != nil)
        }

        @Test("With detents of the app's a sheet in a narrow window lies at the lower edge, at the smallest one")
        func attached() throws {
            let staging = try halves()
            #expect(staging.frame == mediumFrame)
            #expect(staging.stage.root.view.window === staging.stage.window)
            try staging.sheet.selectedDetentIdentifier = .large
            staging.stage.update()
            #expect(staging.frame == largeFrame && staging.log.lines == [])
        }

        @Test("Where there is little height a sheet covers everything, unless it prefers the lower edge")
        func compactHeight() throws {
            let staging = SheetStaging(CGSize(width: 800, height: 400))
            try staging.present { $0.detents = [small, .large()] }
            #expect(staging.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
            try staging.sheet.prefersEdgeAttachedInCompactHeight = true
            staging.stage.update()
            #expect(staging.frame == CGRect(x: 0, y: 200, width: 800, height: 200))
            staging.page.preferredContentSize = CGSize(width: 300, height: 0)
            try staging.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
            staging.stage.update()
            #expect(staging.frame == CGRect(x: 250, y: 200, width: 300, height: 200))
        }

        @Test("From right to left a sheet lies where it lies from left to right")
        func mirrored() throws {
            let staging = try halves()
            staging.stage.window.traitOverrides.layoutDirection = .rightToLeft
            staging.stage.update()
            #expect(staging.frame == mediumFrame)
        }

        @Test("A detent's height is computed once, until the sheet is told that it is another one")
        func invalidation() throws {
            var (height, asked) = (CGFloat(300), 0)
            let staging = SheetStaging(SheetStaging.narrow)
            let detent = Detent.custom { _ in
                asked += 1
                return height
            }
            try staging.present { $0.detents = [detent] }
            #expect(staging.frame.height == 300)
            let before = asked
            height = 350
            try staging.sheet.containerView?.setNeedsLayout()
            staging.stage.update()
            #expect(staging.frame.height == 300 && asked == before)
            try staging.sheet.invalidateDetents()
            staging.stage.update()
            #expect(staging.frame.height == 350)
        }

        @Test("Detents that answer nothing, or nonsense, are not used; an infinite one is the full height")
        func unused() throws {
            let staging = SheetStaging(SheetStaging.narrow)
            let bad: [CGFloat?] = [nil, 0, -20, .nan]
            try staging.present { $0.detents = bad.map { value in .custom { _ in value } } }
            #expect(staging.frame == largeFrame)
            try staging.sheet.detents = [.custom { _ in .infinity }]
            staging.stage.update()
            #expect(staging.frame == largeFrame)
        }

        @Test("Changes in a block of animateChanges(_:) move the sheet; elsewhere it is at its new place at once")
        func animateChanges() throws {
            try ManualFrameClock.use { clock in
                let staging = try halves()
                let sheet = try staging.sheet
                sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
                staging.stage.update()
                clock.advance(by: .milliseconds(100))
                let shown = try #require(staging.view.layer.presentation()?.frame.minY)
                #expect(staging.frame == largeFrame && shown > 20 && shown < 363)
                settle(staging, clock)
                #expect(try staging.view.layer.animationKeys() == nil)
                try staging.sheet.selectedDetentIdentifier = .medium
                staging.stage.update()
                #expect(try staging.view.layer.animationKeys() == nil && staging.frame == mediumFrame)
                #expect(staging.log.lines == [])
            }
        }

        @Test("The corners of a sheet are round as the app wants them, at the lower edge the upper ones alone")
        func corners() throws {
            let staging = SheetStaging(SheetStaging.wide)
            try staging.present()
            #expect(try staging.view.layer.cornerRadius == ControlRadius.large)
            #expect(try staging.view.layer.shadowOpacity > 0)
            try staging.sheet.preferredCornerRadius = 30
            staging.stage.update()
            #expect(try staging.view.layer.cornerRadius == 30 && staging.view.layer.maskedCorners == .all)
            let attached = try halves()
            #expect(try attached.view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        }

        // MARK: Coming and going

        @Test("STYLE-05 the dimming comes with the sheet and goes with it")
        func dimmingTransition() throws {
            try ManualFrameClock.use { clock in
                let staging = SheetStaging(SheetStaging.wide)
                staging.stage.root.present(staging.page, animated: true)
                staging.stage.update()
                clock.advance(by: .milliseconds(100))
                let container = try #require(staging.sheet.containerView)
                let shown = try #require(container.subviews.first?.layer.presentation()?.opacity)
                #expect(shown > 0 && shown < 1)
                settle(staging, clock)
                #expect(try staging.dimming == 1)
                staging.page.dismiss(animated: true)
                staging.stage.update()
                #expect(container.subviews.first?.alpha == 0)
                settle(staging, clock)
                #expect(!staging.isPresented && staging.page.view.window == nil && staging.page.view.superview == nil)
            }
        }

        @Test("A controller can be presented on a sheet again, and in another style afterwards")
        func again() throws {
            let staging = SheetStaging(SheetStaging.wide)
            try staging.present()
            staging.page.dismiss(animated: false)
            staging.stage.update()
            try staging.present()
            #expect(staging.frame == CGRect(x: 160, y: 20, width: 704, height: 728))
            staging.page.dismiss(animated: false)
            staging.page.modalPresentationStyle = .overFullScreen
            staging.stage.root.present(staging.page, animated: false)
            staging.stage.update()
            #expect(staging.frame == CGRect(origin: .zero, size: SheetStaging.wide))
        }

        // MARK: Dragging

        @Test("A finger drags a sheet from one detent to another, and the delegate hears of it once")
        func dragUp() throws {
            try ManualFrameClock.use { clock in
                let staging = try halves()
                let end = staging.pull(by: -100)
                #expect(staging.frame == CGRect(x: 0, y: 263, width: 400, height: 537))
                staging.stage.drag(to: CGPoint(x: end.x, y: end.y - 100), at: 2)
                staging.stage.update()
                #expect(staging.frame.minY == 163 && staging.log.lines == [])
                staging.stage.release(CGPoint(x: end.x, y: end.y - 100), at: 4)
                settle(staging, clock)
                #expect(staging.frame == largeFrame)
                #expect(try staging.sheet.selectedDetentIdentifier == .large)
                #expect(staging.log.lines == ["selected com.apple.UIKit.large"])
                staging.drag(by: 20)
                settle(staging, clock)
                #expect(staging.frame == largeFrame && staging.log.lines.count == 1)
                #expect(TraceRecorder.shared.take().appearance(of: "sheet") == [])
            }
        }

        @Test("APPR-17 a sheet that is dragged down and let go of is told that it goes, and that it stays")
        func dragBack() throws {
            try ManualFrameClock.use { clock in
                let staging = try halves()
                staging.drag(by: 60)
                settle(staging, clock)
                #expect(
                    TraceRecorder.shared.take().appearance(of: "sheet") == [
                        "viewWillDisappear(true)", "viewWillAppear(true)", "viewIsAppearing(true)",
                        "viewDidAppear(true)",
                    ])
                #expect(staging.isPresented && staging.frame == mediumFrame)
                #expect(staging.log.lines == ["should dismiss", "will dismiss"])
                #expect(try staging.dimming == 1)
            }
        }

        @Test("A sheet that is dragged past half of its height is dismissed, in every place", arguments: [false, true])
        func dragAway(isWide: Bool) throws {
            try ManualFrameClock.use { clock in
                let staging = SheetStaging(isWide ? SheetStaging.wide : SheetStaging.narrow, .formSheet)
                try staging.present { if !isWide { $0.detents = [.medium(), .large()] } }
                staging.pull(by: 40)
                #expect(TraceRecorder.shared.take().appearance(of: "sheet") == ["viewWillDisappear(true)"])
                #expect(try staging.dimming < 1)
                let end = CGPoint(x: staging.frame.midX, y: staging.stage.window.bounds.maxY + 200)
                staging.stage.drag(to: end, at: 2)
                staging.stage.release(end, at: 4)
                settle(staging, clock)
                #expect(TraceRecorder.shared.take().appearance(of: "sheet") == ["viewDidDisappear(true)"])
                #expect(!staging.isPresented && staging.page.view.window == nil)
                #expect(staging.log.lines == ["should dismiss", "will dismiss", "did dismiss"])
            }
        }

        @Test("A flick down dismisses a sheet, from a larger detent it leads to the next smaller one")
        func flicks() throws {
            try ManualFrameClock.use { clock in
                let staging = try halves { $0.selectedDetentIdentifier = .large }
                staging.flick(by: 50, speed: 1200)
                settle(staging, clock)
                #expect(staging.isPresented && staging.frame == mediumFrame)
                staging.flick(by: 50, speed: 1200)
                settle(staging, clock)
                #expect(!staging.isPresented)
                #expect(
                    staging.log.lines
                        == ["selected com.apple.UIKit.medium", "should dismiss", "will dismiss", "did dismiss"])
            }
        }

        @Test(
            "A sheet that its user must not end gives way a little and stays; the delegate hears once of the attempt",
            arguments: [false, true])
        func refused(byDelegate: Bool) throws {
            try ManualFrameClock.use { clock in
                let staging = try halves()
                staging.page.isModalInPresentation = !byDelegate
                staging.log.mayDismiss = !byDelegate
                let end = staging.pull(by: 300)
                #expect(staging.frame.minY > 363 && staging.frame.minY < 363 + 200)
                staging.stage.drag(to: CGPoint(x: end.x, y: end.y + 50), at: 2)
                staging.stage.release(CGPoint(x: end.x, y: end.y + 50), at: 4)
                settle(staging, clock)
                #expect(staging.isPresented && staging.frame == mediumFrame)
                #expect(staging.log.lines == (byDelegate ? ["should dismiss"] : []) + ["did attempt"])
                #expect(TraceRecorder.shared.take().appearance(of: "sheet") == [])
            }
        }

        @Test("A short pull of a sheet that must not go is no attempt to end it")
        func shortPull() throws {
            try ManualFrameClock.use { clock in
                let staging = try halves()
                staging.page.isModalInPresentation = true
                staging.drag(by: 15)
                settle(staging, clock)
                #expect(staging.log.lines == [] && staging.frame == mediumFrame)
            }
        }

        @Test("A finger takes hold of a sheet that still moves where it is seen")
        func takenHoldOf() throws {
            try ManualFrameClock.use { clock in
                let staging = try halves()
                staging.drag(by: -250)
                clock.advance(by: .milliseconds(60))
                let shown = try #require(staging.view.layer.presentation()?.frame.minY)
                #expect(shown > 20 && shown < 113)
                staging.stage.press(CGPoint(x: 200, y: 300), at: 5)
                staging.stage.drag(to: CGPoint(x: 200, y: 311), at: 6)
                staging.stage.update()
                #expect(abs(staging.frame.minY - (shown + 1)) < 0.5)
                staging.stage.release(CGPoint(x: 200, y: 311), at: 8)
                settle(staging, clock)
                #expect(staging.frame == largeFrame)
            }
        }

        /// Has its first row shrink away as soon as it is higher than 700 points.
        private final class FoldingView: UIView {
            let rows = (0..<2).map { _ in UIView() }

            override init(frame: CGRect) {
                super.init(frame: frame)
                let stack = UIStackView(arrangedSubviews: rows)
                stack.axis = .vertical
                stack.distribution = .fillEqually
                stack.frame = bounds
                stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                addSubview(stack)
            }

            required init?(coder: NSCoder) {
                nil
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                if bounds.height > 700 { rows[0].isHidden = true }
            }
        }

        @Test("What shrinks away in a sheet that moves is gone when a finger takes hold of the sheet")
        func takenHoldOfWhileFolding() throws {
            try ManualFrameClock.use { clock in
                let staging = try halves()
                let folding = FoldingView(frame: staging.page.view.bounds)
                folding.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                staging.page.view.addSubview(folding)
                staging.stage.update()
                staging.drag(by: -250)
                clock.advance(by: .milliseconds(60))
                #expect(folding.rows[0].isHidden && !folding.rows[0].layer.isHidden)
                staging.stage.press(CGPoint(x: 200, y: 300), at: 5)
                staging.stage.drag(to: CGPoint(x: 200, y: 311), at: 6)
                #expect(folding.rows[0].layer.isHidden && !folding.rows[1].layer.isHidden)
                staging.stage.release(CGPoint(x: 200, y: 311), at: 8)
                settle(staging, clock)
                #expect(staging.frame == largeFrame && folding.rows[0].layer.isHidden)
            }
        }

        @Test(
            "An app that dismisses the sheet while a finger holds it has its way, and the finger moves nothing any more"
        )
        func dismissedMeanwhile() throws {
            try ManualFrameClock.use { clock in
                for way in [-60, 60] as [CGFloat] {
                    let staging = try halves()
                    let end = staging.pull(by: way)
                    staging.page.dismiss(animated: true)
                    staging.stage.drag(to: CGPoint(x: end.x, y: end.y - 30), at: 2)
                    staging.stage.release(CGPoint(x: end.x, y: end.y - 30), at: 4)
                    settle(staging, clock)
                    #expect(!staging.isPresented && staging.page.view.window == nil)
                }
            }
        }

        @Test("A drag sideways, and one that something in the sheet makes use of, leave the sheet where it is")
        func otherDrags() throws {
            let staging = try halves()
            staging.stage.press(CGPoint(x: 100, y: 500))
            staging.stage.drag(to: CGPoint(x: 180, y: 530), at: 1)
            staging.stage.drag(to: CGPoint(x: 180, y: 700), at: 2)
            staging.stage.update()
            #expect(staging.frame == mediumFrame)
            staging.stage.release(CGPoint(x: 180, y: 700), at: 4)
            let pan = UIPanGestureRecognizer()
            staging.page.view.addGestureRecognizer(pan)
            staging.pull(by: 60)
            #expect(staging.frame == mediumFrame && pan.state == .began)
        }

        // MARK: What lies below

        @Test(
            "A touch outside of a sheet and the Escape key end it where it dims what lies below",
            arguments: [false, true])
        func ended(byKey: Bool) throws {
            try ManualFrameClock.use { clock in
                let staging = try halves()
                if byKey { staging.stage.pressKey(.keyboardEscape) } else { staging.stage.tap(CGPoint(x: 200, y: 100)) }
                settle(staging, clock)
                #expect(!staging.isPresented)
                #expect(staging.log.lines == ["should dismiss", "will dismiss", "did dismiss"])
            }
        }

        @Test("A touch that begins in a sheet and ends outside of it does not end the sheet")
        func strayTouch() throws {
            let staging = SheetStaging(SheetStaging.wide)
            try staging.present()
            staging.stage.press(CGPoint(x: 170, y: 300))
            staging.stage.drag(to: CGPoint(x: 100, y: 300), at: 1)
            staging.stage.release(CGPoint(x: 100, y: 300), at: 2)
            staging.stage.update()
            #expect(staging.isPresented)
        }

        @Test("Up to the largest undimmed detent what lies below takes touches, and nothing outside ends the sheet")
        func undimmed() throws {
            var taps = 0
            let staging = try halves { $0.largestUndimmedDetentIdentifier = .medium }
            let button = UIButton(
                frame: CGRect(x: 20, y: 80, width: 60, height: 30), primaryAction: UIAction { _ in taps += 1 })
            staging.stage.root.view.addSubview(button)
            staging.stage.update()
            #expect(try staging.dimming == 0)
            staging.stage.tap(button.center)
            staging.stage.pressKey(.keyboardEscape)
            staging.stage.update()
            #expect(taps == 1 && staging.isPresented && staging.log.lines == [])
            try staging.sheet.selectedDetentIdentifier = .large
            staging.stage.update()
            #expect(try staging.dimming == 1 && staging.sheet.containerView?.accessibilityViewIsModal == true)
            try staging.sheet.selectedDetentIdentifier = .medium
            staging.stage.update()
            #expect(try staging.dimming == 0 && staging.sheet.containerView?.accessibilityViewIsModal == false)
        }

        // MARK: The grabber

        @Test(
            "A grabber is shown at the lower edge where the app prefers it; a tap leads to the next detent, and round again"
        )
        func grabber() throws {
            try ManualFrameClock.use { clock in
                let staging = try halves()
                #expect(try staging.view.grabber.isHidden)
                try staging.sheet.prefersGrabberVisible = true
                staging.stage.update()
                #expect(try !staging.view.grabber.isHidden)
                for (frame, name) in [(largeFrame, "large"), (mediumFrame, "medium")] {
                    staging.stage.tap(CGPoint(x: 200, y: staging.frame.minY + 8), at: clock.seconds)
                    settle(staging, clock)
                    #expect(staging.frame == frame && staging.log.lines.last == "selected com.apple.UIKit.\(name)")
                }
                try staging.sheet.detents = [.medium()]
                staging.stage.update()
                staging.stage.tap(CGPoint(x: 200, y: staging.frame.minY + 8), at: clock.seconds)
                settle(staging, clock)
                #expect(!staging.isPresented)
            }
        }

        @Test(
            "Keys lead from detent to detent while the grabber has the focus, and those who cannot see it are told where it is"
        )
        func grabberKeys() throws {
            try ManualFrameClock.use { clock in
                let staging = try halves {
                    $0.detents = [small, .medium(), .large()]
                    $0.prefersGrabberVisible = true
                }
                let grabber = try staging.view.grabber
                #expect(grabber.accessibilityTraits.contains(.adjustable) && grabber.isAccessibilityElement)
                #expect(grabber.accessibilityValue == "26%")
                staging.stage.pressKey(.keyboardTab)
                #expect(grabber.isFocused)
                let steps: [(UIKeyboardHIDUsage, CGFloat)] = [
                    (.keyboardUpArrow, 437), (.keyboardUpArrow, 780), (.keyboardUpArrow, 780),
                    (.keyboardDownArrow, 437), (.keyboardHome, 200), (.keyboardDownArrow, 200), (.keyboardEnd, 780),
                ]
                for (key, height) in steps {
                    staging.stage.pressKey(key)
                    settle(staging, clock)
                    #expect(staging.frame.height == height)
                }
                #expect(grabber.accessibilityValue == "100%")
                #expect(staging.log.lines.count == 5)
                staging.stage.pressKey(.keyboardEscape)
                settle(staging, clock)
                #expect(!staging.isPresented)
            }
        }
    }
}
