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
        print(ReportTable.head(section.rawValue))
        let alarm = loop.schedule(after: Self.patience) {
            FileHandle.standardError.write(
                Data(
                    "bench: \(section.rawValue) is not over after \(Self.patience). What went wrong stands above.\n"
                        .utf8))
            exit(70)
        }
        defer { alarm.cancel() }
        let before = activityOfOthers()
        let times = try Yardstick.measure(max(16, count(40)))
        let yardstick = Figure("yardstick", .milliseconds, Samples(times), kind: .raw)
        report.begin(section.rawValue, yardstick: yardstick)
        print(ReportTable.line(yardstick))
        report.noteActivity(before)
        try section.perform(self)
        report.noteActivity(activityOfOthers())
    }

    /// After so long in one section something is wrong that no benchmark is about: it waits for what does not come.
    private static let patience = Duration.seconds(300)

    @discardableResult func add(
        _ name: String, _ values: [Double], in unit: Figure.Unit = .milliseconds, kind: Figure.Kind = .work,
        against anchor: Figure? = nil, goal: Goal? = nil
    ) -> Figure {
        let figure = Figure(name, unit, Samples(values), kind: kind, against: anchor, goal: goal)
        report.add(figure)
        print(ReportTable.line(figure))
        return figure
    }

    /// The share of the processors that others take while nothing is done here.
    private func activityOfOthers() -> Double {
        guard let before = MachineActivity.now else { return 0 }
        loop.run(for: .milliseconds(isQuick ? 100 : 500))
        return MachineActivity.now?.share(since: before) ?? 0
    }
}
