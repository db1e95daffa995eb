import UIKit

/// A page with a sheet over it.
@MainActor package final class SheetGallery: UIViewController {
    package enum Kind: String, CaseIterable, Sendable {
        /// At half of the height, at the lower edge of a narrow window, whose page is not dimmed.
        case half
        /// At the full height, at the lower edge of a narrow window.
        case full
        /// As large as its content would like to be, in the middle of a wide window.
        case form
        /// As large as a page, in the middle of a wide window.
        case page
    }

    package let kind: Kind
    package let isMirrored: Bool

    /// - Parameter isMirrored: Whether the page and the sheet are Arabic ones.
    package init(_ kind: Kind, isMirrored: Bool = false) {
        self.kind = kind
        self.isMirrored = isMirrored
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    /// The size of the window that the gallery is made for, in points.
    package var size: CGSize {
        switch kind {
        case .half, .full: CGSize(width: 400, height: 640)
        case .form, .page: CGSize(width: 960, height: 640)
        }
    }

    override package func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        fill(
            view,
            isMirrored
                ? ["القطع", "ما وراء الورقة يبقى حيث هو.", "عرض"]
                : ["Pieces", "What lies behind the sheet stays where it is.", "Show"])
    }

    /// Shows the sheet at once.
    package func presentSheet() {
        let content = UIViewController()
        content.modalPresentationStyle = kind == .form ? .formSheet : .pageSheet
        content.preferredContentSize = kind == .form ? CGSize(width: 420, height: 300) : .zero
        content.view.backgroundColor = .systemBackground
        fill(
            content.view,
            isMirrored
                ? ["تصفية", "اختر ما تريد أن تراه.", "تم"] : ["Filter", "Choose what you would like to see.", "Done"])
        if kind == .half || kind == .full, let sheet = content.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.selectedDetentIdentifier = kind == .half ? .medium : .large
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.prefersGrabberVisible = true
        }
        present(content, animated: false)
    }

    /// Puts a title, a text and a button into a view, from its upper leading corner on.
    private func fill(_ view: UIView, _ words: [String]) {
        let title = UILabel()
        title.font = .preferredFont(forTextStyle: .title2)
        title.text = words[0]
        let text = UILabel()
        text.numberOfLines = 0
        text.text = words[1]
        var configuration = UIButton.Configuration.filled()
        configuration.title = words[2]
        let button = UIButton(configuration: configuration)
        let stack = UIStackView(arrangedSubviews: [title, text, button])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 36),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -24),
        ])
    }
}
