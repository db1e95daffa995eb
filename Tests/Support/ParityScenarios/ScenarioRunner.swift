import UIKit

/// Runs scenarios: a window, a container and the child of a placement.
///
/// The update cycle runs only where a scenario says so.
@MainActor final class ScenarioRunner {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private let container = ScenarioContainer()
    private let navigation = UINavigationController()
    private let split = UISplitViewController(style: .doubleColumn)
    private let tabs = UITabBarController()
    private let placement: any ChildPlacement

    init(_ placement: any ChildPlacement) {
        self.placement = placement
    }

    func run(_ scenario: Scenario) async throws -> [String] {
        for step in scenario.steps {
            try await run(step)
        }
        try await placement.settle()
        return try await placement.takeTrace()
    }

    /// Takes everything apart, whatever state the scenario left it in.
    func tearDown() async {
        UIView.setAnimationsEnabled(true)
        window.rootViewController?.dismiss(animated: false)
        window.isHidden = true
        window.rootViewController = nil
        UIDevice.current.turn(to: nil)
        UpdateCycle.main.update()
        await placement.end()
    }

    private var child: UIViewController {
        get throws {
            guard let controller = placement.controller else { throw ScenarioError.childIsGone }
            return controller
        }
    }

    private func run(_ step: Scenario.Step) async throws {
        switch step {
        case .showWindow, .hideWindow, .resizeWindow, .makeChildRoot, .clearRoot, .darkMode, .memoryWarning,
            .setSafeArea, .turnDevice:
            try runWindowStep(step)
        case .touch(let phase, let x, let y):
            touch(phase, CGPoint(x: x, y: y))
            try await placement.settle()
        case .pressKey(let code, let shift):
            for phase in [UIPress.Phase.began, .ended] {
                press(code, shift, phase)
                try await placement.settle()
            }
        case .makeNavigation, .push, .cover, .pop, .popToRoot, .setRoot, .hideBar,
            .makeBarsOpaque:
            try runNavigationStep(step)
        case .makeSplit, .showDetail, .showOtherDetail, .hidePrimary, .showPrimary:
            let child = try child
            UIView.performWithoutAnimation { runSplitStep(step, child) }
        case .makeTabs, .selectTab, .removeTab, .hideTabBar:
            try runTabStep(step)
        case .skipAnimations, .presentChild, .dismissPresented, .chooseAction:
            try runPresentationStep(step)
            try await placement.settle()
        case .perform(let command):
            try await placement.perform(command)
        case .releaseChild:
            try await placement.release()
        case .update:
            UpdateCycle.main.update()
            try await placement.settle()
        default:
            try runContainerStep(step)
        }
    }

    private func runWindowStep(_ step: Scenario.Step) throws {
        switch step {
        case .showWindow:
            if window.rootViewController == nil { window.rootViewController = container }
            window.makeKeyAndVisible()
        case .hideWindow:
            window.isHidden = true
        case .resizeWindow(let width, let height):
            window.resize(to: CGSize(width: width, height: height))
        case .makeChildRoot:
            window.rootViewController = try child
        case .clearRoot:
            window.rootViewController = nil
        case .darkMode(let isDark):
            let screen = UIScreen.main
            screen.update(
                size: screen.bounds.size, scale: screen.scale, userInterfaceStyle: isDark ? .dark : .light)
        case .turnDevice(let isPortrait):
            UIDevice.current.turn(to: isPortrait ? .portrait : .landscapeLeft)
        case .setSafeArea(let top, let left, let bottom, let right):
            window.systemSafeAreaInsets = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        default:
            placement.warnOfMemory()
        }
    }

    private func runNavigationStep(_ step: Scenario.Step) throws {
        switch step {
        case .makeNavigation:
            navigation.viewControllers = [UIViewController()]
            window.rootViewController = navigation
        case .push: navigation.pushViewController(try child, animated: false)
        case .cover: navigation.pushViewController(UIViewController(), animated: false)
        case .pop: navigation.popViewController(animated: false)
        case .popToRoot: navigation.popToRootViewController(animated: false)
        case .setRoot: navigation.setViewControllers([try child], animated: false)
        case .hideBar(let isHidden): navigation.isNavigationBarHidden = isHidden
        case .makeBarsOpaque(let areOpaque):
            navigation.navigationBar.isTranslucent = !areOpaque
            tabs.tabBar.isTranslucent = !areOpaque
        default: break
        }
    }

    private func runSplitStep(_ step: Scenario.Step, _ child: UIViewController) {
        switch step {
        case .makeSplit(let childIsPrimary):
            split.setViewController(child, for: childIsPrimary ? .primary : .secondary)
            split.setViewController(UIViewController(), for: childIsPrimary ? .secondary : .primary)
            window.rootViewController = split
        case .showDetail: split.showDetailViewController(child, sender: nil)
        case .showOtherDetail: split.showDetailViewController(UIViewController(), sender: nil)
        case .hidePrimary: split.hide(.primary)
        case .showPrimary: split.show(.primary)
        default: break
        }
    }

    private func runTabStep(_ step: Scenario.Step) throws {
        switch step {
        case .makeTabs:
            tabs.viewControllers = [UIViewController(), try child]
            window.rootViewController = tabs
        case .selectTab(let index): tabs.selectedIndex = index
        case .removeTab: tabs.viewControllers?.removeLast()
        case .hideTabBar(let isHidden): tabs.tabBar.isHidden = isHidden
        default: break
        }
    }

    private func runPresentationStep(_ step: Scenario.Step) throws {
        switch step {
        case .skipAnimations(let areSkipped): UIView.setAnimationsEnabled(!areSkipped)
        case .presentChild(let style):
            let child = try child
            child.modalPresentationStyle = UIModalPresentationStyle(rawValue: style) ?? .automatic
            window.rootViewController?.present(child, animated: false)
        case .dismissPresented: window.rootViewController?.dismiss(animated: false)
        case .chooseAction(let index):
            guard let alert = window.rootViewController?.presentedViewController as? UIAlertController,
                alert.actions.indices.contains(index),
                let button = Self.button(alert.actions[index].title, in: alert.view)
            else { throw ScenarioError.noSuchAction(index) }
            let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
            touch(.began, middle)
            touch(.ended, middle)
        default: break
        }
    }

    private static func button(_ title: String?, in view: UIView) -> UIView? {
        if view is UIControl, view.accessibilityLabel == title { return view }
        return view.subviews.lazy.compactMap { button(title, in: $0) }.first
    }

    private func touch(_ phase: Scenario.TouchPhase, _ point: CGPoint) {
        let phase: UITouch.Phase =
            switch phase {
            case .began: .began
            case .moved: .moved
            case .ended: .ended
            case .cancelled: .cancelled
            }
        window.sendTouch(id: 1, phase: phase, at: point, timestamp: 0)
    }

    private var keyDown: UIPress?

    private func press(_ code: Int, _ shift: Bool, _ phase: UIPress.Phase) {
        let press =
            keyDown
            ?? UIPress(
                phase: .began, timestamp: 0,
                key: UIKey(
                    keyCode: UIKeyboardHIDUsage(rawValue: code), characters: "", charactersIgnoringModifiers: "",
                    modifierFlags: shift ? .shift : []))
        press.phase = phase
        keyDown = phase == .began ? press : nil
        UIApplication.shared.sendEvent(
            UIPressesEvent(presses: [press], timestamp: 0, modifierFlags: shift ? .shift : []), to: window)
    }

    private var transition: TransitionCoordinator?

    private func makeTransition(_ seconds: Double) -> TransitionCoordinator {
        let animation = AnimationParameters(duration: seconds, pace: .curve(.easeIn))
        let new = TransitionCoordinator(in: window, animation: seconds > 0 ? animation : nil)
        transition = new
        return new
    }

    private static let unusualTraits = UITraitCollection { makeUnusual(&$0) }

    private static func makeUnusual(_ traits: inout any UIMutableTraits) {
        traits.userInterfaceStyle = .dark
        traits.userInterfaceLevel = .base
        traits.displayScale = 2
        traits.horizontalSizeClass = .regular
        traits.layoutDirection = .rightToLeft
        traits.preferredContentSizeCategory = .accessibilityLarge
        traits.accessibilityContrast = .high
        traits.legibilityWeight = .bold
    }

    private func runContainerStep(_ step: Scenario.Step) throws {
        let child = try child
        switch step {
        case .loadContainerView:
            container.loadViewIfNeeded()
        case .containerForwardsByHand:
            container.forwardsByHand = true
        case .addHostButton:
            let button = UIButton(frame: CGRect(x: 0, y: 260, width: 100, height: 30))
            container.view.addSubview(button)
        case .addHostKeyCommands:
            for input in [UIKeyCommand.inputEscape, UIKeyCommand.inputPageUp] {
                container.addKeyCommand(
                    UIKeyCommand(
                        input: input, modifierFlags: [],
                        primaryAction: UIAction { _ in TraceRecorder.shared.record("outer performs \(input)") }))
            }
        case .addChild:
            container.addChild(child)
        case .loadChildView:
            child.loadViewIfNeeded()
        case .setChildFrame(let x, let y, let width, let height):
            child.view.frame = CGRect(x: x, y: y, width: width, height: height)
        case .addChildView:
            container.view.addSubview(child.view)
        case .didMove:
            child.didMove(toParent: container)
        case .willMoveToNil:
            child.willMove(toParent: nil)
        case .removeChildView:
            child.viewIfLoaded?.removeFromSuperview()
        case .removeFromParent:
            child.removeFromParent()
        case .setAdditionalSafeArea(let top, let left, let bottom, let right):
            child.additionalSafeAreaInsets = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        case .overrideChildTraits(let areSet):
            container.setOverrideTraitCollection(areSet ? Self.unusualTraits : nil, forChild: child)
        case .darkenChild(let isDark):
            child.overrideUserInterfaceStyle = isDark ? .dark : .unspecified
        case .resizeChild(let width, let height, let seconds):
            let size = CGSize(width: width, height: height)
            let transition = makeTransition(seconds)
            child.viewWillTransition(to: size, with: transition)
            UIView.animate(transition.animation) { child.view.frame.size = size }
            transition.animateAlongside()
        case .changeChildTraits(let seconds):
            let transition = makeTransition(seconds)
            child.willTransition(
                to: child.traitCollection.modifyingTraits { Self.makeUnusual(&$0) }, with: transition)
            UIView.animate(transition.animation) {
                container.setOverrideTraitCollection(Self.unusualTraits, forChild: child)
                child.updateTraitsIfNeeded()
            }
            transition.animateAlongside()
        case .endTransition(let isCancelled):
            transition?.finish(isCancelled: isCancelled)
            transition = nil
        case .beginAppearance(let isAppearing, let animated):
            child.beginAppearanceTransition(isAppearing, animated: animated)
        default:
            child.endAppearanceTransition()
        }
    }
}

/// Runs `scenario` with the child of this name (see `ParityControllers`) and answers what the child recorded.
///
/// Nothing else may use UIKit in this process meanwhile: the update cycle is stepped by the scenario alone.
@MainActor package func trace(
    of scenario: Scenario, child: String, in placement: Placement
) async throws -> [String] {
    let updates = UpdateCycle.main.install {}
    defer { updates.end() }
    let runner = ScenarioRunner(try await Placements.make(child, in: placement))
    do {
        let lines = try await runner.run(scenario)
        await runner.tearDown()
        return lines
    } catch {
        await runner.tearDown()
        throw error
    }
}
