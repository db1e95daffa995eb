import ParityScenarios
import UIKit
import UIKitTesting

/// A window with a root that records its callbacks, and what is presented in it.
@MainActor struct PresentationStaging {
    let stage: Stage
    let first = TracingViewController(name: "A")
    let second = TracingViewController(name: "B")
    let third = TracingViewController(name: "C")

    /// - Parameter size: The window's size, in points: the usual one is regular in both directions, and one that is less than 600 wide is compact.
    init(_ size: CGSize = CGSize(width: 1000, height: 700)) {
        stage = Stage(root: first)
        stage.window.resize(to: size)
        stage.update()
        second.modalPresentationStyle = .fullScreen
        third.modalPresentationStyle = .fullScreen
        _ = TraceRecorder.shared.take()
    }

    var window: UIWindow { stage.window }

    /// Returns the appearance callbacks since the last call, without what they have seen.
    func story() -> [String] {
        TraceRecorder.shared.take().filter { $0.contains("ppear") || $0.contains("done") || $0.contains("viewDidLoad") }
            .map { line in line.contains(")") ? line.prefix { $0 != ")" } + ")" : line }
            .map { $0.hasPrefix("B viewDidLoad") ? "B viewDidLoad" : $0 }
    }

    /// Presents without animation, and lets the window come to rest.
    func present(_ controller: UIViewController, from source: UIViewController) {
        source.present(controller, animated: false)
        stage.update()
    }
}

extension CALayer {
    /// Whether an animation moves the layer.
    var hasAnimations: Bool { animationKeys()?.isEmpty == false }
}
