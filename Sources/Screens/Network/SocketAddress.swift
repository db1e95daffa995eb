import Glibc

/// An IPv4 or IPv6 address with a port, as the socket calls want it.
struct SocketAddress {
    private enum Storage {
        case ip4(sockaddr_in)
        case ip6(sockaddr_in6)
    }

    private var storage: Storage

    /// - Parameter text: The address in numbers, or `localhost`. Nil if it is neither.
    init?(_ text: String, port: UInt16) {
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
