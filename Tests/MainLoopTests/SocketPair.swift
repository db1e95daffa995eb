import Glibc
import MainLoop

/// Two connected, non-blocking sockets.
struct SocketPair {
    let near: OwnedDescriptor
    let far: OwnedDescriptor

    init() throws {
        var numbers: [CInt] = [-1, -1]
        guard socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &numbers) == 0 else {
            throw SystemCallError("socketpair")
        }
        near = OwnedDescriptor(taking: numbers[0])
        far = OwnedDescriptor(taking: numbers[1])
        try near.setNonBlocking(true)
        try far.setNonBlocking(true)
    }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(far.number, bytes, bytes.count)
    }

    func receive() -> String {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(near.number, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
}
