import Foundation
import PluginProtocol
import SwiftProtobuf

/// One end of what a parent and its child in another process say to each other by their contract.
///
/// What is said arrives in the order in which it was said. Where the other process does not run yet, it waits, as much as
/// `Limits.waitingCalls` allows.
@preconcurrency @MainActor public final class ContractLink {
    /// Makes a call after a delay, unless the object that it returned is gone by then.
    package typealias Schedule = (_ delay: Duration, _ call: @escaping @MainActor () -> Void) -> AnyObject

    private enum Phase {
        /// The other process is expected.
        case waiting(WaitingCalls)
        case open(send: (ContractMessage) -> Void)
        /// It is not, for this reason.
        case closed(ContractError)
    }

    private var phase: Phase
    /// Nil where nobody here has a contract.
    private var methods: [String: ContractMethod]?
    private var asked = AskedCalls()
    private var answering = AnsweredCalls()
    private let schedule: Schedule
    private let warn: (String) -> Void
    /// Called when somebody asks the other process, and it is not there.
    package var onNeed: (() -> Void)?
    /// Takes the descriptor that has come with the call that is carried out; nil where none has. For what this package's own programs say to each
    /// other: nobody passes one with the calls of others.
    package var takePassedDescriptor: () -> PassedDescriptor? = { nil }

    /// An end at which the other process is awaited.
    ///
    /// - Parameters:
    ///   - schedule: The clock of deadlines.
    ///   - warn: Takes a sentence for the log.
    package init(schedule: @escaping Schedule, warn: @escaping (String) -> Void) {
        phase = .waiting(WaitingCalls())
        self.schedule = schedule
        self.warn = warn
    }

    // MARK: For generated code

    /// Takes the calls of the other side, by their names in the contract's service.
    public func serve(_ methods: [String: ContractMethod]) {
        self.methods = methods
    }

    /// Tells the other side, which does not answer. Where that cannot be, the log says why.
    public func send(_ method: String, _ argument: some Message) {
        do {
            try post(.call(nil, method: method, body: try Self.encoded(argument, for: method)))
        } catch {
            warn("\(method) was not called: \(error)")
        }
    }

    /// Tells the other side something that takes no argument.
    public func send(_ method: String) {
        send(method, Google_Protobuf_Empty())
    }

    /// Tells the other side something that is no message of protobuf: for what this package's own programs say to each other.
    ///
    /// - Parameter bytes: At most `Limits.contractBytes`.
    package func send(_ method: String, bytes: Data) {
        do throws(ContractError) {
            guard bytes.count <= Limits.contractBytes else {
                throw ContractError(
                    .tooLarge, "\(method): its \(bytes.count) bytes are more than \(Limits.contractBytes).")
            }
            try post(.call(nil, method: method, body: bytes))
        } catch {
            warn("\(method) was not called: \(error)")
        }
    }

    /// Asks the other side, and waits for its answer.
    ///
    /// - Parameter deadline: How long to wait; what comes later is ignored.
    /// - Throws: `ContractError`, or `CancellationError` where the task was cancelled.
    public func ask<Answer: Message>(
        _ method: String, _ argument: some Message, within deadline: Duration
    ) async throws -> Answer {
        try Task.checkCancellation()
        let body = try Self.encoded(argument, for: method)
        let call = AskedCall(method)
        let bytes = try await withTaskCancellationHandler { @MainActor in
            try self.begin(call, body, within: deadline)
            return try await call.answer.value
        } onCancel: {
            Task { @MainActor [weak self] in self?.giveUp(call, CancellationError()) }
        }
        return try ContractMethod.decoded(bytes)
    }

    /// Counts the question and says it in one go: numbers have to grow in the order in which they are said.
    private func begin(_ call: AskedCall, _ body: Data, within deadline: Duration) throws(ContractError) {
        let number = try asked.add(call)
        do throws(ContractError) {
            try post(.call(number, method: call.method, body: body))
        } catch {
            asked.end(number, .failure(error))
        }
        // It is under way before anything else is done, and may have been answered already.
        guard call.number != nil else { return }
        call.timer = schedule(deadline) { [weak self] in
            self?.giveUp(call, ContractError(.timedOut, "\(call.method) was not answered within \(deadline)."))
        }
    }

    /// Asks something that takes no argument.
    public func ask<Answer: Message>(_ method: String, within deadline: Duration) async throws -> Answer {
        try await ask(method, Google_Protobuf_Empty(), within: deadline)
    }

    private static func encoded(_ argument: some Message, for method: String) throws(ContractError) -> Data {
        let bytes: Data
        do {
            bytes = try argument.serializedBytes(partial: true)
        } catch {
            throw ContractError(.malformedBody, "\(method): its argument cannot be encoded: \(error)")
        }
        guard bytes.count <= Limits.contractBytes else {
            throw ContractError(
                .tooLarge,
                "\(method): its argument has \(bytes.count) bytes, and a call may have \(Limits.contractBytes). Say less, or where it can be read."
            )
        }
        return bytes
    }

    private func post(_ message: ContractMessage) throws(ContractError) {
        switch phase {
        case .open(let send): send(message)
        case .waiting(var calls):
            try calls.add(message)
            phase = .waiting(calls)
            // Who tells something need not have it heard soon.
            if case .call(.some, _, _) = message { onNeed?() }
        case .closed(let error): throw error
        }
    }

    /// Nobody waits for the answer any more.
    private func giveUp(_ call: AskedCall, _ error: any Error) {
        guard let number = call.number, asked.end(number, .failure(error)) else { return }
        if case .waiting(var calls) = phase {
            calls.remove(number)
            phase = .waiting(calls)
        } else if case .open(let send) = phase {
            send(.cancel(number))
        }
    }

    // MARK: Life

    /// The other process is there: says what has waited, in order.
    package func open(_ send: @escaping (ContractMessage) -> Void) {
        let waiting: [ContractMessage]
        if case .waiting(let calls) = phase { waiting = calls.messages } else { waiting = [] }
        phase = .open(send: send)
        for message in waiting { send(message) }
    }

    /// The other process is gone, and another one is awaited. What was asked of it fails.
    package func sessionDidEnd(_ reason: String) {
        if case .waiting = phase { return }
        phase = .waiting(WaitingCalls())
        forget(ContractError(.ended, reason))
    }

    /// No other process will come. What was asked fails, and so does all that is asked from now on.
    ///
    /// - Parameter isNews: Whether the log has what was told to nobody. Not where this side has ended it of its own accord.
    package func close(_ reason: String, isNews: Bool = true) {
        let error = ContractError(.ended, reason)
        if isNews, case .waiting(let calls) = phase, !calls.told.isEmpty {
            let words = calls.told.count == 1 ? "1 call was" : "\(calls.told.count) calls were"
            warn("\(words) not made, of \(Set(calls.told).sorted().joined(separator: ", ")): \(reason)")
        }
        phase = .closed(error)
        forget(error)
    }

    /// Another process may come after all.
    package func reopen() {
        if case .closed = phase { phase = .waiting(WaitingCalls()) }
    }

    private func forget(_ error: ContractError) {
        for call in answering.takeAll() { call.abandon() }
        asked.endAll(error)
    }

    // MARK: What the other side says

    /// - Throws: Where the other side breaks the rules that hold for every contract.
    package func receive(_ message: ContractMessage) throws(Misbehaviour) {
        // What was under way when this side ended it counts for nothing, and is nobody's fault.
        guard case .open(let send) = phase else { return }
        switch message {
        case .call(nil, let method, let body): call(method, body)
        case .call(let number?, let method, let body):
            try answering.accept(number)
            answer(number, method, body, send)
        case .answer(let number, let result): try asked.receive(result, to: number)
        case .cancel(let number): answering.wanted(number)?.abandon()
        }
    }

    private func call(_ name: String, _ body: Data) {
        do {
            switch try method(name).body {
            case .call(let run): try run(body)
            case .question: throw ContractError(.malformedBody, "It has to be asked, and not only told.")
            }
        } catch {
            warn("a call of \(TraceText.quoted(name)) had no effect: \(error)")
        }
    }

    private func answer(
        _ number: CallSerial, _ name: String, _ body: Data, _ send: @escaping (ContractMessage) -> Void
    ) {
        guard answering.hasRoom else {
            let text = "\(Limits.openCalls) calls are unanswered already. Wait for some of the answers."
            return send(.answer(number, .failure(ContractFailure(.tooMany, text))))
        }
        // Up to the first thing that it waits for it runs now, before what is said next.
        let call = answering.begin(number)
        call.hold(
            Task.immediate { [weak self] in
                let result = await self?.result(of: name, body)
                self?.answering.end(call)
                if let result, call.isWanted { send(.answer(number, result)) }
            })
    }

    private func result(of name: String, _ body: Data) async -> Result<Data, ContractFailure> {
        do {
            switch try method(name).body {
            case .call(let run):
                try run(body)
                return .success(Data())
            case .question(let run):
                let answer = try await run(body)
                guard answer.count <= Limits.contractBytes else {
                    throw ContractError(
                        .tooLarge, "The answer has \(answer.count) bytes, and may have \(Limits.contractBytes).")
                }
                return .success(answer)
            }
        } catch {
            return .failure(ContractFailure(error))
        }
    }

    private func method(_ name: String) throws(ContractError) -> ContractMethod {
        if let method = methods?[name] { return method }
        throw methods == nil
            ? ContractError(.nobody, "Nobody here has a contract.")
            : ContractError(.unknownMethod, "The contract has no such method in the version of this side.")
    }
}
