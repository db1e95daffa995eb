import UIKit

/// A visible window with a container, for tests that look at objects and not at traces.
@MainActor package final class Stage {
    package let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    package let root: UIViewController

    package init(root: UIViewController = UIViewController()) {
        self.root = root
        window.rootViewController = root
        window.makeKeyAndVisible()
        update()
    }

    package func update() {
        UpdateCycle.main.update()
    }

    /// Adds `child` to `container`, the root unless another is named, as the documentation has it.
    package func embed(
        _ child: UIViewController, in container: UIViewController? = nil,
        frame: CGRect = CGRect(x: 20, y: 10, width: 200, height: 100)
    ) {
        let container = container ?? root
        container.addChild(child)
        child.view.frame = frame
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        update()
    }

    package func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        update()
    }

    /// The pointer goes down at a place in the window.
    package func press(_ point: CGPoint, id: Int = 1, at time: TimeInterval = 0) {
        window.sendTouch(id: id, phase: .began, at: point, timestamp: time)
    }

    package func drag(to point: CGPoint, id: Int = 1, at time: TimeInterval = 0) {
        window.sendTouch(id: id, phase: .moved, at: point, timestamp: time)
    }

    package func release(_ point: CGPoint, id: Int = 1, at time: TimeInterval = 0) {
        window.sendTouch(id: id, phase: .ended, at: point, timestamp: time)
    }

    private var presses: [UIKeyboardHIDUsage: UIPress] = [:]

    /// A key goes down, with Shift or without.
    package func keyDown(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
        let key = UIKey(keyCode: code, characters: "", charactersIgnoringModifiers: "", modifierFlags: modifiers)
        let press = UIPress(phase: .began, timestamp: 0, key: key)
        presses[code] = press
        send(press)
    }

    package func keyUp(_ code: UIKeyboardHIDUsage) {
        guard let press = presses.removeValue(forKey: code) else { return }
        press.phase = .ended
        send(press)
    }

    package func pressKey(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
        keyDown(code, modifiers)
        keyUp(code)
    }

    private func send(_ press: UIPress) {
        UIApplication.shared.sendEvent(
            UIPressesEvent(presses: [press], timestamp: 0, modifierFlags: []), to: window)
    }

    package func tap(_ point: CGPoint, at time: TimeInterval = 0) {
        press(point, at: time)
        release(point, at: time)
    }
}
