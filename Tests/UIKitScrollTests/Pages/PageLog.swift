import ParityScenarios
import UIKit

/// The data source and delegate of a page view controller: names the pages in their order, and writes down what it is asked and told.
@MainActor final class PageLog: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var pages: [TracingViewController]
    /// What the data source was asked: `after a`, for instance.
    private(set) var asked: [String] = []
    /// What the delegate was told: `will b`, and `did a completed`.
    private(set) var told: [String] = []
    /// The number of pages for the page control; nil has none.
    var count: Int?
    var spine: ((UIInterfaceOrientation) -> UIPageViewController.SpineLocation)?
    var willTurn: () -> Void = {}
    var didTurn: () -> Void = {}
    /// Answers in place of the order of the pages.
    var neighbor: ((UIViewController) -> UIViewController?)?

    init(_ pages: [TracingViewController]) {
        self.pages = pages
        super.init()
    }

    func forget() {
        asked = []
        told = []
    }

    private func names(_ controllers: [UIViewController]) -> String {
        controllers.map { ($0 as? TracingViewController)?.name ?? "?" }.joined(separator: " ")
    }

    private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
        asked.append("\(step > 0 ? "after" : "before") \(names([controller]))")
        if let neighbor { return neighbor(controller) }
        guard let index = pages.firstIndex(where: { $0 === controller }), pages.indices.contains(index + step) else {
            return nil
        }
        return pages[index + step]
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
        guard let count else { return -1 }
        asked.append("count")
        return count
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? -1
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        told.append("will \(names(pendingViewControllers))")
        willTurn()
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        let end = completed ? "completed" : "cancelled"
        told.append("did \(names(previousViewControllers)) \(end)\(finished ? "" : " early")")
        didTurn()
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        spine?(orientation) ?? pageViewController.spineLocation
    }
}
