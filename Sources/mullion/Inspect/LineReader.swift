import Glibc
import MainLoop

/// Lines from a socket, one after the other, as they come.
struct LineReader {
    enum Outcome {
        /// Without its end.
        case line(String)
        case end
        /// Nothing came within the socket's patience.
        case silence
        case tooLong
    }

    private let socket: OwnedDescriptor
    private let longest: Int
    private var bytes: ArraySlice<UInt8> = []
    /// How much of `bytes` has no end of a line in it.
    private var searched = 0

    /// - Parameter longest: The most bytes of a line.
    init(_ socket: OwnedDescriptor, longest: Int) {
        self.socket = socket
        self.longest = longest
    }

    mutating func next() -> Outcome {
        while true {
            if let end = bytes.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) {
                defer {
                    bytes = bytes[(end + 1)...]
                    searched = 0
                }
                return .line(String(decoding: bytes[..<end], as: UTF8.self))
            }
            searched = bytes.count
            guard searched <= longest else { return .tooLong }
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            let count = recv(socket.number, &buffer, buffer.count, 0)
            if count > 0 {
                bytes = Array(bytes + buffer.prefix(count))[...]
            } else if count < 0, errno == EAGAIN {
                return .silence
            } else if count == 0 || errno != EINTR {
                // A host that had not read everything when it closed resets the connection.
                return .end
            }
        }
    }
}
