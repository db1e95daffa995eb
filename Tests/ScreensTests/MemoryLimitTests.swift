import Testing

@testable import Screens

@Suite struct MemoryLimitTests {
    private static let machine = ["/proc/meminfo": "MemTotal:        2048000 kB\nMemFree:         1000 kB\n"]
    private static let machineBytes = 2_048_000 * 1024

    private static func limit(_ files: [String: String]) -> Int? {
        MemoryLimit { machine.merging(files) { $1 }[$0] }.bytes
    }

    @Test("M6 without control groups it is the machine's memory, and where nothing can be read nothing is known")
    func machineAlone() {
        #expect(Self.limit([:]) == Self.machineBytes)
        #expect(MemoryLimit { _ in nil }.bytes == nil)
        #expect(Self.limit(["/proc/meminfo": "nonsense"]) == nil)
        #expect(Self.limit(["/proc/meminfo": "MemTotal: 99999999999999999 kB"]) == .max)
    }

    @Test("M6 a limit of version 2 holds, be it of the group itself or of one above it; max is none")
    func version2() {
        let cgroup = ["/proc/self/cgroup": "0::/a.slice/b.scope\n"]
        let root = "/sys/fs/cgroup"
        #expect(Self.limit(cgroup) == Self.machineBytes)
        #expect(Self.limit(cgroup.merging(["\(root)/a.slice/b.scope/memory.max": "1000000\n"]) { $1 }) == 1_000_000)
        #expect(Self.limit(cgroup.merging(["\(root)/a.slice/b.scope/memory.max": "max\n"]) { $1 }) == Self.machineBytes)
        let nested = ["\(root)/a.slice/b.scope/memory.max": "max\n", "\(root)/a.slice/memory.max": "700\n"]
        #expect(Self.limit(cgroup.merging(nested) { $1 }) == 700)
        // In a container the group is the root of what can be seen.
        #expect(Self.limit(["/proc/self/cgroup": "0::/\n", "\(root)/memory.max": "536870912\n"]) == 512 << 20)
        #expect(Self.limit(["/proc/self/cgroup": "0::/../../x\n", "\(root)/memory.max": "5\n"]) == 5)
    }

    @Test("M6 a limit of version 1 holds, also beside version 2")
    func version1() {
        let cgroup = ["/proc/self/cgroup": "9:name=systemd:/\n4:cpu,memory:/docker/c1\n3:cpuset:/x\n0::/\n"]
        let root = "/sys/fs/cgroup/memory"
        let unlimited = ["\(root)/docker/c1/memory.limit_in_bytes": "9223372036854771712\n"]
        #expect(Self.limit(cgroup.merging(unlimited) { $1 }) == Self.machineBytes)
        let nested = unlimited.merging(["\(root)/docker/memory.limit_in_bytes": "300\n"]) { $1 }
        #expect(Self.limit(cgroup.merging(nested) { $1 }) == 300)
        #expect(Self.limit(cgroup.merging(["\(root)/memory.limit_in_bytes": "200\n"]) { $1 }) == 200)
        #expect(Self.limit(cgroup.merging(["/sys/fs/cgroup/unified/memory.max": "100\n"]) { $1 }) == 100)
    }

    @Test(
        "M6 nonsense in these files is no limit", arguments: ["", "4:memory", "0::", "::::", "0:memory:/a\n\n:", "-1"])
    func nonsense(text: String) {
        #expect(Self.limit(["/proc/self/cgroup": text]) == Self.machineBytes)
        #expect(Self.limit(["/proc/self/cgroup": "0::/\n", "/sys/fs/cgroup/memory.max": text]) != nil)
    }

    @Test("M6 this process has a limit")
    func current() {
        #expect(MemoryLimit.current.bytes ?? 0 > 0)
    }
}
