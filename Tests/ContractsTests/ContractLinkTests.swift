import Contracts
import Foundation
import PluginProtocol
import SwiftProtobuf
import Testing

@MainActor @Suite(.timeLimit(.minutes(4))) struct ContractLinkTests {
    private let pair = LinkedPair()
    private let heard = Heard()

    final class Heard {
        var words: [String] = []
    }

    init() {
        pair.child.serve([
            "Say": .call { [heard] (words: Words) in heard.words.append(words.value) },
            "Hush": .call { [heard] in heard.words.append("hush") },
            "Ask": .question { [heard] (words: Words) async throws -> Words in
                heard.words.append("asked \(words.value)")
                return Words("\(words.value)!")
            },
            "Never": .question { (_: Words) async throws -> Words in
                // Ends when the task is cancelled.
                for await _ in AsyncStream<Void>.makeStream().stream {}
                return Words("late")
            },
            "Throw": .question { () async throws -> Words in throw Sorrow() },
            "Large": .question { () async throws -> Words in Words(String(repeating: "x", count: Limits.contractBytes))
            },
        ])
    }

    struct Sorrow: Error, CustomStringConvertible {
        let description = "so sad"
    }

    private func code(_ body: () async throws -> Void) async -> ContractError.Code? {
        do {
            try await body()
            return nil
        } catch {
            return (error as? ContractError)?.code
        }
    }

    private func ask(_ method: String, _ words: String = "") async throws -> Words {
        try await pair.parent.ask(method, Words(words), within: .seconds(1))
    }

    @Test("What is told arrives in order, with and without an argument, and between questions")
    func order() async throws {
        pair.open()
        pair.parent.send("Say", Words("one"))
        pair.parent.send("Hush")
        let answer = try await ask("Ask", "two")
        pair.parent.send("Say", Words("three"))
        #expect(answer.value == "two!")
        #expect(heard.words == ["one", "hush", "asked two", "three"])
        #expect(pair.warnings.isEmpty)
    }

    @Test("What is said before the other process is there waits in order, and questions with it")
    func waiting() async throws {
        pair.parent.send("Say", Words("one"))
        let answer = Task.immediate { try await ask("Ask", "two") }
        pair.parent.send("Say", Words("three"))
        #expect(heard.words.isEmpty)
        pair.open()
        #expect(try await answer.value.value == "two!")
        #expect(heard.words == ["one", "asked two", "three"])
    }

    @Test("No more waits than may, in number and in bytes; the log says what was left out")
    func waitingBounds() async {
        for number in 0..<Limits.waitingCalls + 3 { pair.parent.send("Say", Words("\(number)")) }
        #expect(pair.warnings.count == 3)
        #expect(pair.warnings.first?.contains("Say was not called: 256 calls of ") == true)
        #expect(await code { _ = try await ask("Ask") } == .tooManyCalls)
        pair.open()
        #expect(heard.words == (0..<Limits.waitingCalls).map { "\($0)" })

        let other = LinkedPair()
        let large = Words(String(repeating: "x", count: 60_000))
        for _ in 0..<30 { other.parent.send("Say", large) }
        #expect(other.warnings.count == 30 - Limits.waitingCallBytes / 60_006)
    }

    @Test("A question that is given up while it waits is never said, and leaves its place and its bytes to others")
    func givenUpWhileWaiting() async {
        for number in 1..<Limits.waitingCalls { pair.parent.send("Say", Words("\(number)")) }
        let late = Task.immediate { await code { _ = try await ask("Ask") } }
        pair.clock.advance(by: .seconds(1))
        #expect(await late.value == .timedOut)
        pair.parent.send("Hush")
        #expect(pair.warnings.isEmpty)
        pair.open()
        #expect(heard.words == (1..<Limits.waitingCalls).map { "\($0)" } + ["hush"])

        let other = LinkedPair()
        let large = Words(String(repeating: "x", count: 60_000))
        let fitting = Limits.waitingCallBytes / 60_010
        for _ in 1..<fitting { other.parent.send("Say", large) }
        let cancelled = Task.immediate { let _: Words = try await other.parent.ask("Ask", large, within: .seconds(1)) }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        other.parent.send("Hush", large)
        #expect(other.warnings.isEmpty)
        other.open()
        #expect(other.sent.count == fitting)
        #expect(!other.sent.contains { if case .call(.some, _, _) = $0 { true } else { false } })
    }

    @Test("A question is answered in time or not at all: then the other side is told, and its task cancelled")
    func deadline() async {
        pair.open()
        let outcome = Task.immediate { await code { _ = try await ask("Never") } }
        #expect(pair.sent.count == 1)
        pair.clock.advance(by: .milliseconds(999))
        #expect(pair.sent.count == 1)
        pair.clock.advance(by: .milliseconds(1))
        #expect(await outcome.value == .timedOut)
        #expect(pair.sent.last == .cancel(.first))
    }

    @Test(
        "An answer after the deadline and a second answer are ignored; one to a call that was never made breaks a rule")
    func strayAnswers() async throws {
        pair.open()
        pair.isHolding = true
        let outcome = Task.immediate { await code { _ = try await ask("Ask") } }
        pair.clock.advance(by: .seconds(2))
        #expect(await outcome.value == .timedOut)
        pair.isHolding = false
        pair.release()
        try pair.parent.receive(.answer(.first, .success(Data())))
        #expect(throws: Misbehaviour.self) {
            try pair.parent.receive(.answer(CallSerial(number: 2), .success(Data())))
        }
        #expect(try await ask("Ask", "again").value == "again!")
    }

    @Test("A cancelled task stops waiting")
    func cancellation() async {
        pair.open()
        let task = Task.immediate { try await ask("Never") }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(pair.sent.last == .cancel(.first))
    }

    @Test("An argument may have as many bytes as the limit says, and not one more")
    func largestArgument() async throws {
        pair.open()
        let some: Data = try Words(String(repeating: "x", count: Limits.contractBytes / 2)).serializedBytes()
        // The field's tag and the length of the text, which takes as many bytes for all of these.
        let most = Limits.contractBytes - (some.count - Limits.contractBytes / 2)
        pair.parent.send("Say", Words(String(repeating: "x", count: most)))
        #expect(heard.words.map(\.count) == [most] && pair.warnings.isEmpty)
        #expect(await code { _ = try await ask("Ask", String(repeating: "x", count: most + 1)) } == .tooLarge)
    }

    @Test("What goes wrong at the other side comes back as what it is")
    func failures() async {
        pair.open()
        #expect(await code { _ = try await ask("Nothing") } == .unknownMethod)
        #expect(await code { _ = try await ask("Throw") } == .failed)
        #expect(await code { _ = try await ask("Large") } == .failed)
        pair.parent.send("Nothing")
        pair.parent.send("Ask", Words("told"))
        #expect(pair.warnings.count == 2)
        #expect(
            pair.warnings.first
                == "a call of \"Nothing\" had no effect: The contract has no such method in the version of this side.")
        // The parent has no methods at all.
        #expect(await code { let _: Words = try await pair.child.ask("Ask", within: .seconds(1)) } == .nobody)
    }

    @Test("Bytes that are no argument of the method are refused")
    func malformed() throws {
        var answers: [ContractMessage] = []
        pair.child.open { answers.append($0) }
        try pair.child.receive(.call(nil, method: "Say", body: Data([0xff])))
        #expect(pair.warnings.first?.hasPrefix("a call of \"Say\" had no effect: The bytes are no ") == true)
        try pair.child.receive(.call(.first, method: "Ask", body: Data([0xff])))
        guard case .answer(.first, .failure(let failure)) = answers.last else {
            Issue.record("\(answers)")
            return
        }
        #expect(failure.code == .malformedBody)
        #expect(heard.words.isEmpty)
    }

    @Test("A call of 100 MB is not sent, and the error says how large one may be")
    func tooLarge() async {
        pair.open()
        let words = Words(String(repeating: "x", count: 100_000_000))
        #expect(await code { let _: Words = try await pair.parent.ask("Ask", words, within: .seconds(1)) } == .tooLarge)
        pair.parent.send("Say", words)
        #expect(pair.sent.isEmpty)
        #expect(pair.warnings.first?.contains("and a call may have 65536. Say less, or where it can be read.") == true)
    }

    @Test("When the other process ends, what was asked of it fails, and what is said next waits for the one after it")
    func ended() async throws {
        pair.open()
        let outcome = Task.immediate { await code { _ = try await ask("Never") } }
        pair.parent.sessionDidEnd("It crashed.")
        #expect(await outcome.value == .ended)
        pair.parent.send("Say", Words("to the next"))
        #expect(heard.words.isEmpty)
        // The next process counts anew, and so does the parent.
        var said: [ContractMessage] = []
        pair.parent.open { said.append($0) }
        #expect(said == [.call(nil, method: "Say", body: try Words("to the next").serializedBytes())])
        let next = Task.immediate { await code { _ = try await ask("Ask") } }
        #expect(said.last == .call(.first, method: "Ask", body: Data()))
        pair.parent.sessionDidEnd("It crashed again.")
        #expect(await next.value == .ended)
    }

    @Test("When nobody will come any more, everything fails at once, until somebody may come after all")
    func closed() async {
        let outcome = Task.immediate { await code { _ = try await ask("Ask") } }
        pair.parent.close("It is not installed.")
        #expect(await outcome.value == .ended)
        #expect(await code { _ = try await ask("Ask") } == .ended)
        pair.parent.send("Say", Words("lost"))
        #expect(pair.warnings == ["Say was not called: It is not installed."])
        pair.parent.reopen()
        pair.parent.send("Say", Words("kept"))
        pair.open()
        #expect(heard.words == ["kept"])
    }

    @Test("No more questions are open than may be, at either side")
    func openCalls() async throws {
        pair.open()
        let tasks = (0..<Limits.openCalls).map { _ in Task.immediate { try await ask("Never") } }
        #expect(pair.sent.count == Limits.openCalls)
        #expect(await code { _ = try await ask("Ask") } == .tooManyCalls)
        // The other side is not even asked.
        #expect(pair.sent.count == Limits.openCalls)
        // Who asks all the same is told.
        let number = CallSerial(number: UInt64(Limits.openCalls) + 1)
        var answers: [ContractMessage] = []
        pair.child.sessionDidEnd("anew")
        pair.child.open { answers.append($0) }
        for number in 1...UInt64(Limits.openCalls) {
            try pair.child.receive(.call(CallSerial(number: number), method: "Never", body: Data()))
        }
        try pair.child.receive(.call(number, method: "Ask", body: Data()))
        guard case .answer(number, .failure(let failure)) = answers.last else {
            Issue.record("\(answers)")
            return
        }
        #expect(failure.code == .tooMany)
        for task in tasks { task.cancel() }
        pair.child.close("done")
    }

    @Test("Tasks that ask at the same time are all answered, each with its own")
    func manyTasks() async throws {
        pair.open()
        try await withThrowingTaskGroup(of: (String, String).self) { group in
            for number in 0..<Limits.openCalls {
                group.addTask { ("\(number)", try await ask("Ask", "\(number)").value) }
            }
            for try await (question, answer) in group { #expect(answer == "\(question)!") }
        }
        #expect(Set(heard.words).count == Limits.openCalls)
    }

    /// What waits until it is let go, and does not notice that nobody wants it any more.
    @MainActor private final class Stubborn {
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func wait() async {
            await withCheckedContinuation { waiting.append($0) }
        }

        func letGo() {
            for continuation in waiting { continuation.resume() }
            waiting = []
        }
    }

    @Test("What an earlier process asked is not answered to the next one, whose numbers are the same")
    func earlierSession() async throws {
        let stubborn = Stubborn()
        pair.child.serve([
            "Wait": .question { (words: Words) async throws -> Words in
                await stubborn.wait()
                return words
            }
        ])
        var (old, new): ([ContractMessage], [ContractMessage]) = ([], [])
        pair.child.open { old.append($0) }
        try pair.child.receive(.call(.first, method: "Wait", body: try Words("old").serializedBytes()))
        pair.child.sessionDidEnd("It crashed.")
        pair.child.open { new.append($0) }
        try pair.child.receive(.call(.first, method: "Wait", body: try Words("new").serializedBytes()))
        stubborn.letGo()
        while new.isEmpty {
            // The suite's limit ends it.
            try Task.checkCancellation()
            await Task.yield()
        }
        #expect(old.isEmpty)
        #expect(new == [.answer(.first, .success(try Words("new").serializedBytes()))])
    }

    @Test("Whoever cancels and asks again has no more questions open for it, if those who are asked do not notice")
    func cancelledCalls() async throws {
        let stubborn = Stubborn()
        pair.child.serve([
            "Wait": .question { () async throws -> Words in
                await stubborn.wait()
                return Words("late")
            }
        ])
        var answers: [ContractMessage] = []
        pair.child.open { answers.append($0) }
        for number in 1...UInt64(Limits.openCalls) + 1 {
            try pair.child.receive(.call(CallSerial(number: number), method: "Wait", body: Data()))
            try pair.child.receive(.cancel(CallSerial(number: number)))
        }
        guard case .answer(_, .failure(let failure)) = answers.last, answers.count == 1 else {
            Issue.record("\(answers)")
            return
        }
        #expect(failure.code == .tooMany)
        stubborn.letGo()
    }

    @Test("What was told and waited in vain stands in the log, and whoever asks calls for the other process")
    func waitedInVain() async {
        var calls = 0
        pair.parent.onNeed = { calls += 1 }
        pair.parent.send("Say", Words("one"))
        pair.parent.send("Hush")
        #expect(calls == 0)
        let outcome = Task.immediate { await code { _ = try await ask("Ask") } }
        #expect(calls == 1)
        pair.parent.close("It crashed too often.")
        #expect(await outcome.value == .ended)
        #expect(pair.warnings == ["2 calls were not made, of Hush, Say: It crashed too often."])
    }

    @Test(
        "Where this side has ended it of its own accord, what was told to nobody is no news", arguments: [true, false])
    func ownAccord(isNews: Bool) {
        pair.parent.send("Say", Words("one"))
        pair.parent.close("Its pane is gone.", isNews: isNews)
        #expect(pair.warnings == (isNews ? ["1 call was not made, of Say: Its pane is gone."] : []))
    }

    @Test("What was under way when this side ended the session has no effect, and breaks no rule")
    func underWay() async throws {
        pair.open()
        let outcome = Task.immediate { await code { _ = try await ask("Never") } }
        pair.parent.sessionDidEnd("It is stopped.")
        #expect(await outcome.value == .ended)
        try pair.parent.receive(.answer(.first, .success(Data())))
        pair.child.sessionDidEnd("The host is gone.")
        try pair.child.receive(.call(nil, method: "Say", body: try Words("late").serializedBytes()))
        #expect(heard.words.isEmpty)
    }

    @Test("Numbers of calls only grow")
    func numbers() throws {
        pair.open()
        try pair.child.receive(.call(CallSerial(number: 5), method: "Never", body: Data()))
        #expect(throws: Misbehaviour.self) {
            try pair.child.receive(.call(CallSerial(number: 5), method: "Never", body: Data()))
        }
        // To cancel what is not open means nothing.
        try pair.child.receive(.cancel(CallSerial(number: 99)))
        pair.child.close("done")
    }
}
