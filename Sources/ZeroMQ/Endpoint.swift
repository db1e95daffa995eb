/// Where a socket binds or connects: an `ipc://`, `tcp://` or `inproc://` address that is known to be well formed.
package struct Endpoint: Hashable, Sendable, CustomStringConvertible {
    /// What an endpoint consists of.
    package enum Address: Hashable, Sendable {
        /// A Unix domain socket at a path.
        case ipc(path: String)
        /// A host and a port; an IPv6 address stands without brackets.
        case tcp(host: String, port: UInt16)
        /// A name known within one context.
        case inproc(name: String)
    }

    /// Bytes that fit into `sockaddr_un.sun_path` beside its final zero.
    package static let maximumPathLength = 107

    /// Bytes of an inproc name, see zmq_inproc(7).
    package static let maximumNameLength = 256

    package let address: Address

    /// - Throws: `nameTooLong` for a path or a name over its limit, else `invalidArgument`, both with a text that says
    ///   what is wrong.
    package init(_ address: Address) throws(ZeroMQError) {
        self.address = address
        try validate()
    }

    /// A Unix domain socket.
    ///
    /// - Parameter path: at most 107 bytes. A relative path is taken from the working directory. A leading `@` means
    ///   Linux's abstract name space. `*` lets libzmq choose a path when binding.
    package static func ipc(_ path: String) throws(ZeroMQError) -> Endpoint {
        try Endpoint(.ipc(path: path))
    }

    /// A TCP address.
    ///
    /// - Parameters:
    ///   - host: a host name, an IPv4 or IPv6 address, and when binding the name of an interface or `*` for all.
    ///   - port: zero lets the system choose one when binding.
    package static func tcp(_ host: String, port: UInt16) throws(ZeroMQError) -> Endpoint {
        try Endpoint(.tcp(host: host, port: port))
    }

    /// A name within one context, for sockets in the same process.
    package static func inproc(_ name: String) throws(ZeroMQError) -> Endpoint {
        try Endpoint(.inproc(name: name))
    }

    /// Reads libzmq's notation: `ipc://PATH`, `tcp://HOST:PORT` or `inproc://NAME`.
    package init(_ text: String) throws(ZeroMQError) {
        let ipc = "ipc://"
        let tcp = "tcp://"
        let inproc = "inproc://"
        if text.hasPrefix(ipc) {
            try self.init(.ipc(path: String(text.dropFirst(ipc.count))))
        } else if text.hasPrefix(inproc) {
            try self.init(.inproc(name: String(text.dropFirst(inproc.count))))
        } else if text.hasPrefix(tcp) {
            try self.init(Self.tcpAddress(text.dropFirst(tcp.count), of: text))
        } else {
            throw Self.malformed(text, "an endpoint starts with ipc://, tcp:// or inproc://")
        }
    }

    /// libzmq's notation. Port zero is written `*`, which means the same.
    package var description: String {
        switch address {
        case .ipc(let path):
            "ipc://\(path)"
        case .tcp(let host, let port):
            "tcp://\(host.contains(":") ? "[\(host)]" : host):\(port == 0 ? "*" : String(port))"
        case .inproc(let name):
            "inproc://\(name)"
        }
    }

    private static func tcpAddress(_ text: Substring, of whole: String) throws(ZeroMQError) -> Address {
        guard let colon = text.lastIndex(of: ":") else {
            throw malformed(whole, "a tcp endpoint needs a port, as in tcp://127.0.0.1:5555")
        }
        var host = text[..<colon]
        let digits = text[text.index(after: colon)...]
        guard let port = digits == "*" ? 0 : UInt16(digits), digits == "*" || digits.allSatisfy(\.isASCIIDigit) else {
            throw malformed(whole, "the port must be a number from 0 to 65535, or *")
        }
        if host.hasPrefix("["), host.hasSuffix("]") {
            host = host.dropFirst().dropLast()
        } else if host.contains(":") {
            throw malformed(whole, "an IPv6 address stands in brackets, as in tcp://[::1]:5555")
        }
        return .tcp(host: String(host), port: port)
    }

    private func validate() throws(ZeroMQError) {
        switch address {
        case .ipc(let path):
            try check(path, named: "path", maximum: Self.maximumPathLength)
            guard path != "@" else {
                throw Self.malformed(description, "an abstract path needs a name after the @")
            }
        case .inproc(let name):
            try check(name, named: "name", maximum: Self.maximumNameLength)
        case .tcp(let host, _):
            try check(host, named: "host", maximum: 253)
            guard !host.contains(where: { $0.isWhitespace || "/;[]".contains($0) }) else {
                throw Self.malformed(description, "the host contains a character that no host name has")
            }
        }
    }

    private func check(_ text: String, named part: String, maximum: Int) throws(ZeroMQError) {
        guard !text.isEmpty else {
            throw Self.malformed(description, "the \(part) is empty")
        }
        guard !text.utf8.contains(0) else {
            throw Self.malformed(description, "the \(part) contains a zero byte")
        }
        guard text.utf8.count <= maximum else {
            throw ZeroMQError(
                code: .nameTooLong, operation: "make an endpoint", endpoint: description,
                detail: "the \(part) has \(text.utf8.count) bytes, \(maximum) are allowed")
        }
    }

    private static func malformed(_ text: String, _ detail: String) -> ZeroMQError {
        .invalid("make an endpoint", endpoint: text, detail)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool {
        isASCII && isNumber
    }
}
