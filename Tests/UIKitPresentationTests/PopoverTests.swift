import Testing
import UIKit
import UIKitTesting

extension UIKitPresentation {
    @Suite("A popover") @MainActor struct PopoverTests {
        private let staging = PopoverStaging()
        private var stage: Stage { staging.stage }
        private var button: UIButton { staging.button }
        private var content: UIViewController { staging.content }

        private let outside = CGPoint(x: 40, y: 1000)

        // MARK: Values

        @Test(
            "STYLE-12 POP-02 The style popover has a presentation controller of its own, which knows nothing at first")
        func values() throws {
            let popover = try #require(staging.popover)
            #expect(content.popoverPresentationController === popover && content.presentationController === popover)
            #expect(popover.sourceRect.isNull && popover.sourceView == nil && popover.barButtonItem == nil)
            #expect(popover.sourceItem == nil && popover.passthroughViews == nil && popover.backgroundColor == nil)
            #expect(popover.permittedArrowDirections == .any && popover.arrowDirection == .unknown)
            #expect(!popover.canOverlapSourceViewRect)
            content.modalPresentationStyle = .fullScreen
            #expect(content.popoverPresentationController == nil)
        }

        @Test("The directions of an arrow have Apple's values")
        func directions() {
            let values = [UIPopoverArrowDirection.up, .down, .left, .right, .any, .unknown].map(\.rawValue)
            #expect(values == [1, 2, 4, 8, 15, .max])
        }

        @Test("A rectangle or margins that are no numbers are refused")
        func refused() throws {
            let popover = try #require(staging.popover)
            popover.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
            expectDiagnostics([.notFinite, .notFinite]) {
                popover.sourceRect = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
                popover.popoverLayoutMargins.left = .infinity
            }
            #expect(popover.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
            #expect(popover.popoverLayoutMargins.left == 19)
            popover.sourceRect = .null
            #expect(popover.sourceRect.isNull)
        }

        // MARK: Place

        @Test("POP-04 In a wide window it covers a part only, below its source, and the presenter stays to be seen")
        func part() throws {
            defer { staging.end() }
            staging.present()
            #expect(staging.frame == CGRect(x: 290, y: 140, width: 240, height: 193))
            #expect(
                content.view.convert(content.view.bounds, to: nil) == CGRect(x: 290, y: 153, width: 240, height: 180))
            #expect(staging.popover?.arrowDirection == .up)
            #expect(stage.root.view.window != nil && content.presentingViewController === stage.root)
        }

        @Test("A source at the side has it beside, with an arrow of 13 points, as measured on a pad")
        func measured() {
            defer { staging.end() }
            button.frame = CGRect(x: 100, y: 300, width: 60, height: 40)
            staging.present()
            #expect(staging.frame == CGRect(x: 160, y: 230, width: 253, height: 180))
            #expect(staging.popover?.arrowDirection == .left)
        }

        @Test("The arrow points to a part of the source view where one is named")
        func sourceRect() {
            defer { staging.end() }
            staging.present {
                $0.sourceView = stage.root.view
                $0.sourceRect = CGRect(x: 400, y: 500, width: 20, height: 10)
            }
            #expect(staging.frame == CGRect(x: 290, y: 510, width: 240, height: 193))
        }

        @Test(
            "FRAME-15 POP-08 It is as large as its content wants, 320 by 480 where that says nothing, and as there is room"
        )
        func size() {
            defer { staging.end() }
            staging.present()
            content.preferredContentSize = CGSize(width: 300, height: 200)
            stage.update()
            #expect(content.view.bounds.size == CGSize(width: 300, height: 200))
            content.preferredContentSize = .zero
            stage.update()
            #expect(content.view.bounds.size == CGSize(width: 320, height: 480))
            content.preferredContentSize = CGSize(width: 5000, height: CGFloat.infinity)
            stage.update()
            #expect(content.view.bounds.size == CGSize(width: 782, height: 480))
        }

        @Test("It follows its source, and goes when that leaves the window")
        func following() {
            defer { staging.end() }
            staging.present()
            button.frame.origin.y += 50
            stage.update()
            #expect(staging.frame == CGRect(x: 290, y: 190, width: 240, height: 193))
            button.removeFromSuperview()
            stage.update()
            stage.update()
            #expect(!staging.isPresented && content.viewIfLoaded?.window == nil)
            #expect(stage.window.decorations.isEmpty)
        }

        @Test("It goes where it is when its source leaves the window, though it is laid out meanwhile")
        func lastPlace() {
            defer { staging.end() }
            staging.present()
            let frame = staging.frame
            button.removeFromSuperview()
            staging.popover?.containerView?.setNeedsLayout()
            staging.popover?.containerView?.layoutIfNeeded()
            #expect(staging.frame == frame && staging.popover?.arrowDirection == .up)
            stage.update()
            stage.update()
            #expect(!staging.isPresented)
        }

        @Test("A source that is out of the window for a moment only keeps its popover")
        func backAgain() {
            defer { staging.end() }
            staging.present()
            button.removeFromSuperview()
            stage.root.view.addSubview(button)
            stage.update()
            #expect(staging.isPresented)
        }

        @Test("What belongs to nothing is shown in the middle without an arrow, and reported")
        func noSource() {
            defer { staging.end() }
            expectDiagnostics([.invalidPresentation]) {
                staging.present { $0.sourceView = nil }
            }
            #expect(staging.frame == CGRect(x: 290, y: 500, width: 240, height: 180))
            #expect(staging.popover?.arrowDirection == [])
            stage.update()
            #expect(staging.isPresented)
        }

        @Test("A view, a layout guide and an item of a bar can be its source")
        func items() throws {
            defer { staging.end() }
            let guide = UILayoutGuide()
            stage.root.view.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: stage.root.view.leadingAnchor, constant: 400),
                guide.topAnchor.constraint(equalTo: stage.root.view.topAnchor, constant: 500),
                guide.widthAnchor.constraint(equalToConstant: 20), guide.heightAnchor.constraint(equalToConstant: 10),
            ])
            stage.update()
            #expect(guide.frame(in: stage.window) == CGRect(x: 400, y: 500, width: 20, height: 10))
            #expect(button.frame(in: stage.root.view) == button.frame)
            #expect(UIView().frame(in: stage.window) == nil && UIBarButtonItem(title: "A").frame(in: button) == nil)
            staging.present { $0.sourceItem = guide }
            #expect(staging.frame == CGRect(x: 290, y: 510, width: 240, height: 193))
            staging.popover?.sourceItem = button
            stage.update()
            #expect(staging.frame == CGRect(x: 290, y: 140, width: 240, height: 193))
        }

        @Test(
            "The popover of an item of a toolbar is at its button, and the other buttons of the bar do what they are for"
        )
        func barItem() throws {
            defer { staging.end() }
            var taps = 0
            let item = UIBarButtonItem(title: "Sort")
            let other = UIBarButtonItem(title: "Count", primaryAction: UIAction { _ in taps += 1 })
            let bar = UIToolbar(frame: CGRect(x: 0, y: 1100, width: 820, height: 44))
            bar.items = [item, UIBarButtonItem(systemItem: .flexibleSpace), other]
            stage.root.view.addSubview(bar)
            stage.update()
            let place = try #require(item.frame(in: stage.window))
            #expect(place.midY == 1122 && place.width > 10)
            staging.present { $0.barButtonItem = item }
            let frame = try #require(staging.frame)
            #expect(staging.popover?.arrowDirection == .down && frame.maxY == place.minY.rounded(.down))
            let neighbour = try #require(other.frame(in: stage.window))
            stage.tap(CGPoint(x: neighbour.midX, y: neighbour.midY))
            stage.update()
            #expect(taps == 1 && staging.isPresented)
            stage.tap(CGPoint(x: place.midX, y: place.midY))
            stage.update()
            #expect(!staging.isPresented)
        }

        @Test("Its margins are kept, and so is what the system covers")
        func margins() {
            defer { staging.end() }
            button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            stage.window.systemSafeAreaInsets.left = 60
            staging.present { $0.permittedArrowDirections = .up }
            #expect(staging.frame?.minX == 60)
            staging.popover?.popoverLayoutMargins = UIEdgeInsets(top: 5, left: 100, bottom: 5, right: 5)
            stage.update()
            #expect(staging.frame?.minX == 100)
        }

        @Test("The delegate may name another place when the window has another size")
        func repositioned() {
            defer { staging.end() }
            let log = PopoverLog()
            staging.present { $0.delegate = log }
            #expect(log.told == ["prepare"])
            log.newRect = CGRect(x: 0, y: 0, width: 10, height: 60)
            stage.window.resize(to: CGSize(width: 900, height: 1000))
            stage.update()
            #expect(log.told == ["prepare", "reposition 60 x 40"])
            #expect(staging.popover?.sourceRect == CGRect(x: 0, y: 0, width: 10, height: 60))
            #expect(staging.frame == CGRect(x: 265, y: 160, width: 240, height: 193))
        }

        // MARK: Look

        @Test(
            "Its content is clipped to round corners, knows that it has little width, and lies on the colour of the app"
        )
        func look() throws {
            defer { staging.end() }
            staging.present { $0.backgroundColor = .systemYellow }
            let holder = try #require(content.view.superview)
            #expect(holder.clipsToBounds && holder.layer.cornerRadius == 12)
            #expect(content.traitCollection.horizontalSizeClass == .compact)
            #expect(content.traitCollection.userInterfaceLevel == .elevated)
            let siblings = holder.superview?.subviews ?? []
            #expect(siblings.first?.backgroundColor == .systemYellow)
            let arrow = try #require(siblings.last?.layer as? CAShapeLayer)
            #expect(arrow.fillColor == UIColor.systemYellow.resolvedColor(with: content.traitCollection).cgColor)
            #expect(arrow.path?.isEmpty == false)
        }

        @Test("It comes and goes in a fifth of a second and less, fading, and growing from the tip of its arrow")
        func animation() throws {
            UIView.setAnimationsEnabled(true)
            try ManualFrameClock.use { clock in
                staging.popover?.sourceView = button
                stage.root.present(content, animated: true)
                stage.update()
                let bubble = try #require(staging.popover?.presentedView?.subviews.first)
                let start = try #require(bubble.layer.presentation())
                #expect(start.opacity < 0.05)
                // The arrow's tip is in the middle of the bubble's upper edge, and stays where it is.
                let tip = CGPoint(x: 120, y: 0).applying(CGAffineTransform(translationX: -120, y: -96.5))
                let shown = tip.applying(start.affineTransform())
                #expect(abs(shown.x - tip.x) < 0.5 && abs(shown.y - tip.y) < 0.5)
                #expect(start.affineTransform().a < 0.9)
                clock.advance(by: .milliseconds(200))
                stage.update()
                #expect(bubble.alpha == 1 && bubble.transform.isIdentity && !content.isBeingPresented)
                stage.root.dismiss(animated: true)
                stage.update()
                clock.advance(by: .milliseconds(100))
                #expect((bubble.layer.presentation()?.opacity ?? 1) < 0.6)
                clock.advance(by: .milliseconds(50))
                stage.update()
                #expect(!staging.isPresented)
            }
        }

        // MARK: The user

        @Test("POP-06 A touch outside ends it and does nothing else; one inside does not")
        func outsideTouch() {
            defer { staging.end() }
            let log = PopoverLog()
            var taps = 0
            let other = UIButton(
                frame: CGRect(x: 20, y: 980, width: 60, height: 40), primaryAction: UIAction { _ in taps += 1 })
            stage.root.view.addSubview(other)
            staging.present { $0.delegate = log }
            stage.tap(CGPoint(x: 400, y: 250))
            stage.update()
            #expect(staging.isPresented)
            stage.tap(outside)
            stage.update()
            #expect(!staging.isPresented && taps == 0)
            #expect(log.told == ["prepare", "should", "did"])
            stage.tap(outside)
            #expect(taps == 1)
        }

        @Test("The delegate may refuse that, and so may the controller; the delegate hears of the attempt")
        func refusal() {
            defer { staging.end() }
            let log = PopoverLog()
            log.mayDismiss = false
            staging.present { $0.delegate = log }
            stage.tap(outside)
            stage.update()
            #expect(staging.isPresented && log.told == ["prepare", "should", "attempt"])
            log.mayDismiss = true
            content.isModalInPresentation = true
            stage.tap(outside)
            stage.update()
            #expect(staging.isPresented && log.told.last == "attempt")
        }

        @Test("The older forms of the delegate's methods are asked and called where the newer ones are left out")
        func older() {
            defer { staging.end() }
            let log = OlderPopoverLog()
            log.mayDismiss = false
            staging.present { $0.delegate = log }
            stage.tap(outside)
            stage.update()
            #expect(staging.isPresented && log.told == ["should"])
            log.mayDismiss = true
            stage.tap(outside)
            stage.update()
            #expect(!staging.isPresented && log.told == ["should", "should", "did"])
        }

        @Test("What is passed through gets its touches, and the popover stays")
        func passthrough() {
            defer { staging.end() }
            var taps = 0
            let other = UIButton(
                frame: CGRect(x: 20, y: 980, width: 60, height: 40), primaryAction: UIAction { _ in taps += 1 })
            stage.root.view.addSubview(other)
            staging.present { $0.passthroughViews = [other] }
            stage.tap(outside)
            stage.update()
            #expect(staging.isPresented && taps == 1)
            other.removeFromSuperview()
            stage.tap(outside)
            stage.update()
            #expect(!staging.isPresented && taps == 1)
        }

        @Test("Escape ends it")
        func escape() {
            defer { staging.end() }
            staging.present()
            stage.pressKey(.keyboardEscape)
            stage.update()
            #expect(!staging.isPresented)
        }

        @Test("The app ends it without asking anybody, and it can be presented again")
        func byProgram() {
            defer { staging.end() }
            let log = PopoverLog()
            log.mayDismiss = false
            staging.present { $0.delegate = log }
            stage.root.dismiss(animated: false)
            stage.update()
            #expect(!staging.isPresented && log.told == ["prepare"])
            staging.present()
            #expect(staging.frame == CGRect(x: 290, y: 140, width: 240, height: 193))
            #expect(content.view.superview?.clipsToBounds == true)
        }

        // MARK: Adapted

        @Test("POP-05 POP-11 With little width it covers the window and keeps what is below")
        func compact() {
            defer { staging.end() }
            stage.window.resize(to: CGSize(width: 400, height: 600))
            stage.update()
            let log = PopoverLog()
            staging.present { $0.delegate = log }
            #expect(content.view.convert(content.view.bounds, to: nil) == stage.window.bounds)
            #expect(stage.root.view.window != nil && log.told.isEmpty)
            #expect(staging.popover?.arrowDirection == .unknown)
            stage.tap(CGPoint(x: 20, y: 580))
            stage.pressKey(.keyboardEscape)
            stage.update()
            #expect(staging.isPresented)
        }

        @Test("STYLE-16 POP-07 Where the delegate has it not adapt it stays a popover with little width")
        func notAdapted() {
            defer { staging.end() }
            stage.window.resize(to: CGSize(width: 400, height: 600))
            button.frame.origin.x = 170
            stage.update()
            let log = PopoverLog()
            log.style = UIModalPresentationStyle.none
            staging.present { $0.delegate = log }
            #expect(staging.frame == CGRect(x: 80, y: 140, width: 240, height: 193))
            #expect(log.told == ["prepare"])
        }

        @Test("It adapts while it is presented, and is a popover again when there is room")
        func adapting() {
            defer { staging.end() }
            staging.present()
            stage.window.resize(to: CGSize(width: 400, height: 600))
            stage.update()
            #expect(content.view.convert(content.view.bounds, to: nil) == stage.window.bounds)
            #expect(staging.popover?.arrowDirection == .unknown)
            stage.window.resize(to: CGSize(width: 820, height: 1180))
            stage.update()
            #expect(staging.frame == CGRect(x: 290, y: 140, width: 240, height: 193))
            #expect(content.view.bounds.size == CGSize(width: 240, height: 180))
            #expect(content.view.isDescendant(of: staging.popover?.presentedView ?? UIView()))
        }

        @Test("A delegate may have it adapt to a sheet, which is the popover's own")
        func sheet() throws {
            defer { staging.end() }
            stage.window.resize(to: CGSize(width: 400, height: 600))
            stage.update()
            let log = PopoverLog()
            log.style = .formSheet
            let sheet = try #require(staging.popover?.adaptiveSheetPresentationController)
            #expect(staging.popover?.adaptiveSheetPresentationController === sheet)
            sheet.detents = [.medium()]
            staging.present { $0.delegate = log }
            let frame = content.view.convert(content.view.bounds, to: nil)
            #expect(frame.minY > 200 && frame.width > 300)
        }
    }
}
