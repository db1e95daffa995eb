import UIKit

/// A text view that is filled by the first character that is typed, and emptied by the next one.
final class BlockTypingViewController: UIViewController, UITextViewDelegate {
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
