import PluginProtocol
import WireMutation

extension FuzzTarget {
    /// What a plugin says to a host. The first byte's last bit says on which lane.
    static let fromPlugin = FuzzTarget("from-plugin", mutate: mutateMessage) {
        read($0, PluginToHost.decodeGenerated, PluginToHost.encodeGenerated)
    }
    /// What a host says to a plugin.
    static let fromHost = FuzzTarget("from-host", mutate: mutateMessage) {
        read($0, HostToPlugin.decodeGenerated, HostToPlugin.encodeGenerated)
    }

    /// A message that was accepted can be said again, means the same then, and can be described. What is read and written directly is
    /// what the generated code reads and writes.
    private static func read<Body: MessageBody>(
        _ input: [UInt8], _ decodeGenerated: ([UInt8], Lane, Limits) throws(Misbehaviour) -> Envelope<Body>,
        _ encodeGenerated: (Envelope<Body>) -> [UInt8]
    ) {
        guard let first = input.first else { return }
        let lane: Lane = first & 1 == 0 ? .control : .content
        let bytes = Array(input.dropFirst())
        let found = Body.decoded(bytes, on: lane, limits: .standard)
        let generated = DecodedMessage<Body> { () throws(Misbehaviour) in
            try decodeGenerated(bytes, lane, .standard)
        }
        precondition(found == generated, "the generated code reads another message")
        guard let envelope = try? found.get() else { return }
        precondition(!envelope.body.description.isEmpty)
        let said = Body.encode(envelope)
        precondition(said == encodeGenerated(envelope), "the generated code writes other bytes")
        let again = try? Body.decode(said, on: lane, limits: .standard)
        precondition(again == envelope, "a message does not come back as it was read")
    }

    private static func mutateMessage(_ input: [UInt8], seed: UInt64) -> [UInt8] {
        guard let first = input.first else { return input }
        var mutator = WireMutator(seed: seed)
        return [first] + mutator.mutated(Array(input.dropFirst()))
    }
}
