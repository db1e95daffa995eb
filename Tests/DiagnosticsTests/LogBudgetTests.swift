import Diagnostics
import Testing

@Suite("Budget of the log")
struct LogBudgetTests {
    private let line = String(repeating: "x", count: 1000 - LogBudget.lineOverhead)

    @Test("D3 a burst passes whole; from then on as much as comes in again")
    func burst() {
        var budget = LogBudget(burst: 10_000, bytesPerMinute: 6000)
        let first = (0..<100).count { _ in budget.pays(for: line, at: .seconds(5)) }
        #expect(first == 10)
        let (early, late) = (budget.pays(for: line, at: .seconds(14.9)), budget.pays(for: line, at: .seconds(15.1)))
        #expect(!early && late)
        let later = (0..<100).count { _ in budget.pays(for: line, at: .seconds(100_000)) }
        #expect(later == 10)
    }

    @Test("D3 a day of a flood is a burst and so much a minute; empty lines are not for nothing", arguments: [0, 872])
    func day(length: Int) {
        var budget = LogBudget.output
        let line = String(repeating: "x", count: length)
        var bytes = 0
        for minute in 0..<(24 * 60) {
            while budget.pays(for: line, at: .seconds(60 * minute)) { bytes += length + LogBudget.lineOverhead }
        }
        let minutes = 24 * 60
        #expect(bytes <= 1_048_576 + minutes * 65_536)
        #expect(bytes > minutes * 65_000)
    }

    @Test("D3 a line costs what is written of it; one that is made safe in vain costs what is left")
    func escaped() {
        var budget = LogBudget(burst: 1000, bytesPerMinute: 60)
        let controls = String(repeating: "\u{1B}", count: 100)
        let (paid, inVain) = (budget.pays(for: controls, at: .zero), budget.pays(for: controls, at: .zero))
        #expect(paid && !inVain)
        let short = budget.pays(for: "", at: .zero)
        #expect(!short)
    }

    @Test("D3 a clock that goes back gives nothing and takes nothing")
    func back() {
        var budget = LogBudget(burst: 1000, bytesPerMinute: 60_000)
        let first = budget.pays(for: line, at: .seconds(10))
        let (back, early) = (budget.pays(for: line, at: .seconds(9)), budget.pays(for: line, at: .seconds(9.5)))
        #expect(first && !back && !early)
    }
}
