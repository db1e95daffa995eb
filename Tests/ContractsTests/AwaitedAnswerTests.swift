import Foundation
import Glibc
import Testing

@testable import Contracts

@Suite("An answer that is awaited", .timeLimit(.minutes(4))) struct AwaitedAnswerTests {
    private struct Refusal: Error {}

    @Test("One that is there already is had at once")
    func early() async throws {
        let answer = AwaitedAnswer()
        answer.resolve(.success(Data([1, 2])))
        #expect(try await answer.value == Data([1, 2]))
        #expect(try await answer.value == Data([1, 2]))
    }

    @Test("Whoever waits goes on when it comes, also from another thread, and on the actor that they came from")
    @MainActor func late() async throws {
        let answer = AwaitedAnswer()
        async let first = answer.value
        async let second = answer.value
        // Given to the main queue behind this task, which waits from now on.
        Task { @MainActor in
            Thread.detachNewThread { answer.resolve(.success(Data([3]))) }
        }
        #expect(try await answer.value == Data([3]))
        MainActor.preconditionIsolated()
        #expect(try await [first, second] == [Data([3]), Data([3])])
    }

    @Test("A refusal is thrown")
    @MainActor func refusal() async {
        let answer = AwaitedAnswer()
        Task { @MainActor in answer.resolve(.failure(Refusal())) }
        await #expect(throws: Refusal.self) { try await answer.value }
    }

    @Test("Who is let go runs where they were let go, not on a thread of their own")
    @MainActor func place() async throws {
        let executor = HoldingExecutor()
        let room = Room(executor)
        let visit = Task.immediate { await room.visit() }
        #expect(room.visits.isEmpty)
        executor.letGo()
        // Before anything else could run.
        #expect(room.visits == [pthread_self()])
        await visit.value
    }

    /// Notes on which thread each comes in.
    private actor Room {
        private let executor: HoldingExecutor
        nonisolated(unsafe) private(set) var visits: [pthread_t] = []

        init(_ executor: HoldingExecutor) {
            self.executor = executor
        }

        nonisolated var unownedExecutor: UnownedSerialExecutor {
            executor.asUnownedSerialExecutor()
        }

        func visit() {
            visits.append(pthread_self())
        }
    }
}
