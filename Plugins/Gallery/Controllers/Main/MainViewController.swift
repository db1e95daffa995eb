import UIKit

/// Chooses a section and a language, and shows the section in its own place.
final class MainViewController: UIViewController {
    private var language: GalleryLanguage
    private var page: UIView?
    private var section: UIViewController?

    init(language: GalleryLanguage) {
        self.language = language
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
        showChoice()
    }

    // MARK: Choosing

    private func showChoice() {
        view.backgroundColor = .systemBackground
        traitOverrides.layoutDirection = language.layoutDirection
        let texts = Texts(Self.texts, in: language)
        title = texts["title"]
        let sections = GallerySection.allCases.filter { $0 != .main }
        let choice = UIStackView.column(
            [
                UILabel.title(texts["title"]), UILabel(texts["subtitle"], color: .quietText, lines: 0), languages,
                UIStackView.grid(sections.map { button(for: $0, texts) }, columns: 3, spacing: 8),
            ], spacing: 12)
        choice.setCustomSpacing(4, after: choice.arrangedSubviews[0])
        show(scrolling(choice), in: view.layoutMarginsGuide)
    }

    /// Returns a scroll view in which a page takes the room that there is, and scrolls where that is not enough.
    private func scrolling(_ page: UIView) -> UIScrollView {
        let scrollView = UIScrollView()
        scrollView.add(page, filling: scrollView.contentLayoutGuide)
        NSLayoutConstraint.activate([
            page.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            page.heightAnchor.constraint(greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor),
        ])
        return scrollView
    }

    private var languages: UISegmentedControl {
        let control = UISegmentedControl(
            frame: .zero,
            actions: GalleryLanguage.allCases.map { language in
                UIAction(title: language.name) { [unowned self] _ in
                    self.language = language
                    showChoice()
                }
            })
        // The buttons take the room that is left.
        control.setContentHuggingPriority(.required, for: .vertical)
        control.selectedSegmentIndex = GalleryLanguage.allCases.firstIndex(of: language) ?? 0
        return control
    }

    private func button(for section: GallerySection, _ texts: Texts) -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = texts[section.rawValue]
        configuration.image = UIImage(
            systemName: Self.symbols[section] ?? "", withConfiguration: UIImage.SymbolConfiguration(pointSize: 18))
        configuration.imagePlacement = .top
        configuration.imagePadding = 2
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        configuration.background.cornerRadius = 14
        return UIButton(
            configuration: configuration, primaryAction: UIAction { [unowned self] _ in open(section) })
    }

    private static let symbols: [GallerySection: String] = [
        .text: "bold", .controls: "slider.horizontal.3", .layout: "square.grid.2x2", .images: "photo",
        .drawing: "pencil", .layers: "doc.on.doc", .animation: "play", .form: "checkmark", .cards: "list.bullet",
        .chart: "chart.bar", .navigation: "chevron.forward", .split: "sidebar.left", .tabs: "clock",
        .scroll: "arrow.up.and.down", .tables: "list.bullet.rectangle", .swipes: "hand.tap",
        .collections: "square.grid.3x3", .pages: "book", .pickers: "calendar",
        .typing: "keyboard", .dragging: "arrow.up.and.down.and.arrow.left.and.right", .pixels: "video",
        .presentations: "rectangle.on.rectangle",
    ]

    // MARK: Showing

    private func open(_ section: GallerySection) {
        let child = GalleryPage(section, in: language).makeViewController()
        var configuration = UIButton.Configuration.plain()
        configuration.title = Texts(Self.texts, in: language)["title"]
        configuration.image = UIImage(systemName: "chevron.backward")
        configuration.imagePadding = 4
        let back = UIButton(configuration: configuration, primaryAction: UIAction { [unowned self] _ in close() })
        let bar = UIStackView.row([back, UIView.spacer])
        bar.isLayoutMarginsRelativeArrangement = true
        bar.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 0, trailing: 6)
        addChild(child)
        self.section = child
        // The bar lies on the page's ground: a line between the two would be the only one.
        view.backgroundColor = child.view.backgroundColor
        show(UIStackView.column([bar, child.view], spacing: 0), in: view.safeAreaLayoutGuide)
        child.didMove(toParent: self)
    }

    private func close() {
        section?.willMove(toParent: nil)
        showChoice()
        section?.removeFromParent()
        section = nil
    }

    /// Puts a page in the place of the one before.
    private func show(_ page: UIView, in area: UILayoutGuide) {
        self.page?.removeFromSuperview()
        self.page = page
        page.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page)
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: area.topAnchor),
            page.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            page.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
    }
}
