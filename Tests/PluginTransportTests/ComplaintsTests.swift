import Testing

@testable import PluginTransport

@Suite struct ComplaintsTests {
    @Test("A crowd gets a few lines in the log, and a few more later")
    func few() {
        var complaints = Complaints()
        let lines = (0..<1000).count { _ in complaints.isWorthALine(at: .seconds(1)) }
        #expect(lines == 16)
        let (early, late) = (complaints.isWorthALine(at: .seconds(10.9)), complaints.isWorthALine(at: .seconds(11)))
        #expect(!early)
        #expect(late)
    }
}
