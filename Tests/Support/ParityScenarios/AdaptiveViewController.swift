import UIKit

/// Adapts to the room that it has: two parts side by side where the width is regular, one above the other where it is
/// compact. Hears of traits as views are meant to, by registering for them.
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
