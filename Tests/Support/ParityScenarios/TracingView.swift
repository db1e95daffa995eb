import UIKit

/// Records its layout passes.
package class TracingView: UIView {
    private let name: String
    private let onLayout: ((TracingView) -> Void)?

    /// `onLayout` stands for an override of `layoutSubviews()`.
    package init(frame: CGRect, name: String, onLayout: ((TracingView) -> Void)? = nil) {
        self.name = name
        self.onLayout = onLayout
        super.init(frame: frame)
    }

    package required init?(coder: NSCoder) {
        name = "view"
        onLayout = nil
        super.init(coder: coder)
    }

    override package func layoutSubviews() {
        super.layoutSubviews()
        onLayout?(self)
        TraceRecorder.shared.record(lineOfLayout)
    }

    private var lineOfLayout: String {
        let frames = subviews.map { TraceFormat.frame($0.frame) }.joined(separator: ", ")
        return
            "\(name) layoutSubviews bounds=\(TraceFormat.number(bounds.width))x\(TraceFormat.number(bounds.height))"
            + (frames.isEmpty ? "" : " subviews=[\(frames)]")
    }
}
