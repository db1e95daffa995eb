import CLinux
import Glibc
import PluginProtocol

/// Makes memory files whose size nobody can change.
enum SealedMemory {
    /// Memory of zeroes, which takes room as it is written to. Who has the descriptor can write and map it, and cannot make it shorter: whoever
    /// reads a page beyond the end of a file is ended by the kernel (mmap(2)).
    ///
    /// - Parameter isLent: Whether it can be kept from being written later, by `keepFromWriting(_:)`.
    /// - Returns: Nil where there is no descriptor left, or the kernel makes none.
    static func make(byteCount: Int, isLent: Bool = false) -> PassedDescriptor? {
        guard byteCount > 0 else { return nil }
        let number = linux_memfd_create("mullion-surface")
        guard number >= 0 else { return nil }
        let file = PassedDescriptor(taking: number)
        guard ftruncate(number, off_t(byteCount)) == 0,
            (isLent ? linux_seal_size_alone(number) : linux_seal_size(number)) == 0
        else { return nil }
        return file
    }

    /// Has nobody map the memory for writing from now on, or write to it; whoever has mapped it before writes on. It can be done again.
    ///
    /// - Returns: Whether it is so: not where somebody else has sealed the seals, or the kernel is older than Linux 5.1.
    static func keepFromWriting(_ file: PassedDescriptor) -> Bool {
        linux_seal_future_writing(file.number) == 0
    }

    /// Whether the file has as many bytes, so that none of a mapping of them lies behind its end.
    static func has(_ byteCount: Int, in file: PassedDescriptor) -> Bool {
        var status = stat()
        return fstat(file.number, &status) == 0 && status.st_size >= off_t(byteCount)
    }
}
