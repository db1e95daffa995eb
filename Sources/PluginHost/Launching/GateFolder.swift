import Glibc
import PluginTransport

/// The directory in which a gate at a Unix socket makes that socket.
///
/// A confined gate may do everything in it. So it is a directory of the gate's own, for this user alone, with nothing else in it.
enum GateFolder {
    private static let scheme = "ipc://"

    /// Makes the directory where it is missing, and opens it. Nil for a gate that needs none: at a port, or at an abstract name.
    ///
    /// - Parameter address: Where the gate listens, in libzmq's notation.
    /// - Throws: `SystemCallError` where it cannot be opened, `TransportError` where it is not for this user alone, or holds other things.
    static func open(for address: String) throws -> OpenedFile? {
        guard address.hasPrefix(scheme + "/") else { return nil }
        let path = String(address.dropFirst(scheme.count))
        let folder = FilePaths.folder(of: path)
        // What is wrong with it is found by what follows.
        _ = mkdir(folder, 0o700)
        let opened = try OpenedFile(folder)
        try PrivateDirectory.check(opened.location)
        let socket = path.split(separator: "/").last.map(String.init) ?? ""
        guard Set(opened.names).isSubset(of: [".", "..", socket]) else {
            throw TransportError(
                .noPrivateDirectory,
                "\(folder) holds other things than the socket of a gate, which may do everything there. Give the gate an address in a "
                    + "directory of its own, such as \(scheme)\(folder)/gate/socket.")
        }
        return opened
    }
}
