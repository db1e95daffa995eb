import BenchmarkReport

extension BenchmarkRun {
    /// Adds what was measured with both drawers in turns: the host's figure, and that of renderers in proportion to it.
    ///
    /// - Parameter goal: That of the renderers' figure.
    func add(
        _ name: String, _ values: [Drawer: [Double]], in unit: Figure.Unit = .milliseconds,
        kind: Figure.Kind = .work, goal: Goal? = nil
    ) {
        let anchor = add("\(name), by the host", values[.host] ?? [], in: unit, kind: kind)
        add("\(name), by renderers", values[.renderers] ?? [], in: unit, kind: kind, against: anchor, goal: goal)
    }
}
