import Foundation
import MainLoop

/// A network between two ends of TCP on this machine that does what a test says: it delays, stalls one direction, reads slowly, and
/// cuts, in the middle of a frame if need be. It remembers what went through.
@MainActor final class TestProxy {
    enum Direction: Int, CaseIterable {
        /// From whoever connected here.
        case up
        case down
    }

    /// Of every byte that came, in both directions.
    private(set) var seen: [UInt8] = []
    /// What the first who connected here has said.
    private(set) var said: [UInt8] = []
    /// In these directions nothing is read.
    var stalled: Set<Direction> = []
    /// How many bytes are read of a connection and a direction in a tick of 2 ms.
    var rate = 1 << 20
    /// How long what was read waits before it goes on.
    var delay = Duration.zero
    /// New connections are accepted, and end at once.
    var isDown = false
    /// How many connections were made.
    private(set) var connections = 0

    private struct Pair {
        let ends: [OwnedDescriptor]
        let isFirst: Bool
        /// What waits to be written, by direction, and since when.
        var waiting: [[(since: Duration, bytes: [UInt8])]] = [[], []]
        var isOver = false
    }

    private let loop: MainLoop
    private let listener: OwnedDescriptor
    private let target: sockaddr_in
    private var pairs: [Pair] = []
    private var registrations: [Registration] = []
    private var ticker: Registration?

    /// - Parameter address: `tcp://127.0.0.1:PORT`, to which connections go on.
    init(to address: String, loop: MainLoop) throws {
        self.loop = loop
        target = Self.local(UInt16(address.split(separator: ":").last ?? "") ?? 0)
        listener = try Self.socket()
        var own = Self.local(0)
        try Self.check(Self.with(&own) { bind(listener.number, $0, $1) }, "bind")
        try Self.check(listen(listener.number, 16), "listen")
        registrations = [try loop.watchArrivals(at: listener) { [weak self] in self?.letIn($0) }]
        tick()
    }

    /// As libzmq writes it.
    var address: String {
        var own = Self.local(0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &own) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener.number, $0, &length) }
        }
        return "tcp://127.0.0.1:\(UInt16(bigEndian: own.sin_port))"
    }

    /// A connection of a stranger.
    static func connection(to address: String) throws -> OwnedDescriptor {
        let descriptor = try socket()
        var target = local(UInt16(address.split(separator: ":").last ?? "") ?? 0)
        _ = with(&target) { connect(descriptor.number, $0, $1) }
        return descriptor
    }

    /// Ends all connections, whatever was under way on them.
    func cut() {
        pairs = []
    }

    private func letIn(_ near: OwnedDescriptor) {
        connections += 1
        guard !isDown, let far = try? Self.socket() else { return }
        var target = target
        // It waits for nobody: to this machine a connection is made at once, or is under way.
        _ = Self.with(&target) { connect(far.number, $0, $1) }
        // What is small waits here for nobody else's answer.
        for end in [near, far] {
            var isOn: CInt = 1
            setsockopt(end.number, CInt(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<CInt>.size))
        }
        pairs.append(Pair(ends: [near, far], isFirst: connections == 1))
    }

    private func tick() {
        ticker = loop.schedule(after: .milliseconds(2)) { [weak self] in
            self?.pump()
            self?.tick()
        }
    }

    private func pump() {
        for index in pairs.indices {
            for direction in Direction.allCases { pump(&pairs[index], direction) }
        }
        pairs.removeAll { $0.isOver }
    }

    private func pump(_ pair: inout Pair, _ direction: Direction) {
        let (from, to) = (pair.ends[direction.rawValue], pair.ends[1 - direction.rawValue])
        if !stalled.contains(direction) {
            var bytes = [UInt8](repeating: 0, count: rate)
            let count = recv(from.number, &bytes, bytes.count, CInt(MSG_DONTWAIT))
            if count == 0 || (count < 0 && errno != EAGAIN && errno != ENOTCONN) { pair.isOver = true }
            if count > 0 {
                seen += bytes[..<count]
                if pair.isFirst, direction == .up { said += bytes[..<count] }
                pair.waiting[direction.rawValue].append((loop.clock.now, Array(bytes[..<count])))
            }
        }
        while let first = pair.waiting[direction.rawValue].first, loop.clock.now - first.since >= delay {
            let flags = CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL)
            let count = Glibc.send(to.number, first.bytes, first.bytes.count, flags)
            if count < 0 {
                if errno != EAGAIN, errno != ENOTCONN { pair.isOver = true }
                return
            }
            let rest = Array(first.bytes[count...])
            pair.waiting[direction.rawValue].removeFirst()
            if !rest.isEmpty { return pair.waiting[direction.rawValue].insert((first.since, rest), at: 0) }
        }
    }

    // MARK: Sockets

    private static func socket() throws -> OwnedDescriptor {
        let number = Glibc.socket(
            AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        try check(number, "socket")
        return OwnedDescriptor(taking: number)
    }

    private static func local(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    private static func with(
        _ address: inout sockaddr_in, _ body: (UnsafePointer<sockaddr>, socklen_t) -> CInt
    ) -> CInt {
        withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
    }

    private static func check(_ result: CInt, _ call: String) throws {
        guard result >= 0 else { throw SystemCallError(call) }
    }
}
