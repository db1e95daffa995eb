import UIKit

/// Makes in code what `SceneOfSixty` has in a storyboard.
final class CodedSceneController: UIViewController {
    override func loadView() {
        let view = UIView(frame: CGRect(origin: .zero, size: SceneOfSixty.size))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemBackground
        for number in 0..<SceneOfSixty.labels {
            let label = UILabel(frame: SceneOfSixty.frame(number))
            label.isUserInteractionEnabled = false
            label.contentMode = .left
            label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
            label.text = "Label \(number)"
            label.textAlignment = .natural
            label.lineBreakMode = .byTruncatingTail
            label.font = .systemFont(ofSize: 17)
            add(label, to: view)
        }
        for number in 0..<SceneOfSixty.buttons {
            let button = UIButton(type: .system)
            button.frame = SceneOfSixty.frame(SceneOfSixty.labels + number)
            button.contentHorizontalAlignment = .center
            button.contentVerticalAlignment = .center
            button.setTitle("Button \(number)", for: .normal)
            add(button, to: view)
        }
        for number in 0..<SceneOfSixty.plainViews {
            let plain = UIView(frame: SceneOfSixty.frame(SceneOfSixty.labels + SceneOfSixty.buttons + number))
            plain.backgroundColor = .systemFill
            add(plain, to: view)
        }
        self.view = view
    }

    private func add(_ view: UIView, to parent: UIView) {
        view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        parent.addSubview(view)
    }
}
