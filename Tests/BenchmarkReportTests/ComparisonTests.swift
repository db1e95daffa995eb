import BenchmarkReport
import Testing

@Suite("Benchmarks beside an earlier run") struct ComparisonTests {
    /// Sixteen times the same, but for what comes and goes.
    private func times(_ middle: Double, wild: Double = 0) -> Samples {
        Samples((0..<16).map { middle * (1 + wild * [-1, 1, -0.5, 0, 1, 0, -1, 0.5][$0 / 2]) })
    }

    /// - Parameters:
    ///   - slowness: How many times as long everything takes.
    ///   - unsteady: How much that comes and goes meanwhile.
    ///   - worse: How many times as long what is Mullion's takes beside that.
    private func report(
        slowness: Double = 1, unsteady: Double = 0, worse: Double = 1, wild: Double = 0, memory: Double = 6,
        machine: String = "Model"
    ) -> Report {
        var report = Report(machine: Machine(processors: 2, model: machine, kernel: "6.1"))
        report.begin("events")
        let yardstick = Yardstick(times(4 * slowness, wild: unsteady))
        let raw = Figure("raw", .milliseconds, times(0.1 * slowness), kind: .raw)
        report.add(raw)
        let own = 0.2 * slowness * worse
        report.add(Figure("anchored", .milliseconds, times(own, wild: wild), against: raw, yardstick: yardstick))
        report.add(Figure("alone", .milliseconds, times(own, wild: wild), yardstick: yardstick))
        report.add(Figure("rate", .perSecond, times(1 / own, wild: wild), yardstick: yardstick))
        report.add(Figure("memory", .mebibytes, Samples([memory])))
        report.add(Figure("badge", .milliseconds, times(2000), kind: .wait))
        return report
    }

    /// Since two runs, both alike.
    private func told(_ report: Report, since old: Report) -> (worse: [String], better: [String]) {
        let comparison = Comparison([report], since: [old, old])
        return (comparison.regressions.map(\.figure), comparison.gains.map(\.figure))
    }

    @Test("A report beside itself says nothing, and all of it was compared but what others need")
    func itself() {
        let comparison = Comparison([report()], since: [report()])
        #expect(comparison.regressions == [] && comparison.gains == [])
        #expect(comparison.changes.map(\.figure) == ["anchored", "alone", "rate", "memory", "badge"])
        #expect(comparison.changes.map(\.factor) == [1, 1, 1, 1, 1])
        #expect(comparison.untold == 0 && comparison.onlyBefore == [] && comparison.onlyAfter == [])
        #expect(
            ComparisonLines.lines(comparison, since: "a.json") == [
                "No figure is worse than in a.json, 0 are better, of 5."
            ])
    }

    @Test("A machine that is half or twice as fast is no regression and no gain", arguments: [0.5, 2])
    func machineSpeed(slowness: Double) {
        let (worse, better) = told(report(slowness: slowness), since: report())
        #expect(worse == [] && better == [])
    }

    @Test(
        "What is 30 % worse is told, times and rates, on a machine of another speed too, and the other way round as a gain"
    )
    func regressions() {
        for slowness in [0.5, 1, 2] {
            #expect(
                told(report(slowness: slowness, worse: 1.3), since: report()).worse == ["anchored", "alone", "rate"])
            #expect(
                told(report(slowness: slowness), since: report(worse: 1.3)).better == ["anchored", "alone", "rate"])
        }
        let lines = ComparisonLines.lines(
            Comparison([report(worse: 1.3)], since: [report(), report()]), since: "a.json")
        #expect(
            lines == [
                "worse   events: anchored: 2.00 → 2.60 × raw: 30.0 % worse (noise 10.0 %)",
                "worse   events: alone: 0.200 → 0.260 ms, by the yardstick 30.0 % worse (noise 10.0 %)",
                "worse   events: rate: 5.00 → 3.85 /s, by the yardstick 30.0 % worse (noise 10.0 %)",
                "3 figures are worse than in a.json, 0 are better, of 5.",
            ])
    }

    @Test("What is 30 % worse is not told where it comes and goes by as much, in either run")
    func noise() {
        #expect(told(report(worse: 1.3, wild: 0.5), since: report()).worse == [])
        #expect(told(report(worse: 1.3), since: report(wild: 0.5)).worse == [])
        #expect(told(report(worse: 3, wild: 0.5), since: report(wild: 0.5)).worse == ["anchored", "alone", "rate"])
    }

    @Test("Where the machine was fast and slow in turns, only what its anchor shows is told, in either run")
    func unsteady() {
        #expect(told(report(unsteady: 0.5, worse: 1.3), since: report()).worse == ["anchored"])
        #expect(told(report(worse: 1.3), since: report(unsteady: 0.5)).worse == ["anchored"])
        #expect(told(report(unsteady: 0.5, worse: 3), since: report()).worse == ["anchored", "alone", "rate"])
    }

    @Test("What no yardstick was measured with is not judged by one")
    func withoutYardstick() {
        func report(_ time: Double, _ yardstick: Yardstick?) -> Report {
            var report = Report(machine: Machine(processors: 2, model: "Model", kernel: "6.1"))
            report.begin("launch")
            report.add(Figure("start", .milliseconds, times(time), yardstick: yardstick))
            return report
        }
        for (old, new) in [
            (nil, Yardstick(times(4))), (Yardstick(times(4)), nil), (Yardstick(Samples([])), Yardstick(times(4))),
        ] {
            let comparison = Comparison([report(2, new)], since: [report(1, old)])
            #expect(comparison.changes == [] && comparison.untold == 1)
        }
    }

    @Test("Where others were busy around a section, its lines and the conclusion say so")
    func busy() {
        var busy = report(worse: 1.3, memory: 7)
        busy.noteActivity(0.5)
        for (new, old) in [
            (busy, report()),
            (
                report(worse: 1.3, memory: 7),
                {
                    var old = report(); old.noteActivity(0.5); return old
                }()
            ),
        ] {
            let lines = ComparisonLines.lines(Comparison([new], since: [old, old]), since: "a.json")
            #expect(lines.count == 5)
            #expect(lines.dropLast().allSatisfy { $0.hasSuffix("; others were busy") }, "\(lines)")
            #expect(lines.last?.hasSuffix(" Of those 4 were measured while others were busy: measure again.") == true)
        }
    }

    @Test(
        "Of one earlier run nobody knows whether it was lucky: a third of a time is not told then, of memory a tenth is"
    )
    func luck() {
        func worse(by factor: Double) -> [String] {
            let comparison = Comparison([report(worse: factor, memory: 6.7)], since: [report()])
            return comparison.regressions.map(\.figure)
        }
        #expect(worse(by: 1.34) == ["memory"])
        #expect(worse(by: 1.36) == ["anchored", "alone", "rate", "memory"])
    }

    @Test("Nine of a hundred are not told, however sure they are")
    func floor() {
        #expect(told(report(worse: 1.09), since: report()).worse == [])
        #expect(told(report(worse: 1.11), since: report()).worse == ["anchored", "alone", "rate"])
    }

    @Test("What differs in one run, and not when it is measured again, or not from each earlier run, is not told")
    func agreement() {
        func told(_ reports: [Report], since earlier: [Report]) -> (
            worse: [String], better: [String], sections: [String]
        ) {
            let comparison = Comparison(reports, since: earlier)
            return (comparison.regressions.map(\.figure), comparison.gains.map(\.figure), comparison.changedSections)
        }
        let all = ["anchored", "alone", "rate"]
        let (usual, worse) = (report(), report(worse: 1.5))
        #expect(told([worse], since: [usual]) == (all, [], ["events"]))
        #expect(told([worse, usual], since: [usual]) == ([], [], []))
        #expect(told([worse], since: [usual, worse]) == ([], [], []))
        #expect(told([worse, worse], since: [usual, usual]) == (all, [], ["events"]))
        #expect(told([usual, usual], since: [worse, worse]) == ([], all, ["events"]))
        // Better than the one and worse than the other.
        #expect(told([usual], since: [worse, report(worse: 0.5)]) == ([], [], []))
        // The least of what was found is told.
        let comparison = Comparison([worse, report(worse: 2)], since: [usual, report(worse: 0.9)])
        #expect(comparison.regressions.map { ($0.factor * 100).rounded() } == [150, 150, 150])
        // What was not measured again is told as it was found.
        #expect(told([worse, Report(machine: usual.machine)], since: [usual]) == (all, [], ["events"]))
    }

    @Test("Memory is compared as it is, measured once, and what a clock decides as well")
    func asItIs() {
        #expect(told(report(slowness: 2, memory: 7), since: report()).worse == ["memory"])
        #expect(told(report(memory: 5), since: report()).better == ["memory"])
    }

    @Test("What disturbs a figure and its anchor alike is no part of how sure their proportion is")
    func inTurns() throws {
        let anchor = Figure("raw", .milliseconds, times(0.1, wild: 0.5), kind: .raw)
        let figure = Figure("ours", .milliseconds, times(0.2, wild: 0.5), against: anchor)
        #expect(try #require(figure.uncertainty) > 0.1)
        #expect(try #require(figure.ratioUncertainty) < 1e-9)
        // Other disturbances than the anchor's are.
        let shifted = Samples((0..<16).map { 0.2 * [1, 0.5, 1.5, 0.5, 1.5, 1, 1, 1][$0 / 2] })
        let other = Figure("ours", .milliseconds, shifted, against: anchor)
        #expect(try #require(other.ratioUncertainty) > 0.1)
    }

    @Test("The gain of one of Mullion's figures is no loss of those that are measured by it")
    func ownAnchor() {
        func report(first: Double, second: Double) -> Report {
            var report = Report(machine: Machine(processors: 2, model: "Model", kernel: "6.1"))
            report.begin("growth")
            let yardstick = Yardstick(times(4))
            let figure = Figure("first", .milliseconds, times(first), yardstick: yardstick)
            report.add(figure)
            report.add(Figure("second", .milliseconds, times(second), against: figure, yardstick: yardstick))
            return report
        }
        let old = report(first: 1, second: 3)
        #expect(told(report(first: 0.5, second: 3), since: old) == ([], ["first"]))
        #expect(told(report(first: 1, second: 4), since: old) == (["second"], []))
    }

    @Test("What is measured too seldom, or is nothing, is counted and not judged")
    func untold() {
        func report(_ values: [Double]) -> Report {
            var report = Report(machine: Machine(processors: 2, model: "Model", kernel: "6.1"))
            report.begin("launch")
            report.add(Figure("start", .milliseconds, Samples(values), yardstick: Yardstick(times(4))))
            return report
        }
        let cases: [([Double], [Double])] = [
            ([1, 1, 1], [2, 2, 2, 2]), ([1, 1, 1, 1], [0, 0, 0, 0]), ([0, 0, 0, 0], [1, 1, 1, 1]),
        ]
        for (before, after) in cases {
            let comparison = Comparison([report(after)], since: [report(before)])
            #expect(comparison.changes == [] && comparison.untold == 1)
        }
        let comparison = Comparison([report([2, 2, 2, 2])], since: [report([1, 1, 1, 1])])
        #expect(comparison.regressions.map(\.figure) == ["start"])
    }

    @Test("Sections and figures that only one of both has are named, and another machine")
    func missing() {
        var (old, new) = (report(machine: "Old"), report(machine: "New"))
        old.add(Figure("gone", .milliseconds, times(1)))
        old.begin("idle")
        new.add(Figure("come", .milliseconds, times(1)))
        new.begin("vnc")
        #expect(
            ComparisonLines.lines(Comparison([new], since: [old]), since: "a.json") == [
                "a.json is of another machine: 2 processors, Old, Linux 6.1, and this is 2 processors, New, Linux 6.1. "
                    + "Proportions may differ for that alone.",
                "only in a.json: events: gone", "only in a.json: section idle",
                "not in a.json: events: come", "not in a.json: section vnc",
                "No figure is worse than in a.json, 0 are better, of 5.",
            ])
    }

    @Test("What one of several earlier runs has is no more than another has, and named once")
    func missingInSeveral() {
        var other = report()
        other.add(Figure("gone", .milliseconds, times(1)))
        let (both, one) = (
            Comparison([report()], since: [other, other]), Comparison([other], since: [report(), other])
        )
        #expect(both.onlyBefore == ["events: gone"] && both.onlyAfter == [])
        #expect(one.onlyBefore == [] && one.onlyAfter == [])
    }

    @Test("Eight batches are of values that follow each other, and none is left out")
    func batches() {
        #expect(Samples((1...16).map(Double.init)).batches == [1, 3, 5, 7, 9, 11, 13, 15])
        #expect(Samples([3, 1, 2]).batches == [3, 1, 2])
        #expect(Samples((1...9).map(Double.init)).batches == [1, 2, 3, 4, 5, 6, 7, 8])
        #expect(Samples([]).batches == [])
        // A single slow value does not make its batch one.
        #expect(Uncertainty.ofMedian(Samples((0..<80).map { $0 == 40 ? 100 : 1 }).batches) == 0)
    }
}
