import Foundation
import MainLoop

/// The file that a host publishes for a plugin that somebody else starts, seen from the plugin.
package struct BootstrapFile: Hashable, Sendable {
    package let path: String

    package init(_ path: String) {
        self.path = path
    }

    /// Reads what the file says now; nil while there is none, for a host may come later. That another process is connected is said by a host
    /// that lives; where it was killed, nobody is, and the next host takes the file away.
    ///
    /// The sockets lie beside the file, wherever host and plugin each have the directory mounted.
    ///
    /// - Throws: `taken` while another process of the plugin is connected; `badBootstrap` where waiting does not help: the
    ///   file may not be read, others may read it, or no host wrote it.
    package func read() throws(TransportError) -> Bootstrap? {
        let number = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard number >= 0 else {
            let cause = SystemCallError("open")
            if cause.errorNumber == ENOENT { return nil }
            throw TransportError(.badBootstrap, advice(for: cause.errorNumber), cause: cause)
        }
        let descriptor = OwnedDescriptor(taking: number)
        var status = stat()
        guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw TransportError(
                .badBootstrap,
                "\(path) is no file. Set \(Bootstrap.fileVariable) to the \(Bootstrap.fileName) of a host.")
        }
        guard status.st_mode & 0o077 == 0 else {
            throw TransportError(
                .badBootstrap,
                "Others may read or write \(path), so any of them could pass for this plugin or its host. Hosts write it "
                    + "with mode 0600: run chmod 600 \(path), or mount a volume that keeps modes.")
        }
        var bootstrap: Bootstrap
        do throws(TransportError) {
            bootstrap = try Bootstrap(from: .inherited(descriptor))
        } catch {
            guard error.code != .taken || SharedDirectory.isHeld(folder) else { return nil }
            throw error
        }
        bootstrap.control = resolve(bootstrap.control)
        bootstrap.content = resolve(bootstrap.content)
        return bootstrap
    }

    private func advice(for errorNumber: CInt) -> String {
        switch errorNumber {
        case EACCES, EPERM:
            "\(path) may not be read by user \(geteuid()). Run the plugin as the user of its host, who owns the file."
        case ENOTDIR, ELOOP:
            "\(path) leads to no file. Set \(Bootstrap.fileVariable) to the \(Bootstrap.fileName) of a host."
        default:
            "\(path) cannot be read."
        }
    }

    private var folder: String {
        URL(fileURLWithPath: path).deletingLastPathComponent().path
    }

    private func resolve(_ endpoint: String) -> String {
        let prefix = "ipc://"
        guard endpoint.hasPrefix(prefix), !endpoint.hasPrefix(prefix + "/") else { return endpoint }
        return "\(prefix)\(folder)/\(endpoint.dropFirst(prefix.count))"
    }
}
