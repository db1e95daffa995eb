import BenchmarkReport
import Foundation
import MainLoop

/// A run of some sections: what it has measured so far, and how much of it is to be measured.
@MainActor final class BenchmarkRun {
    private(set) var report = Report(machine: .this)
    /// Whether a tenth of the usual is enough: to see that it works, not for numbers to be told.
    private let isQuick: Bool
    private let loop = MainLoop.main

    init(isQuick: Bool) {
        self.isQuick = isQuick
    }

    /// How often something is measured.
    func count(_ usual: Int) -> Int {
        isQuick ? max(1, usual / 10) : usual
    }

    func perform(_ section: Section) throws {
        report.begin(section.rawValue)
        print(ReportTable.head(section.rawValue))
        listen()
        try section.perform(self)
        listen()
    }

    @discardableResult func add(
        _ name: String, _ values: [Double], in unit: Figure.Unit = .milliseconds,
        against anchor: Figure? = nil, goal: Goal? = nil
    ) -> Figure {
        let figure = Figure(name, unit, Samples(values), against: anchor, goal: goal)
        report.add(figure)
        print(ReportTable.line(figure))
        return figure
    }

    /// How busy others are while nothing is done here.
    private func listen() {
        guard let before = MachineActivity.now else { return }
        let timer = loop.schedule(after: .milliseconds(isQuick ? 100 : 500)) { [loop] in loop.stop() }
        loop.run()
        withExtendedLifetime(timer) {}
        if let now = MachineActivity.now { report.noteActivity(now.share(since: before)) }
    }
}
