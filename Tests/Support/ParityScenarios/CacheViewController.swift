import UIKit

/// Keeps a cache and, while it is in no window, gives up its view when memory is low, after saving what only the view
/// held (MEM-04).
package final class CacheViewController: TracingViewController {
    private var cache: [Int] = []
    private var savedText = "typed by the user"
    private var label: UILabel?

    override package func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = savedText
        view.addSubview(label)
        self.label = label
        cache = [1, 2, 3]
        record("restored \"\(savedText)\" cache=\(cache.count)")
    }

    override package func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        cache = []
        if let loaded = viewIfLoaded, loaded.window == nil {
            savedText = label?.text ?? savedText
            label = nil
            view = nil
        }
        record("freed cache=\(cache.count) view=\(isViewLoaded ? "kept" : "dropped")")
    }
}
