import ContainmentTesting
import Testing
import UIKit

/// Acts of a user beside what moves.
@Suite("Acts and transitions", .timeLimit(.minutes(4))) @MainActor struct TransitionTests {
    /// A page with a button in its bar, which counts.
    private final class PageViewController: UIViewController {
        var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Boost", primaryAction: UIAction { [unowned self] _ in count += 1 })
        }
    }

    /// A button that counts, alone in a view.
    private final class ButtonViewController: UIViewController {
        let button = UIButton(type: .system)
        var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            button.setTitle("Count", for: .normal)
            button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
            button.addAction(UIAction { [unowned self] _ in count += 1 }, for: .touchUpInside)
            view.addSubview(button)
        }
    }

    nonisolated private static let clocks: [HostClock] = [.real, .manual]

    @Test("A tap on a bar's button right after a push is carried out when the push is over", arguments: clocks)
    func afterPush(clock: HostClock) async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let host = try await TestHost(plugins: [], clock: clock)
        try await host.present(navigation)
        let page = PageViewController()
        navigation.pushViewController(page, animated: true)
        try await host.button("Boost").tap()
        #expect(page.count == 1)
    }

    @Test("A clock that stands still goes on no faster than real time while something is waited for")
    func pace() async throws {
        let host = try await TestHost(plugins: [], clock: .manual)
        let controller = ButtonViewController()
        try await host.present(controller)
        var isOver = false
        let start = ContinuousClock.now
        UIView.animate(withDuration: 1) {
            controller.button.frame.origin.x = 200
        } completion: { _ in
            isOver = true
        }
        try await host.wait(until: "the animation is over", upTo: .seconds(60)) { isOver }
        // But for a frame at either end.
        #expect(ContinuousClock.now - start >= .milliseconds(950))
    }

    @Test("A tap that begins a push returns when the push is over, and so does a tap that goes back", arguments: clocks)
    func push(clock: HostClock) async throws {
        let root = ButtonViewController()
        root.title = "Rooms"
        let navigation = UINavigationController(rootViewController: root)
        let host = try await TestHost(plugins: [], clock: clock)
        try await host.present(navigation)
        root.button.addAction(
            UIAction { _ in navigation.pushViewController(PageViewController(), animated: true) }, for: .touchUpInside)
        try await host.button("Count").tap()
        #expect(navigation.transitionCoordinator == nil)
        #expect(navigation.viewControllers.count == 2)
        try await host.backButton.tap()
        #expect(navigation.transitionCoordinator == nil)
        #expect(navigation.viewControllers.count == 1)
        #expect(try await !host.backButton.exists)
    }

    @Test("A question in the middle of a push is asked of what is there, and a wait ends when the push does")
    func questions() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let host = try await TestHost(plugins: [], clock: .manual)
        try await host.present(navigation)
        navigation.pushViewController(PageViewController(), animated: true)
        #expect(try await host.button("Boost").exists)
        #expect(navigation.transitionCoordinator != nil)
        try await host.advance(by: .milliseconds(50))
        #expect(navigation.transitionCoordinator != nil)
        try await host.wait(until: "the push is over") { navigation.transitionCoordinator == nil }
        navigation.popViewController(animated: true)
        try await host.settle()
        #expect(navigation.transitionCoordinator == nil)
        #expect(try await !host.button("Boost").exists)
    }

    @Test("A tap on what an animation or an animator moves is carried out where it has arrived", arguments: clocks)
    func animations(clock: HostClock) async throws {
        let host = try await TestHost(plugins: [], clock: clock)
        let controller = ButtonViewController()
        try await host.present(controller)
        UIView.animate(withDuration: 0.3) { controller.button.frame.origin.x = 200 }
        try await host.button("Count").tap()
        #expect(controller.count == 1)
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { controller.button.frame.origin.y = 200 }
        animator.startAnimation()
        try await host.button("Count").tap()
        #expect(controller.count == 2)
        #expect(animator.state == .inactive)
        UIView.animate(withDuration: 0.1, delay: 0.2, options: []) { controller.button.frame.origin.x = 20 }
        try await host.button("Count").tap()
        #expect(controller.count == 3)
    }

    @Test("What moves for ever, or for a minute, or is held, is not waited for")
    func endless() async throws {
        let host = try await TestHost(plugins: [], clock: .manual)
        let controller = ButtonViewController()
        try await host.present(controller)
        let dots = (0..<3).map { UIView(frame: CGRect(x: 20 * CGFloat($0), y: 0, width: 10, height: 10)) }
        for dot in dots { controller.view.addSubview(dot) }
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { dots[0].alpha = 0.5 }
        UIView.animate(withDuration: 60) { dots[1].alpha = 0.5 }
        let held = UIViewPropertyAnimator(duration: 1, curve: .linear) { dots[2].alpha = 0.5 }
        held.startAnimation()
        held.pauseAnimation()
        try await host.button("Count").tap()
        #expect(controller.count == 1)
        for dot in dots[..<2] { #expect(dot.layer.animationKeys()?.isEmpty == false, "It moves still.") }
        #expect(held.isRunning == false)
        held.stopAnimation(true)
    }

    @Test("Columns that slide and tabs that change are waited for", arguments: clocks)
    func containers(clock: HostClock) async throws {
        let host = try await TestHost(plugins: [], size: CGSize(width: 900, height: 400), clock: clock)
        let split = UISplitViewController(style: .doubleColumn)
        let page = PageViewController()
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(page, for: .secondary)
        try await host.present(split)
        split.preferredDisplayMode = .secondaryOnly
        try await host.settle()
        split.show(.primary)
        try await host.button("Boost").tap()
        #expect(split.transitionCoordinator == nil)
        #expect(page.count == 1)
        try await host.dismiss(split)
        let tabs = UITabBarController()
        let second = ButtonViewController()
        second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
        tabs.viewControllers = [UIViewController(), second]
        try await host.present(tabs)
        try await host.tab("Second").tap()
        try await host.button("Count").tap()
        #expect(second.count == 1)
    }

    // MARK: Taps of which nothing comes

    private func failure(of tap: () async throws -> Void) async throws -> String {
        let error = await #expect(throws: ContainmentTestError.self) { try await tap() }
        #expect(error?.code == .notHittable)
        return try #require(error).message
    }

    @Test("A tap on what is disabled fails")
    func disabled() async throws {
        let host = try await TestHost(plugins: [], clock: .manual)
        let controller = ButtonViewController()
        try await host.present(controller)
        controller.button.isEnabled = false
        let words = try await failure { try await host.button("Count").tap() }
        #expect(
            words == "The button \"Count\", which lies at 20,100 100x40, is disabled, so nothing comes of touching it.")
        controller.button.isEnabled = true
        try await host.button("Count").tap()
        #expect(controller.count == 1)
    }

    @Test("A tap on what does not take touches fails, and says who does not take them")
    func refused() async throws {
        let host = try await TestHost(plugins: [], clock: .manual)
        let controller = ButtonViewController()
        try await host.present(controller)
        controller.button.isUserInteractionEnabled = false
        let own = try await failure { try await host.button("Count").tap() }
        #expect(own.hasSuffix("it has user interaction disabled."), "\(own)")
        controller.button.isUserInteractionEnabled = true
        controller.view.isUserInteractionEnabled = false
        let around = try await failure { try await host.button("Count").tap() }
        #expect(around.hasSuffix("a UIView around it has user interaction disabled."), "\(around)")
        controller.view.isUserInteractionEnabled = true
        // Longer than is waited for.
        UIView.animate(withDuration: 60) { controller.button.alpha = 0.5 }
        let moving = try await failure { try await host.button("Count").tap() }
        #expect(moving.hasSuffix("it is being animated, and takes no touches meanwhile."), "\(moving)")
        #expect(controller.count == 0)
    }

    @Test("A tap on what is covered, or outside of the window, fails and names what is there")
    func covered() async throws {
        let host = try await TestHost(plugins: [], clock: .manual)
        let controller = ButtonViewController()
        try await host.present(controller)
        let cover = UIView(frame: controller.view.bounds)
        controller.view.addSubview(cover)
        let bare = try await failure { try await host.button("Count").tap() }
        #expect(
            bare
                == "The button \"Count\", which lies at 20,100 100x40, cannot be reached at 70, 120: a UIView at 0,0 400x300 is there instead."
        )
        cover.accessibilityIdentifier = "curtain"
        let named = try await failure { try await host.button("Count").tap() }
        #expect(named.hasSuffix("the element #curtain is there instead."), "\(named)")
        cover.removeFromSuperview()
        controller.button.frame.origin.y = 500
        let outside = try await failure { try await host.button("Count").tap() }
        #expect(outside.hasSuffix("that is outside of the window."), "\(outside)")
    }

    @Test("A tap that nobody handles fails, in the host and in a plugin; one at a point does not")
    func unused() async throws {
        let host = try await TestHost(plugins: [Plugins.hello], clock: .manual)
        let controller = ButtonViewController()
        try await host.present(controller, frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let pane = try await host.present(
            Plugins.hello, controller: "main", frame: CGRect(x: 200, y: 0, width: 200, height: 300))
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
        label.text = "Hello?"
        controller.view.addSubview(label)
        let own = try await failure { try await host.staticText("Hello?").tap() }
        #expect(own.hasPrefix("Nobody made use of the tap on the static text \"Hello?\", which lies at 20,20 100x20,"))
        let remote = try await failure { try await pane.staticText("This pane is a process of its own.").tap() }
        #expect(remote.hasSuffix("nothing in its plugin handled it."), "\(remote)")
        try await host.tap(CGPoint(x: 70, y: 30))
        try await host.tap(CGPoint(x: 210, y: 290))
        try await pane.button("Hello").tap()
        #expect(try await pane.staticText("Hello, once.").exists)
    }

    /// What a user can do with an element beside a tap.
    nonisolated private static let acts: [(words: String, act: @MainActor @Sendable (Element) async throws -> Void)] = [
        ("double tap on", { try await $0.doubleTap() }),
        ("press on", { try await $0.press(for: .milliseconds(600)) }),
        ("drag from", { try await $0.drag(by: CGVector(dx: 30, dy: 20)) }),
        ("pinch on", { try await $0.pinch(scale: 2) }),
        ("wheel over", { try await $0.scroll(by: CGVector(dx: 0, dy: -20)) }),
    ]

    @Test(
        "Whatever else fingers and wheels do fails where nobody handles it, in the host and in a plugin, in its own words"
    )
    func unusedActs() async throws {
        let host = try await TestHost(plugins: [Plugins.hello], clock: .manual)
        let controller = ButtonViewController()
        try await host.present(controller, frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let pane = try await host.present(
            Plugins.hello, controller: "main", frame: CGRect(x: 200, y: 0, width: 200, height: 300))
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
        label.text = "Hello?"
        controller.view.addSubview(label)
        for (words, act) in Self.acts {
            let own = try await failure { try await act(host.staticText("Hello?")) }
            #expect(
                own.hasPrefix("Nobody made use of the \(words) the static text \"Hello?\", which lies at 20,20 100x20,")
            )
            #expect(own.contains(" is there, and does not handle "), "\(own)")
            let remote = try await failure {
                try await act(pane.staticText("This pane is a process of its own."))
            }
            #expect(
                remote.hasPrefix(
                    "Nobody made use of the \(words) the static text \"This pane is a process of its own.\""))
            #expect(remote.hasSuffix("nothing in its plugin handled it."), "\(remote)")
        }
        let way = try await failure { try await host.staticText("Hello?").drag(to: host.button("Count")) }
        #expect(way.hasPrefix("Nobody made use of the drag from the static text \"Hello?\""), "\(way)")
        #expect(controller.count == 0)
    }

    @Test("What a recogniser of another kind would take is used by nobody, and what one of its kind takes is")
    func actsOfOtherKinds() async throws {
        let host = try await TestHost(plugins: [], clock: .manual)
        let controller = ButtonViewController()
        try await host.present(controller)
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
        label.text = "Pad"
        label.isUserInteractionEnabled = true
        controller.view.addSubview(label)
        let (tap, pan, long) = (
            UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer()
        )
        let (pinch, double) = (UIPinchGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        pan.maximumNumberOfTouches = 1
        let pad = host.staticText("Pad")
        // Whether it cancels the touches or leaves them to views, which then reach the window as if nobody had used them.
        for cancels in [true, false] {
            for recognizer in [tap, pan, long, pinch, double] { recognizer.cancelsTouchesInView = cancels }
            label.gestureRecognizers = [tap]
            _ = try await failure { try await pad.drag(by: CGVector(dx: 30, dy: 20)) }
            _ = try await failure { try await pad.pinch(scale: 2) }
            label.gestureRecognizers = [pan, long]
            _ = try await failure { try await pad.doubleTap() }
            try await pad.drag(by: CGVector(dx: 30, dy: 20))
            try await pad.press(for: .seconds(1))
            label.gestureRecognizers = [pinch]
            _ = try await failure { try await pad.press(for: .seconds(1)) }
            try await pad.pinch(scale: 2)
            label.gestureRecognizers = [double]
            try await pad.doubleTap()
        }
    }

    @Test("What a button or a slider makes of it is no failure, in the host and in a plugin")
    func usedActs() async throws {
        let host = try await TestHost(
            plugins: [Plugins.hello, Plugins.palette], size: CGSize(width: 640, height: 300), clock: .manual)
        let controller = ButtonViewController()
        let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 120, height: 40))
        slider.accessibilityLabel = "Level"
        controller.view.addSubview(slider)
        try await host.present(controller, frame: CGRect(x: 0, y: 0, width: 160, height: 300))
        let hello = try await host.present(
            Plugins.hello, controller: "main", frame: CGRect(x: 160, y: 0, width: 160, height: 300))
        let palette = try await host.present(
            Plugins.palette, controller: "main", frame: CGRect(x: 320, y: 0, width: 320, height: 300))
        try await host.button("Count").doubleTap()
        try await host.button("Count").press()
        #expect(controller.count == 3)
        try await host.slider("Level").adjust(to: 1)
        #expect(try await host.slider("Level").value == "100%")
        try await hello.button("Hello").doubleTap()
        try await hello.button("Hello").press()
        #expect(try await hello.staticText("Hello, 3 times.").exists)
        let red = palette.slider("Red")
        try await red.adjust(to: 0)
        let low = try await red.value
        // From the middle of its knob, which is 20 points wide.
        try await red.drag(by: CGVector(dx: 40, dy: 0), from: CGPoint(x: 10 / red.frame.width, y: 0.5))
        #expect(try await red.value != low)
    }

    @Test("A wheel that a pan or a view takes is no failure")
    func usedWheel() async throws {
        let host = try await TestHost(plugins: [], clock: .manual)
        let controller = ButtonViewController()
        try await host.present(controller)
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
        label.text = "Pad"
        label.isUserInteractionEnabled = true
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        label.addGestureRecognizer(pan)
        controller.view.addSubview(label)
        try await host.staticText("Pad").scroll(by: CGVector(dx: 0, dy: -20))
        pan.allowedScrollTypesMask = []
        let words = try await failure { try await host.staticText("Pad").scroll(by: CGVector(dx: 0, dy: -20)) }
        #expect(words.hasPrefix("Nobody made use of the wheel over the static text \"Pad\""), "\(words)")
    }

    @Test("A value that no finger moves is no slider's, and adjusting it fails")
    func unusedAdjustment() async throws {
        let host = try await TestHost(plugins: [], clock: .manual)
        let controller = ButtonViewController()
        let gauge = UIView(frame: CGRect(x: 20, y: 200, width: 120, height: 40))
        gauge.isAccessibilityElement = true
        gauge.accessibilityLabel = "Gauge"
        gauge.accessibilityValue = "40%"
        let slider = UISlider(frame: CGRect(x: 20, y: 250, width: 120, height: 40))
        slider.accessibilityLabel = "Level"
        slider.isUserInteractionEnabled = false
        controller.view.addSubview(gauge)
        controller.view.addSubview(slider)
        try await host.present(controller)
        let words = try await failure { try await host.element("Gauge").adjust(to: 1) }
        #expect(words.hasPrefix("Nobody made use of the drag that was to adjust the "), "\(words)")
        #expect(words.hasSuffix("and does not handle drags."), "\(words)")
        let disabled = try await failure { try await host.slider("Level").adjust(to: 1) }
        #expect(disabled.hasSuffix("it has user interaction disabled."), "\(disabled)")
        #expect(slider.value == 0)
    }

    // MARK: Keys and texts of which nothing comes

    private func refusal(of act: () async throws -> Void) async throws -> String {
        let error = await #expect(throws: ContainmentTestError.self) { try await act() }
        #expect(error?.code == .notHandled)
        return try #require(error).message
    }

    @Test(
        "A key that nobody handles fails, in the host and in a plugin, and so does one that finds no place for the focus"
    )
    func unusedKeys() async throws {
        let host = try await TestHost(plugins: [Plugins.hello], clock: .manual)
        let bare = try await refusal { try await host.press(.keyboardTab) }
        #expect(
            bare
                == "Nobody made use of the key with the usage 43: nothing has the focus, and there is no first responder."
        )
        let controller = ButtonViewController()
        try await host.present(controller, frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let pane = try await host.present(
            Plugins.hello, controller: "main", frame: CGRect(x: 200, y: 0, width: 200, height: 300))
        UIFocusSystem.focusSystem(for: controller.button)?.requestFocusUpdate(to: controller.button)
        let own = try await refusal { try await host.press(.keyboardF5) }
        #expect(
            own.hasSuffix("it went to the button \"Count\", and neither that nor anything around it handled it."),
            "\(own)")
        try await host.press(.keyboardSpacebar)
        #expect(controller.count == 1)
        try await host.press(.keyboardTab)
        let remote = try await refusal { try await host.press(.keyboardF5) }
        #expect(
            remote.hasSuffix(
                "it went to the pane of org.mullion.hello, and nothing in its plugin or around the pane handled it."),
            "\(remote)")
        try await host.press(.keyboardSpacebar)
        #expect(try await pane.staticText("Hello, once.").exists)
    }

    @Test("A key that is used when it comes up, or by a command around the focus, is no failure")
    func usedKeys() async throws {
        final class KeyView: UIView {
            var count = 0
            override var canBecomeFirstResponder: Bool { true }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { count += 1 }
        }
        let host = try await TestHost(plugins: [], clock: .manual)
        let controller = ButtonViewController()
        let view = KeyView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        controller.view.addSubview(view)
        try await host.present(controller)
        view.becomeFirstResponder()
        try await host.press(.keyboardF5)
        #expect(view.count == 1)
        var commands = 0
        controller.addKeyCommand(
            UIKeyCommand(
                input: "n", modifierFlags: .command, primaryAction: UIAction { _ in commands += 1 }))
        try await host.press(.keyboardN, .command)
        #expect(commands == 1)
    }

    @Test("Text that nobody takes fails, in the host and in a plugin")
    func unusedText() async throws {
        let host = try await TestHost(plugins: [Plugins.hello], clock: .manual)
        let controller = ButtonViewController()
        try await host.present(controller, frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let pane = try await host.present(
            Plugins.hello, controller: "main", frame: CGRect(x: 200, y: 0, width: 200, height: 300))
        let bare = try await refusal { try await host.type("abc") }
        #expect(bare == "Nobody took the text that was typed: there is no first responder.")
        try await pane.button("Hello").tap()
        let remote = try await refusal { try await host.type("abc") }
        #expect(
            remote == "Nobody took the text that was typed: nothing in the plugin org.mullion.hello takes text now.")
    }

    @Test("Text that the first responder takes is no failure, after a command's key too; one that takes none is named")
    func text() async throws {
        final class FieldView: UIView, UIKeyInput {
            var text = ""
            var hasText: Bool { !text.isEmpty }
            override var canBecomeFirstResponder: Bool { true }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { _ = text.popLast() }
        }
        final class StubbornView: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let host = try await TestHost(plugins: [], clock: .manual)
        let controller = ButtonViewController()
        let (field, stubborn) = (FieldView(frame: .zero), StubbornView(frame: .zero))
        controller.view.addSubview(field)
        controller.view.addSubview(stubborn)
        try await host.present(controller)
        field.becomeFirstResponder()
        try await host.type("abc")
        #expect(field.text == "abc")
        controller.addKeyCommand(
            UIKeyCommand(input: ",", modifierFlags: .command, primaryAction: UIAction { _ in }))
        try await host.press(.keyboardComma, .command)
        try await host.type("d")
        #expect(field.text == "abcd")
        stubborn.becomeFirstResponder()
        let own = try await refusal { try await host.type("d") }
        #expect(own.hasSuffix("the first responder, a StubbornView, takes no text."), "\(own)")
        #expect(field.text == "abcd")
    }

    @Test("A tap that a recogniser takes, or a view that shows something, or one around it, is no failure")
    func used() async throws {
        final class TouchedView: UIView {
            var count = 0
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
        }
        let host = try await TestHost(plugins: [], clock: .manual)
        let controller = UIViewController()
        try await host.present(controller)
        let row = TouchedView(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
        let label = UILabel(frame: row.bounds)
        label.text = "Row"
        row.addSubview(label)
        controller.view.addSubview(row)
        try await host.staticText("Row").tap()
        #expect(row.count == 1)
        let plain = UILabel(frame: CGRect(x: 0, y: 100, width: 400, height: 50))
        plain.text = "Plain"
        plain.isUserInteractionEnabled = true
        var taps = 0
        plain.addGestureRecognizer(UITapGestureRecognizer(primaryAction: UIAction { _ in taps += 1 }))
        controller.view.addSubview(plain)
        try await host.staticText("Plain").tap()
        #expect(taps == 1)
        let double = UITapGestureRecognizer(primaryAction: UIAction { _ in })
        double.numberOfTapsRequired = 2
        plain.gestureRecognizers = [double]
        try await host.staticText("Plain").doubleTap()
    }
}
