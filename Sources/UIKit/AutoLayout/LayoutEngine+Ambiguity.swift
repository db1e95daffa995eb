import ConstraintSolver

extension LayoutEngine {
    /// Reports what is open and was not reported before.
    func reportAmbiguity() {
        let found = findAmbiguities().filter { reportedAmbiguities.insert($0.key).inserted }
        if !found.isEmpty { UsageDiagnostic.report(.ambiguousLayout, AmbiguityReport(found).text) }
    }

    private func findAmbiguities() -> [Ambiguity] {
        solve()
        var order: [Opening] = []
        var found: [Opening: Ambiguity] = [:]
        forEachItem(in: root) { item in
            guard let entry = entry(of: item) else { return }
            for opening in entry.variables.flatMap(solver.openings) {
                if found[opening] == nil {
                    guard let ambiguity = ambiguity(for: opening) else { continue }
                    found[opening] = ambiguity
                    order.append(opening)
                }
                found[opening]?.note(item)
            }
        }
        return order.compactMap { found[$0] }
    }

    private func ambiguity(for opening: Opening) -> Ambiguity? {
        switch opening {
        case .variable(let variable):
            guard let entry = entry(with: variable) else { return nil }
            let axis: NSLayoutConstraint.Axis =
                variable == entry.x || variable == entry.width ? .horizontal : .vertical
            let isPlace = variable == entry.x || variable == entry.y
            return Ambiguity(isPlace ? .place(axis) : .length(axis), .place(entry.item))
        case .limit(let id):
            return sources[id].map { Ambiguity(.limit, $0) }
        case .wish(let id):
            return sources[id].map { Ambiguity(.wish, $0) }
        }
    }

    /// Above before below, a view's guides after the view.
    private func forEachItem(in view: UIView, _ body: (any LayoutItem) -> Void) {
        body(view)
        view.layoutGuides.forEach(body)
        for subview in view.subviews where subview.containsAutoLayout { forEachItem(in: subview, body) }
    }
}
