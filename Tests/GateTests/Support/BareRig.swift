import Gate
import MainLoop
import MainLoopTesting
import PluginProtocol
import PluginTransport
import ZeroMQ

/// A gate in the test's own process, between bare sockets.
@MainActor final class BareRig {
    let rig: GateRig
    let gate: Gate
    let context: Context
    let keys: CurveKeys

    static let plugin = PluginIdentifier(rawValue: "org.mullion.bare")!

    /// - Parameter served: The plugins that come through the gate; nil for all that have a key.
    init(at address: String = "tcp://127.0.0.1:0", serving served: Set<PluginIdentifier>? = nil) throws {
        rig = try GateRig()
        context = try Context()
        keys = try rig.ring.makeKey("bare")
        try rig.ring.allow(Self.plugin.rawValue, keys.publicKey)
        gate = try Gate(
            at: address, keys: GateKeys(folder: rig.ring.folder), plugins: rig.plugins, served: served,
            loop: rig.guest.loop)
    }

    func host(mark: Int = 1000) throws -> RawHost {
        try RawHost(Self.plugin, in: rig.plugins, context: context, mark: mark)
    }

    /// - Parameter address: Nil for the gate's own.
    func remote(at address: String? = nil, mark: Int = 1000) throws -> RawRemote {
        try RawRemote(
            Self.plugin, at: address ?? gate.address, gateKey: rig.ring.gateKeys.publicKey, keys: keys,
            context: context,
            mark: mark)
    }

    func wait(until event: String, _ condition: @escaping @MainActor () throws -> Bool) async throws {
        try await rig.guest.wait(until: event) { (try? condition()) == true }
    }

    /// A host and a plugin that have said their first words to each other.
    func session(hostMark: Int = 1000, remoteMark: Int = 1000) async throws -> (host: RawHost, remote: RawRemote) {
        let host = try host(mark: hostMark)
        let remote = try remote(mark: remoteMark)
        try remote.sayHello()
        for lane in Lane.allCases {
            var hello: [UInt8]?
            try await wait(until: "the host has heard of the plugin") {
                hello = try hello ?? host.receive(on: lane)
                return hello != nil
            }
        }
        return (host, remote)
    }

    /// Another plugin's end, once the gate has let go of the one before.
    func remoteAgain(to host: RawHost) async throws -> RawRemote {
        let remote = try remote()
        try remote.sayHello()
        try await wait(until: "the host has heard of the next") {
            // Until the loss of the one before is noticed, the next is refused.
            if try remote.receive(on: .control) != nil { try remote.sayHello() }
            return try host.receive(on: .control) != nil
        }
        return remote
    }

    func end() throws {
        gate.close()
        try rig.end()
    }
}
