import Files
import Glibc
import Testing

@Suite("Files that the kernel writes while they are read")
struct SystemFileTests {
    @Test("A file of many pages is read whole, though one read gives a page of it")
    func longFile() throws {
        // Neighbours with the same rights would be one entry.
        let (count, page) = (4000, Int(getpagesize()))
        let start = mmap(nil, count * page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        let memory = try #require(start == MAP_FAILED ? nil : start)
        defer { munmap(memory, count * page) }
        for number in stride(from: 0, to: count, by: 2) { mprotect(memory + number * page, page, PROT_NONE) }
        let text = try #require(SystemFile.text(of: "/proc/self/maps"))
        #expect(text.utf8.count > 64 << 10)
        #expect(text.hasSuffix("\n"))
        let starts = Set(text.split(separator: "\n").compactMap { $0.split(separator: "-").first.map(String.init) })
        for number in 1..<count - 1 {
            let address = String(UInt(bitPattern: memory + number * page), radix: 16)
            #expect(starts.contains { $0.hasSuffix(address) }, "page \(number)")
        }
    }

    @Test("A short one is read as it is", arguments: ["/proc/self/comm", "/proc/self/stat"])
    func shortFile(path: String) throws {
        let text = try #require(SystemFile.text(of: path))
        #expect(text.split(separator: "\n").count == 1)
    }

    @Test(
        "What is not there, is no file or ended with its process is nothing",
        arguments: ["/proc/self/nothing", "/proc/self", "/proc/0/status", "/proc/\(pid_t.max)/status"])
    func missing(path: String) {
        #expect(SystemFile.bytes(of: path) == nil)
    }
}
