import ParityScenarios
import Testing
import UIKitTesting

@testable import UIKit

/// A window of 400 × 300 points with a page view controller, whose pages are named from `a` to `d`.
@MainActor struct PageStaging {
    let pages = ["a", "b", "c", "d"].map { TracingViewController(name: $0) }
    let book: UIPageViewController
    let log: PageLog
    let stage: Stage

    /// - Parameters:
    ///   - shown: The pages that are shown at first, by their places.
    ///   - count: The number of pages for the page control; nil has none.
    init(
        _ style: UIPageViewController.TransitionStyle = .scroll,
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        options: [UIPageViewController.OptionsKey: Any]? = nil, shown: [Int] = [0], count: Int? = nil
    ) {
        book = UIPageViewController(transitionStyle: style, navigationOrientation: orientation, options: options)
        log = PageLog(pages)
        log.count = count
        book.dataSource = log
        book.delegate = log
        book.setViewControllers(shown.map { [pages] in pages[$0] }, direction: .forward, animated: false)
        stage = Stage(root: book)
        stage.update()
        forget()
    }

    /// What was heard so far does not count.
    func forget() {
        _ = TraceRecorder.shared.take()
        log.forget()
    }

    /// The callbacks about appearance and parents since the last time: `b viewWillAppear(true)`, for instance.
    func story() -> [String] {
        TraceRecorder.shared.take()
            .filter { line in ["ppear", "Move("].contains(where: line.contains) && !line.contains("IsAppearing") }
            .map { line in String(line[...(line.firstIndex(of: ")") ?? line.index(before: line.endIndex))]) }
    }

    /// The same without those about parents.
    func appearance() -> [String] {
        story().filter { !$0.contains("Move(") }
    }

    var shown: [String] {
        (book.viewControllers ?? []).map { ($0 as? TracingViewController)?.name ?? "?" }
    }

    /// The frame of a page in the window; nil where its view is not there.
    func frame(_ index: Int) -> CGRect? {
        guard let view = pages[index].viewIfLoaded, view.window != nil else { return nil }
        return view.convert(view.bounds, to: nil)
    }

    // MARK: The finger

    static let middle = CGPoint(x: 200, y: 130)

    /// A finger takes hold of the pages and brings them so far, slowly, in points. It goes 10 points before they follow.
    ///
    /// - Returns: Where the finger is.
    @discardableResult func pull(dx: CGFloat = 0, dy: CGFloat = 0, id: Int = 1) -> CGPoint {
        func whole(_ way: CGFloat) -> CGFloat { way == 0 ? 0 : way + (way < 0 ? -10 : 10) }
        stage.press(Self.middle, id: id, at: 0)
        for step in 1...10 {
            let share = CGFloat(step) / 10
            stage.drag(
                to: CGPoint(x: Self.middle.x + whole(dx) * share, y: Self.middle.y + whole(dy) * share), id: id,
                at: TimeInterval(step))
        }
        stage.update()
        return CGPoint(x: Self.middle.x + whole(dx), y: Self.middle.y + whole(dy))
    }

    /// A finger brings the pages so far, and leaves when it has rested for a while.
    func drag(dx: CGFloat = 0, dy: CGFloat = 0, _ time: ManualFrameClock) {
        stage.release(pull(dx: dx, dy: dy), at: 12)
        rest(time)
    }

    /// A finger brings the pages 60 points far, and leaves with a speed of some 1500 points a second.
    ///
    /// - Parameter direction: -1 to the left, 1 to the right.
    func throwPages(_ direction: CGFloat, id: Int = 1) {
        stage.press(Self.middle, id: id, at: 0)
        for step in 1...4 {
            stage.drag(
                to: CGPoint(x: Self.middle.x + direction * 15 * CGFloat(step), y: Self.middle.y), id: id,
                at: Double(step) * 0.01)
        }
        stage.release(CGPoint(x: Self.middle.x + direction * 60, y: Self.middle.y), id: id, at: 0.04)
        stage.update()
    }

    /// Everything that moves comes to rest.
    func rest(_ time: ManualFrameClock) {
        stage.update()
        time.advance(by: .seconds(1))
        stage.update()
    }
}
