import PluginProtocol
import WireMutation

extension FuzzTarget {
    /// What a plugin says to a host. The first byte's last bit says on which lane.
    static let fromPlugin = FuzzTarget("from-plugin", mutate: mutateMessage) { read($0, as: PluginToHost.self) }
    /// What a host says to a plugin.
    static let fromHost = FuzzTarget("from-host", mutate: mutateMessage) { read($0, as: HostToPlugin.self) }

    /// A message that was accepted can be said again, means the same then, and can be described.
    private static func read<Body: MessageBody>(_ input: [UInt8], as body: Body.Type) {
        guard let first = input.first else { return }
        let lane: Lane = first & 1 == 0 ? .control : .content
        guard let envelope = try? Body.decode(Array(input.dropFirst()), on: lane, limits: .standard) else { return }
        precondition(!envelope.body.description.isEmpty)
        let again = try? Body.decode(Body.encode(envelope), on: lane, limits: .standard)
        precondition(again == envelope, "a message does not come back as it was read")
    }

    private static func mutateMessage(_ input: [UInt8], seed: UInt64) -> [UInt8] {
        guard let first = input.first else { return input }
        var mutator = WireMutator(seed: seed)
        return [first] + mutator.mutated(Array(input.dropFirst()))
    }
}
