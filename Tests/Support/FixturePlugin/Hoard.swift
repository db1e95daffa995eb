import Glibc

/// Memory that was touched, and is given back to the system with this object.
final class Hoard {
    static let first = 64 << 20
    static let more = 32 << 20

    private let memory: UnsafeMutableRawPointer?
    private let bytes: Int

    init(bytes: Int) {
        self.bytes = bytes
        // Not from malloc, which may keep what it gets back.
        let mapped = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        memory = mapped == MAP_FAILED ? nil : mapped
        if let memory { memset(memory, 1, bytes) }
    }

    deinit {
        if let memory { munmap(memory, bytes) }
    }
}
