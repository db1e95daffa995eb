import BenchmarkReport
import Foundation
import MainLoop

/// A run of some sections: what it has measured so far, and how much of it is to be measured.
@MainActor final class BenchmarkRun {
    private(set) var report = Report(machine: .this)
    /// Whether a tenth of the usual is enough: to see that it works, not for numbers to be told.
    private let isQuick: Bool
    private let loop = MainLoop.main
    /// Of the section that is performed.
    private var meter: YardstickMeter?

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
        report.begin(section.rawValue)
        report.noteActivity(before)
        let meter = try YardstickMeter()
        self.meter = meter
        try section.perform(self)
        print(ReportTable.line(Figure("yardstick", .milliseconds, Samples(meter.all), kind: .raw)))
        report.noteActivity(activityOfOthers())
    }

    /// After so long in one section something is wrong that no benchmark is about: it waits for what does not come.
    private static let patience = Duration.seconds(600)

    @discardableResult func add(
        _ name: String, _ values: [Double], in unit: Figure.Unit = .milliseconds, kind: Figure.Kind = .work,
        against anchor: Figure? = nil, goal: Goal? = nil
    ) -> Figure {
        let figure = Figure(
            name, unit, Samples(values), kind: kind, against: anchor, goal: goal, yardstick: meter?.yardstick())
        report.add(figure)
        print(ReportTable.line(figure))
        return figure
    }

    /// To be called between the rounds of what is measured in turns: the machine may become faster or slower meanwhile.
    func measureYardstick() {
        meter?.measure()
    }

    /// The share of the processors that others take while nothing is done here.
    private func activityOfOthers() -> Double {
        guard let before = MachineActivity.now else { return 0 }
        loop.run(for: .milliseconds(isQuick ? 100 : 500))
        return MachineActivity.now?.share(since: before) ?? 0
    }
}
