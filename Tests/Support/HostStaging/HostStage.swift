import UIKit

/// A host's window, of 400 x 300 points unless another size is asked for: a pane of its own on the left, room for remote ones on the right.
@MainActor package final class HostStage {
    package static let rightHalf = CGRect(x: 200, y: 0, width: 200, height: 300)

    package let window: UIWindow
    package let root = RootViewController()
    package let counter = TapCounterViewController()
    package let platform = RenderingPlatform()

    /// Also makes the main screen one that draws into memory.
    ///
    /// - Parameter size: The size of the window and its screen, in points.
    package init(
        size: CGSize = CGSize(width: 400, height: 300), scale: CGFloat = 1, style: UIUserInterfaceStyle = .light
    ) {
        let screen = UIScreen(size: size, scale: scale, userInterfaceStyle: style)
        screen.platform = platform
        UIScreen.main = screen
        window = UIWindow(frame: screen.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        embed(counter, frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    }

    package func embed(_ child: UIViewController, frame: CGRect = rightHalf) {
        root.addChild(child)
        child.view.frame = frame
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
    }

    package func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    // MARK: Input, in the window's coordinates

    package func touch(_ phase: UITouch.Phase, _ point: CGPoint) {
        window.sendTouch(id: 1, phase: phase, at: point, timestamp: 0)
    }

    package func tap(_ point: CGPoint) {
        touch(.began, point)
        touch(.ended, point)
    }

    /// The middle of a view that belongs to this window.
    package func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    // MARK: What is seen

    /// Draws the window as it is at this moment, as a screen does at each tick while something moves.
    package func drawFrame() {
        platform.commit(window)
    }

    /// The colour of one pixel as it was drawn last, as `#rrggbb`.
    package func pixel(_ point: CGPoint) -> String {
        let scale = window.screen.scale
        guard
            let pixel = platform.surface(of: window).pixel(x: Int(point.x * scale), y: Int(point.y * scale))
        else { return "outside" }
        return [pixel.red, pixel.green, pixel.blue].reduce("#") { text, byte in
            text + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }

    /// The colours of points all over the window, 25 points from each other, as it is at this moment.
    package var picture: [String] {
        drawFrame()
        let size = window.bounds.size
        return stride(from: 12, to: size.height, by: 25).map { y in
            stride(from: 12, to: size.width, by: 25).map { pixel(CGPoint(x: $0, y: y)) }.joined(separator: " ")
        }
    }

    /// Every text that is shown in a controller's view, in the order of the hierarchy.
    package func texts(in controller: UIViewController) -> [String] {
        Self.labels(in: controller.view).compactMap(\.text)
    }

    /// The button that says this, or is called so.
    package func button(_ title: String, in controller: UIViewController) -> UIView? {
        Self.labels(in: controller.view).first { $0.text == title }?.superview
            ?? buttons(in: controller).first { $0.accessibilityLabel == title }
    }

    /// Every button that is shown in a controller's view.
    package func buttons(in controller: UIViewController) -> [UIButton] {
        Self.buttons(in: controller.view)
    }

    private static func buttons(in view: UIView) -> [UIButton] {
        if view.isHidden { return [] }
        return (view as? UIButton).map { [$0] } ?? view.subviews.flatMap(buttons)
    }

    private static func labels(in view: UIView) -> [UILabel] {
        if view.isHidden { return [] }
        return (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }

    /// Taps the host's own pane.
    ///
    /// - Returns: Whether it has counted that. What it draws is seen after the next update.
    package func tapCounter() -> Bool {
        let before = counter.count
        tap(counter.view.convert(TapCounterViewController.tapPoint, to: nil))
        return counter.count == before + 1
    }

    /// Whether the pixels of the host's own pane are up to date.
    package var counterIsDrawn: Bool {
        let color = counter.color.cgColor.components ?? []
        let expected = color.prefix(3).reduce("#") { text, part in text + (part > 0.5 ? "ff" : "00") }
        return pixel(TapCounterViewController.plainPoint) == expected
    }

    /// Takes everything off the screen.
    package func close() {
        window.isHidden = true
        window.rootViewController = nil
        UIApplication.shared.keyWindow = nil
    }
}
