import UIKit

/// Sets itself up in `viewDidLoad()`: data, one view more and one less. Makes its expensive object only when it is read.
package final class LoadTimeWorkViewController: TracingViewController {
    private var rows: [String] = []
    private var objectsMade = 0
    private var madeObject: [Int]?

    /// Made on the first reading, and again after it was let go.
    private var expensiveObject: [Int] {
        if let madeObject { return madeObject }
        objectsMade += 1
        let object = Array(0..<100)
        madeObject = object
        return object
    }

    override package func loadView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        record("loadView")
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = root
    }

    override package func viewDidLoad() {
        super.viewDidLoad()
        rows = ["first", "second"]
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
    }

    override package func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        madeObject = nil
    }
}
