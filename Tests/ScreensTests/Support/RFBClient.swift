import CVNCServer
import Glibc
import Testing

/// A VNC viewer of few words: enough of RFB 3.8 (RFC 6143) to see pixels and send input. It blocks, a minute at most.
final class RFBClient {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    struct Rectangle {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
        let encoding: Int32
        /// Blue, green, red, unused; empty for pseudo-encodings.
        let pixels: [UInt8]

        func pixel(x: Int, y: Int) -> [UInt8] {
            let offset = ((y - self.y) * width + x - self.x) * 4
            return [pixels[offset + 2], pixels[offset + 1], pixels[offset]]
        }
    }

    static let desktopSize: Int32 = -223
    static let extendedDesktopSize: Int32 = -308

    private let number: CInt
    private(set) var width = 0
    private(set) var height = 0
    private(set) var name = ""

    /// Connects, and says nothing yet.
    init(port: Int) throws {
        number = socket(AF_INET, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var timeout = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Failure(description: "connect: \(String(cString: strerror(errno)))") }
    }

    deinit {
        close(number)
    }

    /// Connects and goes through the handshake.
    convenience init(connectedTo port: Int, password: String? = nil) throws {
        try self.init(port: port)
        try handshake(password: password)
    }

    // MARK: Handshake

    /// - Returns: The kinds of login that the server offers: 1 none, 2 a password.
    func offeredSecurity() throws -> [UInt8] {
        let version = try receive(12)
        guard version == Array("RFB 003.008\n".utf8) else { throw Failure(description: "version \(version)") }
        try send(version)
        return try receive(Int(try receive(1)[0]))
    }

    func handshake(password: String? = nil) throws {
        if let password {
            try logIn(password, challenge: try challenge())
        } else {
            _ = try offeredSecurity()
            try send([1])
            try finishHandshake()
        }
    }

    /// Goes as far as to the question for the password.
    func challenge() throws -> [UInt8] {
        guard try offeredSecurity().contains(2) else { throw Failure(description: "no password is asked for") }
        try send([2])
        return try receive(16)
    }

    /// Answers that question, and goes through the rest of the handshake.
    func logIn(_ password: String, challenge: [UInt8]) throws {
        var answer = challenge
        var text = Array(password.utf8CString)
        rfbEncryptBytes(&answer, &text)
        try send(answer)
        try finishHandshake()
    }

    private func finishHandshake() throws {
        guard try receive(4) == [0, 0, 0, 0] else {
            throw Failure(description: String(decoding: try receive(Int(try receiveUInt32())), as: UTF8.self))
        }
        try send([1])
        let server = try receive(20)
        width = Int(server[0]) << 8 | Int(server[1])
        height = Int(server[2]) << 8 | Int(server[3])
        name = String(decoding: try receive(Int(try receiveUInt32())), as: UTF8.self)
    }

    /// Asks for a WebSocket, as a browser does for a page.
    func requestWebSocket(host: String, origin: String) throws {
        let lines = [
            "GET / HTTP/1.1", "Host: \(host)", "Origin: \(origin)", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Protocol: binary", "", "",
        ]
        try send(Array(lines.joined(separator: "\r\n").utf8))
    }

    /// A short WebSocket frame of bytes (RFC 6455, 5.2), masked with zeros.
    func sendFrame(_ bytes: [UInt8]) throws {
        try send([0x82, 0x80 | UInt8(bytes.count), 0, 0, 0, 0] + bytes)
    }

    func receiveFrame() throws -> [UInt8] {
        let head = try receive(2)
        guard head[0] == 0x82, head[1] < 126 else { throw Failure(description: "frame \(head)") }
        return try receive(Int(head[1]))
    }

    // MARK: Messages

    func setEncodings(_ encodings: [Int32]) throws {
        try send(
            [2, 0] + Self.bytes(UInt16(encodings.count)) + encodings.flatMap { Self.bytes(UInt32(bitPattern: $0)) })
    }

    func requestUpdate(incremental: Bool) throws {
        try send([3, incremental ? 1 : 0, 0, 0, 0, 0] + Self.bytes(UInt16(width)) + Self.bytes(UInt16(height)))
    }

    func key(_ keysym: UInt32, isDown: Bool) throws {
        try send([4, isDown ? 1 : 0, 0, 0] + Self.bytes(keysym))
    }

    func type(_ keysym: UInt32) throws {
        try key(keysym, isDown: true)
        try key(keysym, isDown: false)
    }

    func pointer(_ mask: UInt8, x: Int, y: Int) throws {
        try send([5, mask] + Self.bytes(UInt16(x)) + Self.bytes(UInt16(y)))
    }

    func setDesktopSize(width: Int, height: Int) throws {
        let size = Self.bytes(UInt16(width)) + Self.bytes(UInt16(height))
        try send([251, 0] + size + [1, 0] + [0, 0, 0, 1, 0, 0, 0, 0] + size + [0, 0, 0, 0])
    }

    static let extendedClipboard = Int32(bitPattern: 0xC0A1_E5CE)

    /// Puts a text on the viewer's clipboard, after RFB's manner.
    func cutText(latin bytes: [UInt8]) throws {
        try send([6, 0, 0, 0] + Self.bytes(UInt32(bytes.count)) + bytes)
    }

    /// The same after that of the extended clipboard. The text is short.
    func cutText(utf8 text: String) throws {
        let text = Array(text.utf8) + [0]
        let plain = Self.bytes(UInt32(text.count)) + text
        let count = UInt8(plain.count)
        let content = [0x10, 0, 0, 1, 0x78, 1, 0, count, 0, ~count, 0xFF] + plain
        try send([6, 0, 0, 0] + Self.bytes(UInt32(bitPattern: -Int32(content.count))) + content)
    }

    /// The next text for the viewer's clipboard; what the server can do with extended ones is left out.
    func readCutText() throws -> (text: [UInt8], isExtended: Bool) {
        while true {
            guard try receive(4)[0] == 3 else { throw Failure(description: "not a text for the clipboard") }
            let length = Int32(bitPattern: try receiveUInt32())
            guard length < 0 else { return (try receive(Int(length)), false) }
            let content = try receive(Int(-length))
            // Provide, and text.
            guard content.prefix(4) == [0x10, 0, 0, 1] else { continue }
            return (Self.stored(content[4...]), true)
        }
    }

    /// The content of a stream of zlib whose blocks hold bytes as they are, without the length at its beginning.
    private static func stored(_ stream: ArraySlice<UInt8>) -> [UInt8] {
        var rest = stream.dropFirst(2)
        var bytes: [UInt8] = []
        while rest.count >= 5 {
            let head = Array(rest.prefix(5))
            let count = Int(head[1]) | Int(head[2]) << 8
            rest = rest.dropFirst(5)
            bytes += rest.prefix(count)
            rest = rest.dropFirst(count)
        }
        return Array(bytes.dropFirst(4))
    }

    /// What the host's page says (`PageWish`), after RFB's manner: 77 and seven bytes.
    static func pageMessage(appearance: UInt8, width: Int, height: Int, scale: Int) -> [UInt8] {
        [77, appearance] + bytes(UInt16(width)) + bytes(UInt16(height)) + bytes(UInt16(scale))
    }

    /// Asks for a copy of the screen that is smaller by a factor, as UltraVNC's viewer does.
    func setScale(_ factor: UInt8) throws {
        try send([8, factor, 0, 0])
    }

    /// The answer to `setScale`: the size that the viewer gets.
    func readScaledSize() throws -> (width: Int, height: Int) {
        guard try receive(2)[0] == 4 else { throw Failure(description: "not a size") }
        return (Int(try receiveUInt16()), Int(try receiveUInt16()))
    }

    /// The next update, raw. A new size in it changes `width` and `height`.
    func readUpdate() throws -> [Rectangle] {
        guard try receive(2)[0] == 0 else { throw Failure(description: "not an update") }
        let count = Int(try receiveUInt16())
        return try (0..<count).map { _ in try readRectangle() }
    }

    private func readRectangle() throws -> Rectangle {
        let x = Int(try receiveUInt16())
        let y = Int(try receiveUInt16())
        let width = Int(try receiveUInt16())
        let height = Int(try receiveUInt16())
        let encoding = Int32(bitPattern: try receiveUInt32())
        var pixels: [UInt8] = []
        switch encoding {
        case 0:
            pixels = try receive(width * height * 4)
        case Self.desktopSize, Self.extendedDesktopSize:
            (self.width, self.height) = (width, height)
            if encoding == Self.extendedDesktopSize { _ = try receive(Int(try receive(4)[0]) * 16) }
        default:
            throw Failure(description: "encoding \(encoding)")
        }
        return Rectangle(x: x, y: y, width: width, height: height, encoding: encoding, pixels: pixels)
    }

    // MARK: Bytes

    func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(number, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure(description: "send: \(String(cString: strerror(errno)))") }
            sent += count
        }
    }

    func receive(_ count: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var received = 0
        while received < count {
            let result = bytes[received...].withUnsafeMutableBytes { recv(number, $0.baseAddress, $0.count, 0) }
            guard result > 0 else {
                throw Failure(description: result == 0 ? "closed" : "recv: \(String(cString: strerror(errno)))")
            }
            received += result
        }
        return bytes
    }

    /// Whether the server has closed the connection by now, whatever it sent before.
    func isClosedNow() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = recv(number, &bytes, bytes.count, CInt(MSG_DONTWAIT))
            if count == 0 || count < 0 && errno == ECONNRESET { return true }
            if count < 0 { return false }
        }
    }

    /// Whether the server closes the connection, whatever it sends before; false if it does not within a minute.
    func isClosedByServer() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = recv(number, &bytes, bytes.count, 0)
            if count == 0 || count < 0 && errno == ECONNRESET { return true }
            if count < 0 { return false }
        }
    }

    /// Says that nothing more will be said.
    func finishSending() {
        shutdown(number, CInt(SHUT_WR))
    }

    /// Everything until the server closes the connection.
    func receiveRest() -> [UInt8] {
        var rest: [UInt8] = []
        while let byte = try? receive(1) { rest += byte }
        return rest
    }

    private func receiveUInt16() throws -> UInt16 {
        try receive(2).reduce(0) { $0 << 8 | UInt16($1) }
    }

    private func receiveUInt32() throws -> UInt32 {
        try receive(4).reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func bytes(_ value: UInt16) -> [UInt8] {
        withUnsafeBytes(of: value.bigEndian, Array.init)
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        withUnsafeBytes(of: value.bigEndian, Array.init)
    }
}
