import Glibc
import MainLoop

/// An IPv4 or IPv6 address with a port, as the socket calls want it.
package struct SocketAddress {
    private enum Storage {
        case ip4(sockaddr_in)
        case ip6(sockaddr_in6)
    }

    private var storage: Storage

    /// - Parameter text: The address in numbers, or `localhost`. Nil if it is neither.
    init?(_ text: String, port: UInt16) {
        // inet_pton(3) would read no further than to a NUL.
        guard !text.utf8.contains(0) else { return nil }
        var ip4 = sockaddr_in()
        ip4.sin_family = sa_family_t(AF_INET)
        ip4.sin_port = port.bigEndian
        if inet_pton(AF_INET, text == "localhost" ? "127.0.0.1" : text, &ip4.sin_addr) == 1 {
            storage = .ip4(ip4)
            return
        }
        var ip6 = sockaddr_in6()
        ip6.sin6_family = sa_family_t(AF_INET6)
        ip6.sin6_port = port.bigEndian
        guard inet_pton(AF_INET6, text, &ip6.sin6_addr) == 1 else { return nil }
        storage = .ip6(ip6)
    }

    /// The address that a connected socket has here (getsockname(2)); nil if it is no TCP socket.
    init?(ownAddressOf socket: OwnedDescriptor) {
        self.init(of: socket, by: getsockname)
    }

    /// The address that it is connected to (getpeername(2)).
    init?(peerAddressOf socket: OwnedDescriptor) {
        self.init(of: socket, by: getpeername)
    }

    private init?(
        of socket: OwnedDescriptor,
        by call: (CInt, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> CInt
    ) {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutableBytes(of: &address) { bytes in
            Self.call({ pointer, _ in call(socket.number, pointer, &length) }, with: bytes)
        }
        guard result == 0 else { return nil }
        switch CInt(address.ss_family) {
        case AF_INET: storage = .ip4(withUnsafeBytes(of: address) { $0.load(as: sockaddr_in.self) })
        case AF_INET6: storage = .ip6(withUnsafeBytes(of: address) { $0.load(as: sockaddr_in6.self) })
        default: return nil
        }
    }

    var family: CInt {
        switch storage {
        case .ip4: AF_INET
        case .ip6: AF_INET6
        }
    }

    var isIPv6: Bool {
        if case .ip6 = storage { true } else { false }
    }

    /// Whether it stands for every address of this machine.
    var isAny: Bool {
        switch storage {
        case .ip4(let address): address.sin_addr.s_addr == 0
        case .ip6(let address): withUnsafeBytes(of: address.sin6_addr) { $0.allSatisfy { $0 == 0 } }
        }
    }

    /// As URLs name it: an IPv6 address in brackets, and shortened as browsers do it.
    var urlHost: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        switch storage {
        case .ip4(var address): inet_ntop(AF_INET, &address.sin_addr, &text, socklen_t(text.count))
        case .ip6(var address): inet_ntop(AF_INET6, &address.sin6_addr, &text, socklen_t(text.count))
        }
        let name = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return isIPv6 ? "[\(name)]" : name
    }

    var isLoopback: Bool {
        switch storage {
        case .ip4(let address):
            return UInt32(bigEndian: address.sin_addr.s_addr) >> 24 == 127
        case .ip6(let address):
            return withUnsafeBytes(of: address.sin6_addr) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
        }
    }

    /// How `/proc/net/tcp` and `/proc/net/tcp6` name the address and its port: the words of the address in hexadecimal, as
    /// this machine reads them. An IPv4 address has two names, the second for IPv6 sockets.
    var tableNames: [String] {
        func hexadecimal(_ number: UInt32, digits: Int) -> String {
            let text = String(number, radix: 16, uppercase: true)
            return String(repeating: "0", count: digits - text.count) + text
        }
        switch storage {
        case .ip4(let address):
            let word = hexadecimal(address.sin_addr.s_addr, digits: 8)
            let port = hexadecimal(UInt32(UInt16(bigEndian: address.sin_port)), digits: 4)
            let prefix = "0000000000000000" + hexadecimal(UInt32(0xFFFF).bigEndian, digits: 8)
            return ["\(word):\(port)", "\(prefix)\(word):\(port)"]
        case .ip6(let address):
            let words = withUnsafeBytes(of: address.sin6_addr) { Array($0.bindMemory(to: UInt32.self)) }
            let port = hexadecimal(UInt32(UInt16(bigEndian: address.sin6_port)), digits: 4)
            return ["\(words.map { hexadecimal($0, digits: 8) }.joined()):\(port)"]
        }
    }

    /// bind(2). False: see `errno`.
    mutating func bind(_ number: CInt) -> Bool {
        withPointer { Glibc.bind(number, $0, $1) == 0 }
    }

    /// The port that a socket of this family is bound to.
    mutating func boundPort(of number: CInt) -> Int {
        var bound = self
        bound.withPointer { pointer, length in
            var length = length
            getsockname(number, pointer, &length)
        }
        switch bound.storage {
        case .ip4(let address): return Int(UInt16(bigEndian: address.sin_port))
        case .ip6(let address): return Int(UInt16(bigEndian: address.sin6_port))
        }
    }

    @discardableResult
    private mutating func withPointer<Result>(
        _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        switch storage {
        case .ip4(var address):
            defer { storage = .ip4(address) }
            return withUnsafeMutableBytes(of: &address) { Self.call(body, with: $0) }
        case .ip6(var address):
            defer { storage = .ip6(address) }
            return withUnsafeMutableBytes(of: &address) { Self.call(body, with: $0) }
        }
    }

    private static func call<Result>(
        _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result, with bytes: UnsafeMutableRawBufferPointer
    ) -> Result {
        // The buffer is that of a variable, so it is never empty.
        guard let base = bytes.baseAddress else { preconditionFailure("An address without bytes") }
        return body(base.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
    }
}
