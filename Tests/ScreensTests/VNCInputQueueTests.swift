import Testing

@testable import Screens

@Suite("What viewers sent, and nobody has looked at yet") struct VNCInputQueueTests {
    private func places(_ sent: [(client: UInt64, mask: UInt8, x: Int)]) throws -> [Int] {
        let queue = try VNCInputQueue()
        for event in sent { #expect(queue.append(.pointer(mask: event.mask, x: event.x, y: 0), from: event.client)) }
        return queue.takeAll().map { entry in
            if case .pointer(_, let x, _) = entry.kind { x } else { -1 }
        }
    }

    @Test(
        "Where a button was pressed or released stays, however fast the pointer goes on; of movements the last one counts"
    )
    func pressesStay() throws {
        #expect(try places([(1, 0, 2), (1, 1, 2), (1, 1, 20), (1, 1, 280)]) == [2, 2, 280])
        #expect(
            try places([(1, 1, 10), (1, 1, 20), (1, 1, 30), (1, 0, 40), (1, 0, 50), (1, 0, 60)]) == [10, 30, 40, 60])
    }

    @Test("Movements of one viewer do not take the place of another's")
    func viewers() throws {
        #expect(try places([(1, 0, 1), (2, 0, 2), (1, 0, 3), (2, 0, 4)]) == [1, 2, 3, 4])
        #expect(try places([(1, 0, 1), (1, 0, 2), (2, 0, 3), (2, 0, 4), (2, 0, 5)]) == [1, 2, 3, 5])
    }
}
