import Foundation
import LocalSockets
import PluginTransport

/// Where the sockets are at which hosts of this user can be inspected, if they were not told another place: `inspect-PID` in the
/// directory in which hosts keep their plugins' sockets.
package struct InspectionPlace: Sendable {
    /// A host that can be inspected there.
    package struct Host: Hashable, Sendable {
        package let processIdentifier: Int32
        package let path: String
    }

    private static let prefix = "inspect-"

    /// Nobody but this user can enter it.
    package let folder: String

    /// Makes the folder where it is missing.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(TransportError) {
        folder = try PrivateDirectory.ofHosts(environment: environment)
    }

    package func path(of process: Int32) -> String {
        "\(folder)/\(Self.prefix)\(process)"
    }

    /// Those whose socket somebody listens at, by number.
    package func hosts() -> [Host] {
        sockets.filter { Self.hasListener($0.path) }
    }

    /// Removes what hosts left behind that did not end in good order.
    func sweep() {
        for host in sockets where kill(host.processIdentifier, 0) != 0 && errno == ESRCH && !Self.hasListener(host.path)
        {
            unlink(host.path)
        }
    }

    private var sockets: [Host] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.compactMap { name in
            guard name.hasPrefix(Self.prefix), let number = Int32(name.dropFirst(Self.prefix.count)), number > 0 else {
                return nil
            }
            return Host(processIdentifier: number, path: path(of: number))
        }.sorted { $0.processIdentifier < $1.processIdentifier }
    }

    private static func hasListener(_ path: String) -> Bool {
        guard let address = try? LocalAddress(path, for: .inspection),
            let probe = try? address.makeSocket(nonBlocking: true)
        else { return false }
        // EAGAIN: it is behind with answering.
        return address.connect(probe) || errno == EAGAIN
    }
}

extension SocketPurpose {
    /// Where a host can be asked what it shows, and what it says to its plugins.
    package static let inspection = SocketPurpose("an inspection socket", variable: "MULLION_INSPECT")
}
