import UIKit

/// The ways of presenting: a controller in each style and with each transition, one that the page moves by itself, a sheet that its user
/// drags, a popover, questions, and what can be done with a text.
final class PresentationsViewController: SectionViewController {
    private static let styles: [(key: String, style: UIModalPresentationStyle)] = [
        ("fullScreen", .fullScreen), ("pageSheet", .pageSheet), ("formSheet", .formSheet),
        ("overFullScreen", .overFullScreen), ("inPage", .currentContext), ("drawer", .custom),
    ]
    private static let transitions: [(key: String, style: UIModalTransitionStyle)] = [
        ("cover", .coverVertical), ("flip", .flipHorizontal), ("dissolve", .crossDissolve), ("curl", .partialCurl),
    ]

    private lazy var transition = UISegmentedControl(items: Self.transitions.map { texts[$0.key] })
    /// Presents what comes as a drawer.
    private let drawer = DrawerTransition()
    private lazy var answer = UILabel(texts["noAnswer"], color: .quietText, lines: 0)

    init(language: GalleryLanguage) {
        super.init(Self.texts, in: language)
        // A controller that is presented in the page covers the page alone, wherever that is.
        definesPresentationContext = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let buttons = Self.styles.map { key, style in
            button(key) { [unowned self] _ in presentPage(key, style) }
        }
        add(UIStackView.grid(buttons, columns: 3, spacing: 8), caption: "styles")
        transition.selectedSegmentIndex = 0
        add(transition, caption: "transition")
        add(
            row([
                button("halfSheet") { [unowned self] _ in presentHalfSheet() },
                button("popover") { [unowned self] in presentPopover($0) },
            ]), caption: "above")
        add(
            row([
                button("alert") { [unowned self] _ in presentAlert() },
                button("choices") { [unowned self] in presentChoices($0) },
                button("share") { [unowned self] in share($0) },
            ]), caption: "questions")
        add(answer)
    }

    private func button(_ key: String, _ action: @escaping (UIButton) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = texts[key]
        configuration.buttonSize = .small
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { ($0.sender as? UIButton).map(action) })
    }

    private func row(_ views: [UIView]) -> UIStackView {
        UIStackView.row(views, alignment: .fill, distribution: .fillEqually)
    }

    // MARK: Presenting

    private func makePage(_ key: String) -> PresentedPageViewController {
        PresentedPageViewController(
            title: texts[key], text: texts("\(key).text"), done: texts["done"], in: language)
    }

    private func presentPage(_ key: String, _ style: UIModalPresentationStyle) {
        let page = makePage(key)
        page.modalPresentationStyle = style
        if style == .custom { page.transitioningDelegate = drawer }
        page.modalTransitionStyle = Self.transitions[max(transition.selectedSegmentIndex, 0)].style
        present(page, animated: true)
    }

    private func presentHalfSheet() {
        let page = makePage("halfSheet")
        if let sheet = page.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.prefersGrabberVisible = true
        }
        present(page, animated: true)
    }

    private func presentPopover(_ source: UIButton) {
        let page = makePage("popover")
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.sourceItem = source
        present(page, animated: true)
    }

    // MARK: Asking

    private func presentAlert() {
        let alert = UIAlertController(
            title: texts["alert.title"], message: texts["alert.text"], preferredStyle: .alert)
        addActions(["cancel": .cancel, "delete": .destructive], in: ["cancel", "delete"], to: alert)
        present(alert, animated: true)
    }

    private func presentChoices(_ source: UIButton) {
        let sheet = UIAlertController(
            title: texts["choices.title"], message: nil, preferredStyle: .actionSheet)
        addActions(["cancel": .cancel], in: ["copy", "send", "cancel"], to: sheet)
        sheet.popoverPresentationController?.sourceItem = source
        present(sheet, animated: true)
    }

    private func share(_ source: UIButton) {
        let controller = UIActivityViewController(activityItems: [texts["alert.text"]], applicationActivities: nil)
        controller.completionWithItemsHandler = { [weak self] _, isCompleted, _, _ in
            guard let self else { return }
            answer.text = texts("answer", texts[isCompleted ? "done" : "cancel"])
        }
        controller.popoverPresentationController?.sourceItem = source
        present(controller, animated: true)
    }

    /// - Parameters:
    ///   - styles: The styles of the actions that are not plain, by the keys of their titles.
    ///   - keys: The keys of the titles of all actions, in the order of the actions.
    private func addActions(_ styles: [String: UIAlertAction.Style], in keys: [String], to alert: UIAlertController) {
        for key in keys {
            alert.addAction(
                UIAlertAction(title: texts[key], style: styles[key] ?? .default) { [weak self] action in
                    guard let self else { return }
                    answer.text = texts("answer", action.title ?? "")
                })
        }
    }
}
