/// The rules for what a page view controller may show.
extension UIPageViewController {
    /// Whether controllers can be pages of this one, but for their number. Reports why not.
    func allows(_ pages: [UIViewController]) -> Bool {
        if pages.isEmpty {
            UsageDiagnostic.report(
                .invalidPages,
                "\(self) cannot show no page; give setViewControllers(_:direction:animated:completion:) one")
            return false
        }
        if let twice = pages.firstTwice {
            UsageDiagnostic.report(
                .invalidPages, "\(self) cannot show \(twice) on two pages; give each page a controller of its own")
            return false
        }
        if let around = pages.first(where: { isInside($0) }) {
            UsageDiagnostic.report(.invalidPages, "\(around) cannot be a page of \(self), which is inside it")
            return false
        }
        return true
    }

    /// Whether the page that a data source has named can lie beside other pages. Reports why not.
    func allowsNeighbor(_ page: UIViewController, beside others: [UIViewController]) -> Bool {
        if others.contains(where: { $0 === page }) {
            UsageDiagnostic.report(
                .invalidPages,
                "the data source of \(self) names \(page) as the page beside itself; make a controller for each page, and "
                    + "answer nil where the book ends")
            return false
        }
        return allows([page])
    }

    /// Reports that these are not as many pages as the spine wants.
    func reportCount(of pages: [UIViewController]) {
        let wanted = spineLocation == .mid ? "two, since its spine is in the middle" : "one"
        UsageDiagnostic.report(
            .invalidPages,
            "\(self) cannot show \(pages.count) pages but \(wanted); give "
                + "setViewControllers(_:direction:animated:completion:) as many")
    }

    /// Whether `controller` is this one, or one around it.
    private func isInside(_ controller: UIViewController) -> Bool {
        var around: UIViewController? = self
        while let current = around {
            if current === controller { return true }
            around = current.holder
        }
        return false
    }
}
