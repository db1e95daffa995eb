extension NavigationStack {
    /// Reports, once for each push, that another one comes in the middle of it.
    func reportPush(of controller: UIViewController) {
        guard let transition, transition.isAnimated, !transition.isPop, !hasReportedPush,
            !controllers.contains(controller)
        else { return }
        hasReportedPush = true
        UsageDiagnostic.report(
            .pushDuringPush,
            "\(controller) is pushed while the push of \(transition.new) goes on, and is shown after it; push when "
                + "navigationController(_:didShow:animated:) is called, or give both to setViewControllers(_:animated:)"
        )
    }
}

extension UINavigationController {
    /// Whether these can be its stack; otherwise that is reported.
    package final func allows(_ controllers: [UIViewController]) -> Bool {
        guard let twice = controllers.firstTwice else {
            guard let other = controllers.first(where: { $0 is UINavigationController }) else { return true }
            UsageDiagnostic.report(
                .invalidNavigation,
                "\(self) cannot have \(other) on its stack, since that is a navigation controller itself; push the controllers that it holds"
            )
            return false
        }
        UsageDiagnostic.report(
            .invalidNavigation,
            "\(self) cannot have \(twice) on its stack twice; pop to it, or push another controller of its class")
        return false
    }
}
