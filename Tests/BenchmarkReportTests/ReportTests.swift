import BenchmarkReport
import Foundation
import Testing

@Suite("What benchmarks report") struct ReportTests {
    @Test("A percentile is the value at the nearest rank, whatever order the values came in")
    func percentiles() {
        let samples = Samples((1...200).reversed().map(Double.init))
        #expect(samples.median == 100)
        #expect(samples.p99 == 198)
        #expect(samples.percentile(100) == 200)
        #expect(samples.percentile(1) == 2)
        #expect(Samples([3]).median == 3)
        #expect(Samples([3]).p99 == 3)
        #expect(Samples([]).median == 0)
    }

    @Test("A figure is compared with its anchor, and held against its goal")
    func goals() {
        let anchor = Figure("raw", .milliseconds, Samples([0.1, 0.1, 0.4]))
        func figure(_ values: [Double], _ goal: Goal?) -> Figure {
            Figure("ours", .milliseconds, Samples(values), against: anchor, goal: goal)
        }
        #expect(figure([0.15], .ratio(atMost: 1.6)).meetsGoal == true)
        #expect(figure([0.17], .ratio(atMost: 1.6)).meetsGoal == false)
        #expect(figure([0.1, 0.1, 0.5], .tailRatio(atMost: 1.2)).meetsGoal == false)
        #expect(figure([0.1, 0.1, 0.4], .tailRatio(atMost: 1.2)).meetsGoal == true)
        #expect(figure([0.2], .median(atMost: 0.2)).meetsGoal == true)
        #expect(figure([0.2], nil).meetsGoal == nil)
        #expect(figure([], .ratio(atMost: 1.6)).meetsGoal == nil)
        #expect(Figure("ours", .milliseconds, Samples([1]), goal: .ratio(atMost: 2)).meetsGoal == nil)
        #expect(Figure("ours", .milliseconds, Samples([]), goal: .median(atMost: 2)).meetsGoal == nil)
    }

    @Test("How fast the machine was is asked only of what it has a part in")
    func yardstick() {
        var asked = 0
        func yardstick() -> Yardstick {
            asked += 1
            return Yardstick(Samples([4]))
        }
        for (unit, kind) in [(Figure.Unit.mebibytes, Figure.Kind.work), (.allocations, .work), (.milliseconds, .wait)] {
            #expect(Figure("ours", unit, Samples([1]), kind: kind, yardstick: yardstick()).yardstick == nil)
        }
        #expect(asked == 0)
        for (unit, kind) in [(Figure.Unit.milliseconds, Figure.Kind.work), (.perSecond, .work), (.milliseconds, .raw)] {
            #expect(Figure("ours", unit, Samples([1]), kind: kind, yardstick: yardstick()).yardstick?.median == 4)
        }
        #expect(asked == 3)
    }

    @Test("The machine's activity is what its first line counts, without the time in which it waits")
    func activity() throws {
        let earlier = try #require(MachineActivity("cpu  100 0 50 800 50 0 0 0 0 0\ncpu0 1 2 3 4"))
        let later = try #require(MachineActivity("cpu  130 0 60 840 60 0 0 10 7 0\n"))
        #expect(earlier == MachineActivity("cpu  100 0 50 800 50"))
        #expect(later.share(since: earlier) == 0.5)
        #expect(earlier.share(since: earlier) == 0)
        for text in ["", "cpu0 1 2 3 4 5", "cpu a b c d e", "intr 1 2 3 4 5"] { #expect(MachineActivity(text) == nil) }
        #expect(MachineActivity.now != nil)
    }

    @Test("A report says which sections were measured while others were busy, and reads back from its JSON")
    func json() throws {
        var report = Report(machine: Machine(processors: 2, model: "Model", kernel: "6.1"))
        report.begin("events")
        let anchor = Figure("raw", .milliseconds, Samples([0.1]))
        report.add(anchor)
        report.add(Figure("ours", .milliseconds, Samples([0.2]), against: anchor, goal: .ratio(atMost: 1.6)))
        report.noteActivity(0.2)
        report.noteActivity(0.01)
        report.begin("memory")
        report.noteActivity(0.02)
        #expect(report.unquietSections == ["events"])
        #expect(ReportTable.warning(report)?.contains("around events.") == true)
        let read = try JSONDecoder().decode(Report.self, from: try report.json())
        #expect(read.machine == report.machine)
        #expect(read.sections.map(\.figures) == report.sections.map(\.figures))
        #expect(read.sections[0].figures[1].ratio == 2)
    }

    @Test("A line of the table has the numbers with three digits, and says whether the goal is met")
    func table() {
        let anchor = Figure("raw", .milliseconds, Samples([0.1234]))
        let line = ReportTable.line(
            Figure("ours", .milliseconds, Samples([12.345]), against: anchor, goal: .median(atMost: 20)))
        let cells = line.split(separator: " ")
        #expect(cells == ["ours", "12.3", "12.3", "ms", "100", "100", "20.0", "met"])
        #expect(ReportTable.line(anchor).split(separator: " ") == ["raw", "0.123", "0.123", "ms"])
    }

    @Test("The model is what the first processor is called")
    func model() {
        #expect(
            Machine.model(in: "processor\t: 0\nmodel name\t: Some: Processor\nmodel name\t: Other") == "Some: Processor"
        )
        #expect(Machine.model(in: "") == nil)
        #expect(Machine.this.processors > 0)
    }
}
