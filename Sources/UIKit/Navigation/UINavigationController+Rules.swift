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
