import BenchmarkReport
import ParityScenarios
import Threads
import UIKit
import UIKitTesting

/// Lists: processor time of a step of a scroll over rows that size themselves, at home and in a plugin, of opening short and long tables,
/// and of snapshots.
@MainActor enum ListBenchmark {
    static func perform(_ run: BenchmarkRun) throws {
        run.add(
            "a step over rows that size themselves", ScrollMeter.measureAtHome(run.count(400)), goal: .median(atMost: 2)
        )
        let remote = try ScrollMeter.measureInPlugin(run.count(300))
        run.add("a step over a plugin's rows: host's main thread, each frame", remote.host, goal: .median(atMost: 2))
        run.add("a step over a plugin's rows: plugin, each frame", [remote.plugin])
        var (short, long): ([Double], [Double]) = ([], [])
        for _ in 0..<run.count(20) {
            run.measureYardstick()
            short.append(opening(100))
            long.append(opening(100_000))
        }
        let anchor = run.add("a table of 100 rows opened", short)
        run.add("a table of 100,000 rows opened", long, against: anchor, goal: .ratio(atMost: 1.5))
        run.add(
            "a snapshot with 10,000 other items applied", (0..<run.count(20)).map { _ in SnapshotMeter.replaceAll() },
            goal: .median(atMost: 50))
        run.add(
            "a snapshot with 10,000 items in another order applied",
            (0..<run.count(20)).map { _ in SnapshotMeter.shuffle() }, goal: .median(atMost: 50))
    }

    /// - Returns: Milliseconds of processor time from making a table to its first frame.
    private static func opening(_ rows: Int) -> Double {
        ManualFrameClock.use { _ in
            let scheduler = UpdateCycle.main.install {}
            defer { withExtendedLifetime(scheduler) {} }
            let window = PaintedWindow()
            UpdateCycle.main.update()
            return ProcessorTime.milliseconds {
                ScrollMeter.show(LongListViewController(count: rows), in: window)
                UpdateCycle.main.update()
            }
        }
    }
}
