import UIKit

/// Does at home what a plugin's controller that `typesBlocks` does: the first character fills its text view, and the next one empties it.
final class BlockTypingHomeViewController: UIViewController, UITextViewDelegate {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.font = .systemFont(ofSize: 400)
        textView.backgroundColor = .white
        textView.textColor = .black
        textView.isScrollEnabled = false
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.delegate = self
        view.addSubview(textView)
    }

    func textViewDidChange(_ textView: UITextView) {
        if textView.text.count > 1 { textView.text = "" }
    }
}
