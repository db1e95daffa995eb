import UIKit

/// A page over which an alert or an action sheet is shown.
@MainActor package final class AlertGallery: UIViewController {
    /// What is shown over the page.
    package enum Kind: String, CaseIterable, Sendable {
        case pair
        case stack
        case sheet
        case arabic
        case largeText
    }

    package static let size = CGSize(width: 400, height: 480)

    package let kind: Kind

    package init(_ kind: Kind) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    override package func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let text = UILabel(frame: CGRect(x: 24, y: 24, width: 352, height: 120))
        text.numberOfLines = 0
        text.text = kind == .arabic ? "ما وراء التنبيه يبقى حيث هو." : "What lies behind the alert stays where it is."
        view.addSubview(text)
    }

    /// Sets what the window is to be like for this kind.
    package func prepare(_ window: UIWindow) {
        window.traitOverrides.layoutDirection = kind == .arabic ? .rightToLeft : .leftToRight
        if kind == .largeText { window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
    }

    /// Presents the alert at once; the page is in a window that is shown.
    package func presentAlert() {
        present(makeAlert(), animated: false)
    }

    private func makeAlert() -> UIAlertController {
        switch kind {
        case .pair, .largeText:
            UIAlertController(
                AlertContent(
                    title: "Delete “Holiday”?", message: "The pictures in it cannot be had back.",
                    actions: [
                        .init(title: "Cancel", style: .cancel), .init(title: "Delete", style: .destructive),
                    ]), origin: kind == .pair ? "From “Pictures”" : nil
            ) { _ in }
        case .stack:
            UIAlertController(
                AlertContent(
                    title: "Keep the changes?", message: "The document has changed since it was saved last.",
                    actions: [
                        .init(title: "Save", isPreferred: true), .init(title: "Save a Copy", isEnabled: false),
                        .init(title: "Discard Changes", style: .destructive), .init(title: "Cancel", style: .cancel),
                    ])
            ) { _ in }
        case .sheet:
            UIAlertController(
                AlertContent(
                    title: "Share", message: "Choose who gets the picture.", style: .actionSheet,
                    actions: [
                        .init(title: "Copy Link"), .init(title: "Send"),
                        .init(title: "Stop Sharing", style: .destructive), .init(title: "Cancel", style: .cancel),
                    ])
            ) { _ in }
        case .arabic:
            UIAlertController(
                AlertContent(
                    title: "حذف الصورة؟", message: "لا يمكن استعادتها بعد ذلك.",
                    actions: [.init(title: "إلغاء", style: .cancel), .init(title: "حذف", style: .destructive)])
            ) { _ in }
        }
    }
}
