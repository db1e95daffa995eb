import Foundation
import PluginProtocol
import ProtocolSamples
import SeededRandom
import Testing

/// A first look, at every message: what fuzzing has found in longer runs, and many more changes, are in `FuzzingTests`.
@Suite struct MutationTests {
    private static let count = 500

    @Test("No change of a plugin's message makes the host trap", arguments: Samples.pluginToHost)
    func pluginToHost(body: PluginToHost) {
        let bytes = PluginToHost.encode(Samples.envelope(body))
        var refused = 0
        for mutated in Self.mutations(of: bytes, count: Self.count) {
            for lane in Lane.allCases {
                do {
                    let envelope = try PluginToHost.decode(mutated, on: lane, limits: .standard)
                    // What was accepted is well formed: it can be said again.
                    let again = try PluginToHost.decode(PluginToHost.encode(envelope), on: lane, limits: .standard)
                    #expect(again == envelope)
                    #expect(!envelope.body.description.isEmpty)
                } catch {
                    refused += 1
                }
            }
        }
        #expect(refused > 0)
    }

    @Test("No change of a host's message makes a plugin trap", arguments: Samples.hostToPlugin)
    func hostToPlugin(body: HostToPlugin) {
        let bytes = HostToPlugin.encode(Samples.envelope(body))
        var refused = 0
        for mutated in Self.mutations(of: bytes, count: Self.count) {
            do {
                let envelope = try HostToPlugin.decode(mutated, on: .control, limits: .standard)
                let again = try HostToPlugin.decode(HostToPlugin.encode(envelope), on: .control, limits: .standard)
                #expect(again == envelope)
                #expect(!envelope.body.description.isEmpty)
            } catch {
                refused += 1
            }
        }
        #expect(refused > 0)
    }

    /// Flips, cuts, doubles and overwrites; the same on every run.
    private static func mutations(of bytes: [UInt8], count: Int) -> [[UInt8]] {
        var generator = SeededGenerator(seed: UInt64(bytes.count))
        return (0..<count).map { _ in
            var mutated = bytes
            for _ in 0...Int.random(in: 0...3, using: &generator) {
                guard !mutated.isEmpty else { break }
                let index = Int.random(in: mutated.indices, using: &generator)
                switch Int.random(in: 0...5, using: &generator) {
                case 0: mutated[index] ^= 1 << UInt8.random(in: 0...7, using: &generator)
                case 1: mutated[index] = UInt8.random(in: .min ... .max, using: &generator)
                case 2: mutated.removeSubrange(index...)
                case 3: mutated.insert(UInt8.random(in: .min ... .max, using: &generator), at: index)
                case 4: mutated.insert(contentsOf: mutated[index...].prefix(16), at: index)
                default: mutated[index] = [0x00, 0x7f, 0x80, 0xff].randomElement(using: &generator) ?? 0
                }
            }
            return mutated
        }
    }
}
