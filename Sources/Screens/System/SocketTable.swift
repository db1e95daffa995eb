import Glibc

/// The system's list of TCP sockets, as `/proc/net/tcp` and `/proc/net/tcp6` tell it (proc(5)): a line for each, with the
/// user who made it.
enum SocketTable {
    /// The user who made a socket.
    ///
    /// - Parameters:
    ///   - local: The socket's own address.
    ///   - remote: The one that it is connected to.
    ///   - table: The text of one of the files.
    /// - Returns: Nil if the socket is not listed, or belongs to nobody any more.
    static func owner(local: SocketAddress, remote: SocketAddress, in table: String) -> uid_t? {
        // An IPv4 connection may be made with an IPv6 socket.
        zip(local.tableNames, remote.tableNames).lazy.compactMap { line(with: " \($0) \($1) ", in: table) }.first
            .flatMap(owner(ofLine:))
    }

    /// The rest of the line in which a text stands, from that on. The list may have many thousands of lines.
    private static func line(with text: String, in table: String) -> String? {
        table.withCString { start in
            guard let found = strstr(start, text) else { return nil }
            let rest = UnsafeBufferPointer(start: found, count: strlen(found))
            return String(decoding: rest.prefix { $0 != 0x0A }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }

    /// - Parameter line: local_address rem_address st tx_queue:rx_queue tr:tm->when retrnsmt uid timeout inode ...
    private static func owner(ofLine line: String) -> uid_t? {
        let fields = line.split(separator: " ")
        // Who closes a socket while something is still to be sent leaves it with user 0, and without an inode.
        guard fields.count >= 9, let inode = UInt64(fields[8]), inode != 0 else { return nil }
        return uid_t(fields[6])
    }
}
