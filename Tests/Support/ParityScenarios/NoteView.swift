import UIKit

/// A line of text with a button for more below it, and what the button brings: views that know of no data (ROLE-03).
package final class NoteView: UIView {
    private let label = UILabel()
    private let details = UILabel()
    private let button = UIButton(type: .system)
    package var onMore: () -> Void = {}

    override package init(frame: CGRect) {
        super.init(frame: frame)
        details.isHidden = true
        button.setTitle("More", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.onMore() }, for: .touchUpInside)
        for view in [label, button, details] { addSubview(view) }
    }

    package required init?(coder: NSCoder) {
        nil
    }

    package var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    package var showsDetails: Bool {
        get { !details.isHidden }
        set { details.isHidden = !newValue }
    }

    package var labelFrame: CGRect {
        label.frame
    }

    override package func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 30)
        button.frame = CGRect(x: 0, y: 40, width: 100, height: 30)
        details.frame = CGRect(x: 0, y: 70, width: bounds.width, height: 30)
    }
}
