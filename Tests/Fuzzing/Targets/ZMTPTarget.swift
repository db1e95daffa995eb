import ZMTP

extension FuzzTarget {
    /// A connection to the host's socket: the first byte says in which pieces the others come, 0 for all at once.
    ///
    /// However they are cut, the same comes out of them.
    static let zmtp = FuzzTarget("zmtp") { input in
        guard let step = input.first else { return }
        let stream = input.dropFirst()
        let whole = Outcome(stream, inPiecesOf: stream.count)
        let cut = Outcome(stream, inPiecesOf: step == 0 ? stream.count : Int(step))
        precondition(whole == cut, "what comes out depends on how the bytes are cut")
    }

    private struct Outcome: Equatable {
        private static let largestMessage = 1000

        var messages: [[UInt8]] = []
        var answers: [UInt8] = []
        var isReady = false
        var error: ZMTPError.Code?

        init(_ stream: ArraySlice<UInt8>, inPiecesOf size: Int) {
            var conversation = ZMTPConversation(.router, largestMessage: Self.largestMessage)
            var rest = stream
            while !rest.isEmpty, error == nil {
                let piece = rest.prefix(size)
                rest = rest.dropFirst(size)
                do {
                    try piece.withUnsafeBytes { try conversation.receive($0) }
                } catch {
                    self.error = (error as? ZMTPError)?.code
                }
                answers += conversation.takeAnswers()
                while let message = conversation.takeMessage() { messages.append(message) }
            }
            isReady = conversation.isReady
            precondition(messages.allSatisfy { $0.count <= Self.largestMessage }, "a message is larger than allowed")
        }
    }
}
