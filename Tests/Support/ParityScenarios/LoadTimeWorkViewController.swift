import UIKit

/// A controller that sets itself up in `viewDidLoad()`: data, one view more and one less, another constraint. It makes its expensive object
/// only when that is read, and records when each kind of thing is made and goes.
package final class LoadTimeWorkViewController: TracingViewController {
    /// An index stands for what the controller needs for as long as it lives (MEM-10, MEM-11).
    private final class Index: Sendable {
        private let owner: String

        init(of owner: String) {
            self.owner = owner
            TraceRecorder.shared.record("\(owner).index made")
        }

        deinit {
            TraceRecorder.shared.record("\(owner).index freed")
        }
    }

    private let index: Index
    private var marker: UIView?
    private var markerLeft: NSLayoutConstraint?
    private var rows: [String] = []
    private var objectsMade = 0
    private var madeObject: [Int]?

    /// Made on the first reading, and again after it was let go.
    private var expensiveObject: [Int] {
        if let madeObject { return madeObject }
        objectsMade += 1
        record("object made")
        let object = Array(0..<100)
        madeObject = object
        return object
    }

    override package init(name: String = "child") {
        index = Index(of: name)
        super.init(name: name)
    }

    package required init?(coder: NSCoder) {
        index = Index(of: "child")
        super.init(coder: coder)
    }

    override package func loadView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let marker = UIView()
        marker.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(marker)
        let left = marker.leftAnchor.constraint(equalTo: root.leftAnchor)
        self.marker = marker
        markerLeft = left
        NSLayoutConstraint.activate([
            left, marker.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            marker.widthAnchor.constraint(equalToConstant: 40), marker.heightAnchor.constraint(equalToConstant: 10),
        ])
        record("loadView")
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = root
    }

    override package func viewDidLoad() {
        super.viewDidLoad()
        rows = ["first", "second"]
        record("rows made")
        markerLeft?.constant = 30
        view.subviews.first?.removeFromSuperview()
        for (index, row) in rows.enumerated() {
            let label = UILabel(frame: CGRect(x: 0, y: 20 * CGFloat(index), width: 100, height: 20))
            label.text = row
            view.addSubview(label)
        }
    }

    override package func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record("data rows=\(rows.count) objects=\(objectsMade)")
    }

    override package func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let texts = view.subviews.compactMap { ($0 as? UILabel)?.text }
        let sum = expensiveObject.count + expensiveObject.count
        record("shown labels=\(texts.joined(separator: ",")) objects=\(objectsMade) counted=\(sum)")
        record("placed marker at \(TraceFormat.frame(marker?.frame ?? .zero))")
    }

    override package func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        if madeObject != nil { record("object let go") }
        madeObject = nil
    }
}
