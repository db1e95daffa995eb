import Foundation
import MainLoop

extension Bootstrap {
    /// The place from which this process was told how to find its host.
    package enum Source: Sendable {
        /// The host started it: the line is in a pipe, whose end of file later means that the host is gone.
        case inherited(OwnedDescriptor)
        /// Somebody else started it.
        case file(String)
    }

    /// - Throws: `noBootstrap` for a program that was started by hand.
    package static func source(environment: [String: String]) throws(TransportError) -> Source {
        if let text = environment[descriptorVariable] {
            guard let number = CInt(text), number > STDERR_FILENO, fcntl(number, F_GETFD) >= 0 else {
                throw TransportError(
                    .badBootstrap, "\(descriptorVariable)=\(text) names no open descriptor; only a host sets it.")
            }
            // Programs that the plugin starts in turn must not hold it: the host's end would never be noticed.
            _ = fcntl(number, F_SETFD, FD_CLOEXEC)
            return .inherited(OwnedDescriptor(taking: number))
        }
        if let path = environment[fileVariable] { return .file(path) }
        throw TransportError(
            .noBootstrap,
            "This program is a plugin and was not started by a host. Start it from a host, or set \(fileVariable) to "
                + "the file that a host writes for a plugin of its own accord, or \(GateAddress.addressVariable) to a gate."
        )
    }

    /// Reads the line. Waits for it where the host has not written it yet into a pipe.
    ///
    /// - Throws: `noBootstrap` where there is no file.
    package init(from source: Source) throws(TransportError) {
        switch source {
        case .inherited(let descriptor):
            try self.init(line: Self.line(from: descriptor.number))
        case .file(let path):
            guard let bootstrap = try BootstrapFile(path).read() else {
                throw TransportError(
                    .noBootstrap, "\(path) is not there. It is while a host waits for the plugin or has it.")
            }
            self = bootstrap
        }
    }

    /// Byte by byte, because what follows the line belongs to whoever watches the descriptor.
    private static func line(from number: CInt) throws(TransportError) -> [UInt8] {
        var line: [UInt8] = []
        while line.count < longestLine {
            var byte: UInt8 = 0
            let count = read(number, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else {
                throw TransportError(
                    .badBootstrap, "The host ended before it said how to reach it.",
                    cause: count < 0 ? SystemCallError("read") : nil)
            }
            if byte == UInt8(ascii: "\n") { return line }
            line.append(byte)
        }
        throw TransportError(.badBootstrap, "What the host left is longer than \(longestLine) bytes: no bootstrap.")
    }
}
