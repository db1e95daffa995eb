import PluginProtocol
import Testing

@testable import Contracts

@Suite("The calls of the other side that are being answered") @MainActor struct AnsweredCallsTests {
    @Test("Of several calls that one is found which is asked for, as long as somebody wants its answer")
    func several() {
        var calls = AnsweredCalls()
        let first = calls.begin(.first)
        let second = calls.begin(CallSerial(number: 2))
        #expect(calls.wanted(first.number) === first && calls.wanted(second.number) === second)
        second.abandon()
        #expect(calls.wanted(first.number) === first && calls.wanted(second.number) == nil)
    }
}
