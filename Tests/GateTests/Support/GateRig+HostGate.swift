import Files
import Foundation
import Glibc
import MainLoop
import PluginHost
import PluginTransport

extension GateRig {
    /// A port of 127.0.0.1 that nobody listens at.
    func freeAddress() throws -> String {
        let proxy = try TestProxy(to: "tcp://127.0.0.1:1", loop: guest.loop)
        return proxy.address
    }

    /// How a host starts a gate at an address.
    func options(gateAt address: String) throws -> SpawnOptions {
        var options = SpawnOptions()
        options.gates = [try GateOptions(address: address, keys: GateKeys(folder: ring.folder))]
        options.directories["XDG_RUNTIME_DIR"] = root
        return options
    }

    /// The numbers of the gates of this rig that somebody else has started.
    var gates: [pid_t] {
        gates(with: [])
    }

    /// The number of such a gate through which a plugin comes; nil while there is none.
    func gate(of plugin: String) -> pid_t? {
        gates(with: ["--serve", plugin]).first
    }

    private func gates(with words: [String]) -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { number in
            let text = SystemFile.text(of: "/proc/\(number)/cmdline") ?? ""
            let line = text.split(separator: "\0").map(String.init)
            return line.first?.hasSuffix("/mullion-gate") == true && line.contains(ring.folder)
                && words.allSatisfy(line.contains)
        }
    }
}
