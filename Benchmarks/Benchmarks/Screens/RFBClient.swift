import CLinux
import Foundation
import MainLoop

/// A viewer for a VNC server on this machine that asks for no password: gets raw pixels, and throws them away (RFC 6143).
@MainActor final class RFBClient {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    struct Rectangle {
        var (x, y, width, height) = (0, 0, 0, 0)

        func intersects(_ other: Rectangle) -> Bool {
            x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
        }
    }

    private(set) var window = Rectangle()
    /// Called with each update, in pixels.
    var onUpdate: ([Rectangle]) -> Void = { _ in }

    private let socket: OwnedDescriptor
    private var watch: Registration?
    private var buffer: [UInt8] = []
    private var start = 0

    init(port: Int, on loop: MainLoop) throws {
        let number = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard number >= 0 else { throw SystemCallError("socket") }
        socket = OwnedDescriptor(taking: number)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(number, $0, size) }
        }
        guard result == 0 else { throw SystemCallError("connect") }
        var one: Int32 = 1
        setsockopt(number, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
        try shakeHands()
        try socket.setNonBlocking(true)
        watch = try loop.watch(socket, for: .read) { [weak self] _ in self?.receive() }
    }

    // MARK: Handshake

    private func shakeHands() throws {
        let version = try read(12)
        guard String(decoding: version, as: UTF8.self).hasPrefix("RFB 003.008") else {
            throw Failure(description: "The server speaks no RFB 3.8")
        }
        write(version)
        let kinds = try read(Int(try read(1)[0]))
        guard kinds.contains(1) else { throw Failure(description: "The server wants a password") }
        write([1])
        guard try read(4) == [0, 0, 0, 0] else { throw Failure(description: "The server declines this viewer") }
        // With others.
        write([1])
        let greeting = try read(24)
        window.width = Int(greeting[0]) << 8 | Int(greeting[1])
        window.height = Int(greeting[2]) << 8 | Int(greeting[3])
        guard greeting[4] == 32 else { throw Failure(description: "The server's pixels have no four bytes") }
        _ = try read(greeting[20..<24].reduce(0) { $0 << 8 | Int($1) })
        // SetEncodings: raw.
        write([2, 0, 0, 1, 0, 0, 0, 0])
    }

    private func read(_ count: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let received = recv(socket.number, &bytes, count, Int32(clamping: MSG_WAITALL))
        guard received == count else { throw Failure(description: "The server closed the connection") }
        return bytes
    }

    // MARK: What it says

    /// - Parameter isIncremental: Whether what it has already is left out; the answer comes when there is something else.
    func request(isIncremental: Bool) {
        write([3, isIncremental ? 1 : 0, 0, 0, 0, 0] + Self.bytes(window.width) + Self.bytes(window.height))
    }

    func sendPointer(x: Int, y: Int, isDown: Bool) {
        write([5, isDown ? 1 : 0] + Self.bytes(x) + Self.bytes(y))
    }

    private static func bytes(_ number: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
    }

    private func write(_ bytes: [UInt8]) {
        send(socket.number, bytes, bytes.count, Int32(clamping: MSG_NOSIGNAL))
    }

    // MARK: What it hears

    private func receive() {
        while true {
            let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 18) { room, count in
                count = max(0, Glibc.read(socket.number, room.baseAddress, room.count))
            }
            if chunk.isEmpty { break }
            buffer += chunk
        }
        while let update = nextUpdate() { onUpdate(update) }
        buffer.removeFirst(start)
        start = 0
    }

    /// Nil until all of one is there. Of the messages of a server that was told of no extension only updates are long.
    private func nextUpdate() -> [Rectangle]? {
        var position = start
        func number(_ offset: Int) -> Int { Int(buffer[position + offset]) << 8 | Int(buffer[position + offset + 1]) }
        guard buffer.count >= position + 4, buffer[position] == 0 else { return nil }
        let count = number(2)
        position += 4
        var rectangles: [Rectangle] = []
        for _ in 0..<count {
            guard buffer.count >= position + 12 else { return nil }
            var rectangle = Rectangle()
            (rectangle.x, rectangle.y) = (number(0), number(2))
            (rectangle.width, rectangle.height) = (number(4), number(6))
            position += 12 + rectangle.width * rectangle.height * 4
            guard buffer.count >= position else { return nil }
            rectangles.append(rectangle)
        }
        start = position
        return rectangles
    }
}
