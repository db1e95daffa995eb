import ConstraintSolver

extension LayoutEngine {
    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        solve()
        guard let entry = entry(of: item) else { return false }
        return entry.variables.contains { solver.isAmbiguous($0) }
    }

    func constraints(determining item: any LayoutItem, axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        solve()
        guard let entry = entry(of: item) else { return [] }
        let variables = axis == .horizontal ? [entry.x, entry.width] : [entry.y, entry.height]
        var ids: Set<ConstraintID> = []
        for variable in variables { ids.formUnion(solver.constraints(determining: variable)) }
        return ids.sorted().compactMap { sources[$0]?.constraint }
    }

    // MARK: Reports

    func report(_ conflict: Conflict) {
        let found = conflict.constraints.compactMap { sources[$0] }
        guard reported.insert(Set(found.map(\.key))).inserted else { return }
        let broken = sources[conflict.broken]
        UsageDiagnostic.report(
            .unsatisfiableConstraints, ConflictReport(sources: found, broken: broken).text)
    }
}
