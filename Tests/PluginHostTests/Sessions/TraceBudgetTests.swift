import PluginProtocol
import Testing

@testable import PluginHost

@Suite("Traces of a session")
struct TraceBudgetTests {
    @Test("D13 what nobody asked for is a breach of the rules, even where it is empty", arguments: [[], ["line"]])
    func unasked(lines: [String]) {
        var budget = TraceBudget(isWanted: false)
        let misbehaviour = #expect(throws: Misbehaviour.self) { try budget.accept(lines) }
        #expect(misbehaviour?.code == .outOfTurn)
    }

    @Test(
        "D13 a session has so many lines and bytes, however they are divided",
        arguments: [([""], 100_000), (["one", "two"], 50_000), ([String(repeating: "x", count: 1 << 14)], 1024)])
    func total(report: [String], most: Int) throws {
        var budget = TraceBudget(isWanted: true)
        for _ in 0..<most { try budget.accept(report) }
        let misbehaviour = #expect(throws: Misbehaviour.self) { try budget.accept(report) }
        #expect(misbehaviour?.code == .limitExceeded)
    }
}
