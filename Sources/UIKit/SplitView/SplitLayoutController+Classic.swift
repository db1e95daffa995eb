/// The classic style, in which the columns are an array.
extension SplitLayoutController {
    var viewControllers: [UIViewController] {
        if let collapsed = state.collapsed, let child = placed[collapsed] { return [child] }
        return columns.style.columns.compactMap(columns.childIfMade)
    }

    func setViewControllers(_ next: [UIViewController]) {
        guard columns.style == .unspecified, next.count <= 2 else {
            let reason =
                next.count > 2 ? "it has two columns" : "it has columns; use setViewController(_:for:)"
            UsageDiagnostic.report(
                .invalidSplit, "\(split?.description ?? "") cannot show \(next.count) controllers, since \(reason)")
            return
        }
        // What changes places is nobody's for a moment.
        if next.first === columns.given[.secondary] { set(nil, in: .secondary) }
        set(next.first, in: .primary)
        if state.collapsed == nil || next.count > 1 { set(next.dropFirst().first, in: .secondary) }
    }
}
