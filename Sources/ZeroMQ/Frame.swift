import CZeroMQ
import Foundation

/// One part of a message: bytes that libzmq holds and that never change.
///
/// Copying a frame, receiving it and sending it (also several times) share the bytes. A frame may go to another thread.
package struct Frame: Sendable {
    let storage: FrameStorage

    init(received storage: FrameStorage) {
        storage.freeze()
        self.storage = storage
    }

    /// An empty frame, such as the delimiter before a request's body.
    package init() {
        self.init(EmptyCollection())
    }

    /// Copies bytes into a new frame.
    package init(_ bytes: some Collection<UInt8>) {
        storage = FrameStorage(size: bytes.count)
        let target = storage.bytes
        let isCopied: Void? = bytes.withContiguousStorageIfAvailable {
            target.copyMemory(from: UnsafeRawBufferPointer($0))
        }
        if isCopied == nil {
            let (_, written) = target.initializeMemory(as: UInt8.self, from: bytes)
            precondition(written.count == size, "a collection of \(size) bytes had only \(written.count)")
        }
        storage.freeze()
    }

    /// Copies the UTF-8 of a text into a new frame.
    package init(_ text: String) {
        self.init(text.utf8)
    }

    /// Makes a frame of `size` bytes and lets `body` write them in place, which saves a copy.
    ///
    /// The bytes are zero before. Traps when `size` is negative or memory runs out.
    package init(size: Int, initializingWith body: (UnsafeMutableRawBufferPointer) throws -> Void) rethrows {
        storage = FrameStorage(size: size)
        storage.bytes.initializeMemory(as: UInt8.self, repeating: 0)
        try body(storage.bytes)
        storage.freeze()
    }

    /// Number of bytes.
    package var size: Int {
        zmq_msg_size(storage.message)
    }

    package var isEmpty: Bool {
        size == 0
    }

    /// Whether more frames of the same message followed this one when it was received. False for one made here.
    package var more: Bool {
        zmq_msg_more(storage.message) != 0
    }

    /// The name that an `Authenticator` gave the peer from which the frame was received; nil where nobody gave it one.
    package var userID: String? {
        zmq_msg_gets(storage.message, "User-Id").map { String(cString: $0) }
    }

    /// Reads the bytes in place. The pointer is valid only inside `body`.
    package func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(storage) {
            try body(UnsafeRawBufferPointer(storage.bytes))
        }
    }

    /// The bytes, shared with the frame rather than copied.
    package var data: Data {
        guard let base = storage.bytes.baseAddress, !isEmpty else { return Data() }
        return Data(bytesNoCopy: base, count: size, deallocator: .custom { [storage] _, _ in _ = storage })
    }

    /// A copy of the bytes.
    package var bytes: [UInt8] {
        withUnsafeBytes { Array($0) }
    }

    /// The bytes as a text, or nil when they are not UTF-8.
    package var text: String? {
        withUnsafeBytes { String(validating: $0, as: UTF8.self) }
    }
}

extension Frame: ContiguousBytes {}

extension Frame: Hashable {
    package static func == (left: Frame, right: Frame) -> Bool {
        left.withUnsafeBytes { left in
            right.withUnsafeBytes { right in
                left.count == right.count
                    && (left.isEmpty || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0)
            }
        }
    }

    package func hash(into hasher: inout Hasher) {
        withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}

extension Frame: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) {
        self.init(text)
    }
}

extension Frame: CustomStringConvertible {
    /// The size and the first bytes in hexadecimal.
    package var description: String {
        let shown = withUnsafeBytes { $0.prefix(16).map { String(format: "%02x", $0) }.joined() }
        return "\(size) bytes\(isEmpty ? "" : " ")\(shown)\(size > 16 ? "…" : "")"
    }
}
