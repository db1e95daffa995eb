import CLinux
import Glibc
import PluginProtocol

/// Makes memory files whose size nobody can change.
enum SealedMemory {
    /// Memory of zeroes, which takes room as it is written to. Who has the descriptor can write and map it, and cannot make it shorter: whoever
    /// reads a page beyond the end of a file is ended by the kernel (mmap(2)).
    ///
    /// - Returns: Nil where there is no descriptor left, or the kernel makes none.
    static func make(byteCount: Int) -> PassedDescriptor? {
        guard byteCount > 0 else { return nil }
        let number = linux_memfd_create("mullion-surface")
        guard number >= 0 else { return nil }
        let file = PassedDescriptor(taking: number)
        guard ftruncate(number, off_t(byteCount)) == 0, linux_seal_size(number) == 0 else { return nil }
        return file
    }
}
