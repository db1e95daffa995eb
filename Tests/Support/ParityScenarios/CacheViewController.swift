import UIKit

/// Keeps a cache and, while it is in no window, gives up its view when memory is low, after saving what only the view
/// held (MEM-04).
package final class CacheViewController: TracingViewController {
    private var cache: [Int] = []
    private var savedText = ""
    private var label: UILabel?
    /// The label of the view that was given up, if anybody still holds it.
    private weak var formerLabel: UILabel?

    override package func viewDidLoad() {
        super.viewDidLoad()
        record("restored \"\(savedText)\" former label=\(formerLabel == nil ? "gone" : "held")")
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = savedText
        view.addSubview(label)
        self.label = label
        cache = [1, 2, 3]
    }

    override package func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record("shows \"\(label?.text ?? "")\" cache=\(cache.count)")
    }

    override package func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        cache = []
        if let loaded = viewIfLoaded, loaded.window == nil {
            savedText = label?.text ?? savedText
            formerLabel = label
            label = nil
            view = nil
        }
        record("freed cache=\(cache.count) view=\(isViewLoaded ? "kept" : "dropped")")
    }

    /// The user types: what they typed is in the view alone.
    override package func perform(_ command: ChildCommand) {
        guard command == .changeData else { return super.perform(command) }
        label?.text = "typed by the user"
    }
}
