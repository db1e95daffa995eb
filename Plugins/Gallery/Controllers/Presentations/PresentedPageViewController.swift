import UIKit

/// A page to be presented: a title, a text, and a button that dismisses it.
final class PresentedPageViewController: UIViewController {
    private let text: String
    private let done: String

    /// - Parameter done: The title of the button.
    init(title: String, text: String, done: String, in language: GalleryLanguage) {
        self.text = text
        self.done = done
        super.init(nibName: nil, bundle: nil)
        self.title = title
        traitOverrides.layoutDirection = language.layoutDirection
        preferredContentSize = CGSize(width: 300, height: 180)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(
            configuration: .filled(), primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
        button.configuration?.title = done
        let column = UIStackView.column(
            [UILabel.title(title ?? ""), UILabel(text, lines: 0), button], spacing: 12, alignment: .leading)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 32),
            column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
        ])
    }
}
