import Testing
import UIKit
import UIKitTesting

/// A window with a split view, as large as a tablet that is held across.
@MainActor struct SplitStaging {
    static let across = CGSize(width: 1000, height: 700)
    static let upright = CGSize(width: 700, height: 1000)
    static let narrow = CGSize(width: 400, height: 700)

    let stage = Stage()
    let split: UISplitViewController

    /// Of the classic style.
    init(_ controllers: [UIViewController], size: CGSize = across) {
        split = UISplitViewController()
        split.viewControllers = controllers
        show(size)
    }

    init(_ split: UISplitViewController, size: CGSize = across) {
        self.split = split
        show(size)
    }

    private func show(_ size: CGSize) {
        stage.window.resize(to: size)
        stage.update()
        stage.window.rootViewController = split
        stage.update()
    }

    func resize(to size: CGSize) {
        stage.window.resize(to: size)
        stage.update()
        stage.update()
    }

    /// Where a controller's view is in the window; nil where it is not seen.
    func frame(of controller: UIViewController) -> CGRect? {
        guard let view = controller.viewIfLoaded, view.window === stage.window else { return nil }
        return view.convert(view.bounds, to: nil)
    }

    /// Which of these are seen.
    func seen(_ controllers: [UIViewController]) -> [UIViewController] {
        controllers.filter { frame(of: $0).map(stage.window.bounds.intersects) ?? false }
    }
}
