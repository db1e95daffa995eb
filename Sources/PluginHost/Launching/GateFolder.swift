import Glibc
import PluginTransport

/// The directory in which a gate at a Unix socket makes that socket.
///
/// A confined gate may do everything in it. So it is a directory of the gate's own, for this user alone, with nothing else in it.
enum GateFolder {
    private static let scheme = "ipc://"

    /// Makes the directory where it is missing.
    ///
    /// - Parameter address: The address at which the gate listens, in libzmq's notation.
    /// - Returns: Its path; nil for a gate that needs none: at a port, or at an abstract name.
    @discardableResult static func make(for address: String) -> String? {
        guard address.hasPrefix(scheme + "/") else { return nil }
        let folder = FilePaths.folder(of: String(address.dropFirst(scheme.count)))
        // Whoever uses it finds out what is wrong with it.
        _ = mkdir(folder, 0o700)
        return folder
    }

    /// Makes the directory where it is missing, and opens it for a gate that is confined. Nil for a gate that needs none.
    ///
    /// - Parameter address: The address at which the gate listens, in libzmq's notation.
    /// - Throws: `SystemCallError` where it cannot be opened, `TransportError` where it is not for this user alone, or holds other things.
    static func open(for address: String) throws -> OpenedFile? {
        guard let folder = make(for: address) else { return nil }
        let opened = try OpenedFile(folder)
        try PrivateDirectory.check(opened.location)
        let socket = address.split(separator: "/").last.map(String.init) ?? ""
        guard opened.holdsOnly([socket]) else {
            throw TransportError(
                .noPrivateDirectory,
                "\(folder) holds other things than the socket of a gate, which may do everything there. Give the gate an address in a "
                    + "directory of its own, such as \(scheme)\(folder)/gate/socket.")
        }
        return opened
    }
}
