import UIKit

/// The seasons, a page for each, which are turned by a finger.
final class PagesViewController: SectionViewController, UIPageViewControllerDataSource {
    private static let seasons = ["spring", "summer", "autumn", "winter"]

    private let book = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 16])
    private lazy var pages = Self.seasons.map { SeasonViewController($0, texts) }

    init(language: GalleryLanguage) {
        super.init(Self.texts, in: language)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        book.dataSource = self
        addChild(book)
        add(book.view)
        book.didMove(toParent: self)
        book.setViewControllers([pages[0]], direction: .forward, animated: false)
        fillPage()
    }

    private func page(_ offset: Int, from page: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + offset) else {
            return nil
        }
        return pages[index + offset]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        page(-1, from: viewController)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        page(1, from: viewController)
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
        Self.seasons.count
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }
}
