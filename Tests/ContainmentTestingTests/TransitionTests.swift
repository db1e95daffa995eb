import ContainmentTesting
import Testing
import UIKit

/// Acts of a user beside what moves.
@Suite("Acts and transitions") @MainActor struct TransitionTests {
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
        let clock = ContinuousClock.now
        try await host.button("Count").tap()
        #expect(controller.count == 1)
        #expect(ContinuousClock.now - clock < host.patience)
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
