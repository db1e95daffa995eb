import CLinux
import Foundation
import MainLoop
import Testing

@testable import PluginHost

@Suite("What a process has taken of memory")
struct ProcessMemoryTests {
    private static func status(
        anonymous: String = "112 kB", shared: String = "8 kB", swapped: String = "0 kB"
    ) -> String {
        """
        Name:\tcat
        VmRSS:\t    1744 kB
        RssAnon:\t     \(anonymous)
        RssFile:\t    1632 kB
        RssShmem:\t       \(shared)
        VmSwap:\t       \(swapped)
        Threads:\t1

        """
    }

    @Test("Its own memory counts, that which it shares and that which was swapped out; what files give back does not")
    func sum() {
        #expect(ProcessMemory.taken(accordingTo: Self.status(swapped: "3 kB").utf8) == 123 * 1024)
    }

    private nonisolated static let brokenFiles: [String] = [
        "", "\n", "Name:\tcat\nState:\tZ (zombie)\n", "RssAnon:\t112 kB\nRssShmem:\t8 kB\n",
        status(anonymous: ""), status(anonymous: "kB"), status(anonymous: "112"), status(anonymous: "112 MB"),
        status(anonymous: "112 kB more"), status(anonymous: "-112 kB"), status(anonymous: "+112 kB"),
        status(anonymous: "0x70 kB"), status(anonymous: "many kB"), status() + "VmSwap:\t0 kB\n",
        status(anonymous: "9223372036854775808 kB"), status(anonymous: "9223372036854775807 kB"),
        status(anonymous: "9223372036854775807 kB", shared: "1 kB"), status(anonymous: "9007199254740992 kB"),
    ]

    @Test(
        "What is no reading is none: parts that are missing or come twice, what is no number, and too large ones",
        arguments: brokenFiles)
    func noReading(status: String) {
        #expect(ProcessMemory.taken(accordingTo: status.utf8) == nil)
    }

    @Test("The largest that there can be is a reading")
    func largest() {
        let status = Self.status(anonymous: "9007199254740983 kB")
        #expect(ProcessMemory.taken(accordingTo: status.utf8) == 9_007_199_254_740_991 * 1024)
    }

    @Test(
        "Low: a name that is no text, or reads like a part, hides nothing",
        arguments: [[0xE2, 0x80], [0xFF], [0x0D], Array("RssAnon: 1 kB".utf8), Array("x\\nRssAnon:\\t1 kB".utf8)])
    func names(name: [UInt8]) {
        let rest = Self.status().utf8.drop { $0 != UInt8(ascii: "\n") }
        #expect(ProcessMemory.taken(accordingTo: Array("Name:\t".utf8) + name + rest) == 120 * 1024)
    }

    /// Touched memory, private or shared.
    private func take(_ bytes: Int, _ kind: CInt) throws -> UnsafeMutableRawPointer {
        let mapped = mmap(nil, bytes, PROT_READ | PROT_WRITE, kind | MAP_ANONYMOUS, -1, 0)
        let memory = try #require(mapped == MAP_FAILED ? nil : mapped)
        memset(memory, 1, bytes)
        return memory
    }

    private func taken(_ own: OwnedDescriptor) throws -> Int {
        guard case .taken(let bytes) = ProcessMemory.read(of: getpid(), heldBy: own) else {
            throw SystemCallError("read")
        }
        return bytes
    }

    @Test(
        "Memory that a process touches is seen, shared memory too, and that it lets go of it",
        arguments: [MAP_PRIVATE, MAP_SHARED])
    func touched(kind: CInt) throws {
        let own = OwnedDescriptor(taking: pidfd_open(getpid(), 0))
        let bytes = 32 << 20
        let before = try taken(own)
        let memory = try take(bytes, kind)
        let with = try taken(own)
        munmap(memory, bytes)
        let after = try taken(own)
        // The kernel counts in batches, and other threads go on meanwhile.
        #expect(with - before > bytes * 3 / 4)
        #expect(with - after > bytes * 3 / 4)
    }

    @Test("Of a process that has ended there is no reading, collected or not, also when its number is another's")
    func ended() throws {
        var number: pid_t = 0
        var arguments = [strdup("true"), nil]
        defer { free(arguments[0]) }
        try #require(posix_spawnp(&number, "true", nil, nil, &arguments, environ) == 0)
        let handle = OwnedDescriptor(taking: pidfd_open(number, 0))
        var information = siginfo_t()
        try #require(waitid(P_PID, id_t(number), &information, WEXITED | WNOWAIT) == 0)
        #expect(ProcessMemory.read(of: number, heldBy: handle) == .ended)
        try #require(waitpid(number, nil, 0) == number)
        #expect(ProcessMemory.read(of: number, heldBy: handle) == .ended)
        // As if this process had got the number.
        #expect(ProcessMemory.read(of: getpid(), heldBy: handle) == .ended)
    }

    @Test(
        "A process that runs, and of which nothing can be read, hides something; the host does not take it for one that ended"
    )
    func hidden() {
        let own = OwnedDescriptor(taking: pidfd_open(getpid(), 0))
        // There is no process of this number.
        #expect(ProcessMemory.read(of: pid_t.max, heldBy: own) == .hidden)
    }
}
