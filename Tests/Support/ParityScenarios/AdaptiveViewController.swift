import UIKit

/// Adapts to the room that it has: two parts side by side where the width is regular, one above the other where it is
/// compact. Hears of traits as views are meant to, by registering for them, and goes along with every transition.
package final class AdaptiveViewController: TracingViewController {
    private let parts = [UIView(), UIView()]

    override package func viewDidLoad() {
        super.viewDidLoad()
        for part in parts { view.addSubview(part) }
        registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitUserInterfaceStyle.self]) {
            (self: AdaptiveViewController, previous: UITraitCollection) in
            self.record(
                "registered from=\(TraceFormat.traits(previous)) to=\(TraceFormat.traits(self.traitCollection))")
            self.view.setNeedsLayout()
        }
    }

    override package func viewWillTransition(
        to newSize: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: newSize, with: coordinator)
        follow(coordinator, "size")
    }

    override package func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        follow(coordinator, "traits")
    }

    private func follow(_ coordinator: any UIViewControllerTransitionCoordinator, _ what: String) {
        coordinator.animate { [weak self] context in
            let seconds = TraceFormat.number(context.transitionDuration)
            let inherited = TraceFormat.number(UIView.inheritedAnimationDuration)
            self?.record(
                "alongside \(what) seconds=\(seconds) curve=\(context.completionCurve.rawValue) inherited=\(inherited)")
        } completion: { [weak self] context in
            self?.record("transition of \(what) ended cancelled=\(context.isCancelled)")
        }
    }

    override package func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isWide = traitCollection.horizontalSizeClass == .regular
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let (first, second) = area.divided(
            atDistance: isWide ? area.width / 2 : area.height / 2, from: isWide ? .minXEdge : .minYEdge)
        parts[0].frame = first
        parts[1].frame = second
        record("parts \(TraceFormat.frame(first)) | \(TraceFormat.frame(second))")
    }
}
