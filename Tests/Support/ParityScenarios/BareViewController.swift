import UIKit

/// Overrides nothing: it has its data, and says when it is asked what became of it.
final class BareViewController: UIViewController, ChildCommandReceiver {
    private var rows = ["one"]

    func perform(_ command: ChildCommand) {
        switch command {
        case .changeData: rows.append("more")
        case .describe:
            let size = viewIfLoaded.map {
                "\(TraceFormat.number($0.bounds.width))x\(TraceFormat.number($0.bounds.height))"
            }
            TraceRecorder.shared.record(
                "child describe rows=\(rows.count) view=\(size ?? "none") subviews=\(viewIfLoaded?.subviews.count ?? 0)"
                    + " window=\(viewIfLoaded?.window != nil) superview=\(viewIfLoaded?.superview != nil)"
                    + " parent=\(parent != nil) traits=\(TraceFormat.traits(traitCollection))")
        default: break
        }
    }
}
