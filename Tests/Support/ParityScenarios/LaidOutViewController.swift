import UIKit

/// Builds its views in code, in `loadView()` and without super: a bar above content, both placed by `layoutSubviews()`,
/// and a label in the content that its autoresizing mask makes follow.
package final class LaidOutViewController: TracingViewController {
    package private(set) var bar: TracingView?
    package private(set) var content: TracingView?

    override package func loadView() {
        let root = TracingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), name: "\(name).root") { root in
            guard root.subviews.count == 2 else { return }
            let (bar, rest) = root.bounds.divided(atDistance: 40, from: .minYEdge)
            root.subviews[0].frame = bar
            root.subviews[1].frame = rest
        }
        let bar = TracingView(frame: .zero, name: "\(name).bar")
        let content = TracingView(frame: CGRect(x: 0, y: 40, width: 100, height: 60), name: "\(name).content")
        let follower = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        follower.autoresizingMask = [.flexibleWidth]
        content.addSubview(follower)
        root.addSubview(bar)
        root.addSubview(content)
        self.bar = bar
        self.content = content
        record("loadView")
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = root
    }

    override package func viewDidLoad() {
        super.viewDidLoad()
        record("outlets bar=\(bar == nil ? "none" : "set") content=\(content == nil ? "none" : "set")")
    }

    override package func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let bar, let content else { return }
        record("frames bar=\(TraceFormat.frame(bar.frame)) content=\(TraceFormat.frame(content.frame))")
    }
}
