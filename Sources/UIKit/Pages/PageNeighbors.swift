/// The pages before and after those that are shown, as the data source names them. They are remembered until somebody has them forgotten.
@MainActor final class PageNeighbors {
    /// The pages that the data source has named, by whether they come after those that are shown; none where the book ends.
    private var known: [Bool: [UIViewController]] = [:]

    func forget() {
        known = [:]
    }

    /// Remembers the pages that were shown before a turn as the neighbours of those that are shown now.
    func didTurn(isForward: Bool, from old: [UIViewController]) {
        known = [!isForward: old]
    }

    /// Asks the data source, unless the answer is known.
    ///
    /// - Parameter shown: The pages that are shown.
    /// - Returns: The pages that a turn in this direction shows, from the left or from above; nil where the book ends.
    func pages(
        isForward: Bool, beside shown: [UIViewController], of container: UIPageViewController
    ) -> [UIViewController]? {
        if let pages = known[isForward] { return pages.isEmpty ? nil : pages }
        guard let source = container.dataSource else { return nil }
        let pages = ask(source, isForward: isForward, beside: shown, of: container)
        // Whoever was asked may have set another data source, which knows other pages.
        if container.dataSource === source { known[isForward] = pages }
        return pages.isEmpty ? nil : pages
    }

    private func ask(
        _ source: any UIPageViewControllerDataSource, isForward: Bool, beside shown: [UIViewController],
        of container: UIPageViewController
    ) -> [UIViewController] {
        guard let edge = isForward ? shown.last : shown.first else { return [] }
        let hasTwoPages = container.spineLocation == .mid
        // The back of a leaf is a page of its own, which is not shown where the spine is at an edge.
        let skipsBacks = container.transitionStyle == .pageCurl && container.isDoubleSided && !hasTwoPages
        var found: [UIViewController] = []
        for _ in 0..<(hasTwoPages || skipsBacks ? 2 : 1) {
            let from = found.last ?? edge
            let next =
                isForward
                ? source.pageViewController(container, viewControllerAfter: from)
                : source.pageViewController(container, viewControllerBefore: from)
            guard let next else {
                if hasTwoPages, !found.isEmpty { reportOddPage(found[0], container) }
                return []
            }
            guard container.allowsNeighbor(next, beside: shown + found) else { return [] }
            found.append(next)
        }
        if skipsBacks { return [found[1]] }
        return isForward ? found : found.reversed()
    }

    private func reportOddPage(_ page: UIViewController, _ container: UIPageViewController) {
        UsageDiagnostic.report(
            .invalidPages,
            "\(container) cannot show \(page) alone, since its spine is in the middle; its data source has to name a page, "
                + "which may be empty, beside each one")
    }
}
