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
        let alarm = loop.schedule(after: Self.patience) {
            FileHandle.standardError.write(
                Data(
                    "bench: \(section.rawValue) is not over after \(Self.patience). What went wrong stands above.\n"
                        .utf8))
            exit(70)
        }
        defer { alarm.cancel() }
        listen()
        try section.perform(self)
        listen()
    }

    /// After so long in one section something is wrong that no benchmark is about: it waits for what does not come.
    private static let patience = Duration.seconds(300)

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
        loop.run(for: .milliseconds(isQuick ? 100 : 500))
        if let now = MachineActivity.now { report.noteActivity(now.share(since: before)) }
    }
}
