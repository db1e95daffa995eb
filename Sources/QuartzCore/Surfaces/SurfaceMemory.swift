import Glibc

/// Pages of memory for the pixels of a surface: first the process's own, then those that it shares with another one.
///
/// The address stays the same throughout. It is safe to use from several threads as far as memory itself is: who writes while another one
/// reads makes pixels that are partly old.
package final class SurfaceMemory: @unchecked Sendable {
    /// Valid as long as this object lives.
    let start: UnsafeMutableRawPointer
    /// Whole pages.
    let byteCount: Int

    /// Pages of zeroes, which take memory when they are written to.
    init?(byteCount: Int) {
        let pages = Self.pages(byteCount)
        guard let start = Self.map(nil, pages, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1) else {
            return nil
        }
        self.start = start
        self.byteCount = pages
    }

    /// The pages of a memory file, for reading alone. Whoever can make the file shorter ends this process by it, so its size has to be sealed.
    init?(reading file: CInt, byteCount: Int) {
        let pages = Self.pages(byteCount)
        guard let start = Self.map(nil, pages, PROT_READ, MAP_SHARED, file) else { return nil }
        self.start = start
        self.byteCount = pages
    }

    deinit {
        munmap(start, byteCount)
    }

    /// Puts the pixels into a memory file of the same size, and has that in the place of the pages from now on.
    ///
    /// - Returns: Whether it could be done; where not, nothing has changed.
    func move(into file: CInt) -> Bool {
        // By memory, because what a process may write to files has a limit of its own.
        guard let copy = Self.map(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file) else { return false }
        memcpy(copy, start, byteCount)
        munmap(copy, byteCount)
        return Self.map(start, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file) != nil
    }

    /// The bytes of whole pages that hold so many bytes.
    package static func pages(_ byteCount: Int) -> Int {
        let page = Int(sysconf(CInt(_SC_PAGESIZE)))
        return (byteCount + page - 1) / page * page
    }

    private static func map(
        _ place: UnsafeMutableRawPointer?, _ byteCount: Int, _ protection: CInt, _ flags: CInt, _ file: CInt
    ) -> UnsafeMutableRawPointer? {
        let start = mmap(place, byteCount, protection, flags, file, 0)
        return start == UnsafeMutableRawPointer(bitPattern: -1) ? nil : start
    }
}
