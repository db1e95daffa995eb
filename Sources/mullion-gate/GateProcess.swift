import Diagnostics
import Foundation
import Gate
import LocalSockets
import MainLoop
import PluginProtocol
import PluginTransport

/// The program from its first to its last moment.
struct GateProcess {
    let address: String
    let keys: GateKeys
    let plugins: String
    let served: Set<PluginIdentifier>?
    /// The most that it may keep, in bytes.
    let memory: Int

    /// The status of a program that cannot use what it was given (`sysexits.h`).
    private static let badConfiguration: Int32 = 78

    /// Returns only by ending the program.
    func run() -> Never {
        MainActor.assumeIsolated { serve() }
    }

    @MainActor private func serve() -> Never {
        let loop = MainLoop.main
        do {
            try limitMemory()
            // Before libzmq has threads, or one of them would be ended by the signal.
            let signals = try [SIGINT, SIGTERM, SIGHUP].map { try loop.onSignal($0) { loop.stop() } }
            let gate = try Gate(at: address, keys: keys, plugins: plugins, served: served, loop: loop)
            // Before the notice: whoever has read it may ask at once.
            let health = try HealthListener(loop: loop) { Self.healthReport(of: gate) }
            Log.plugins.notice("The gate listens at \(gate.address).")
            loop.run()
            health?.close()
            withExtendedLifetime(signals) { gate.finish() }
            exit(0)
        } catch {
            LineOutput.standardError.write("mullion-gate: \(error)")
            exit(Self.badConfiguration)
        }
    }

    @MainActor private static func healthReport(of gate: Gate) -> String {
        let plugins = gate.plugins.sorted().map(\.rawValue)
        return "The gate listens at \(gate.address). Through it come: "
            + (plugins.isEmpty ? "none." : "\(plugins.joined(separator: ", ")).")
    }

    /// Of memory that is written to (RLIMIT_DATA of getrlimit(2)): libraries count for little, and stacks of threads only as far as they
    /// are reserved.
    private func limitMemory() throws {
        let resource = __rlimit_resource_t(2)
        var limit = rlimit(rlim_cur: rlim_t(memory), rlim_max: rlim_t(memory))
        guard setrlimit(resource, &limit) == 0 else { throw SystemCallError("setrlimit") }
    }
}
