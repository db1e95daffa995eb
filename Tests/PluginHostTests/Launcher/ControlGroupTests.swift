import Foundation
import PluginHost
import ProcessInspection
import Testing

@Suite("Control groups of plugins")
struct ControlGroupTests {
    private nonisolated static let isDelegated = ControlGroupHierarchy.own != nil
    private nonisolated static let canKill: Bool = {
        guard let group = ControlGroup(limits: ResourceLimits(), in: .own) else { return false }
        return access("\(group.path)/cgroup.kill", W_OK) == 0
    }()

    @Test(
        "The folder of this process's group follows from what is mounted and where it is",
        arguments: [
            (
                "0::/user.slice/a.scope", "35 24 0:30 / /sys/fs/cgroup rw shared:9 - cgroup2 cgroup2 rw",
                "/sys/fs/cgroup/user.slice/a.scope"
            ),
            (
                "4:memory:/x\n0::/", "9 2 0:30 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw",
                "/sys/fs/cgroup/unified"
            ),
            ("0::/docker/b/c", "35 24 0:30 /docker/b /sys/fs/cgroup ro - cgroup2 cgroup rw", "/sys/fs/cgroup/c"),
            ("0::/docker/b", "35 24 0:30 /docker/b /sys/fs/cgroup ro - cgroup2 cgroup rw", "/sys/fs/cgroup"),
            ("0::/../other", "35 24 0:30 / /sys/fs/cgroup rw - cgroup2 cgroup2 rw", nil),
            ("0::/dockery", "35 24 0:30 /docker /sys/fs/cgroup rw - cgroup2 cgroup2 rw", nil),
            ("4:memory:/x", "35 24 0:30 / /sys/fs/cgroup rw - cgroup2 cgroup2 rw", nil),
            ("0::/a", "35 24 0:30 / /sys/fs/cgroup rw - tmpfs tmpfs rw", nil),
            ("", "", nil),
        ])
    func folder(groups: String, mounts: String, expected: String?) {
        #expect(ControlGroupHierarchy.folder(mounts: mounts, groups: groups) == expected)
    }

    @Test("Where nothing is left to this user there is no group, and nobody says anything")
    func notDelegated() {
        #expect(ControlGroup(limits: ResourceLimits(), in: nil) == nil)
    }

    @Test("A group is there as long as its object", .enabled(if: isDelegated))
    func life() throws {
        var group = ControlGroup(limits: ResourceLimits(), in: .own)
        let path = try #require(group?.path)
        #expect(FileManager.default.fileExists(atPath: "\(path)/cgroup.procs"))
        group = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("D4 a program is in its group before it runs, and ends with it; the group is removed", .enabled(if: canKill))
    @MainActor func members() async throws {
        let marked = MarkedProcesses()
        defer { marked.endAll() }
        let group = try #require(ControlGroup(limits: ResourceLimits(), in: .own))
        var description = try BuiltProgram.launched(
            ["--control-group", group.path], [try BuiltProgram.path("HostileFixture"), "daemon", "-", "stay", "ready"])
        description.environment = ChildEnvironment(adding: marked.environment)
        let launched = try LaunchedChild(description)
        try await launched.guest.wait(until: "the program runs") { launched.lines().contains { $0.hasPrefix("ready") } }
        let members = try String(contentsOfFile: "\(group.path)/cgroup.procs", encoding: .utf8)
        let numbers = Set(members.split(separator: "\n").compactMap { pid_t($0) })
        #expect(numbers == Set(marked.running).subtracting([launched.child.processIdentifier]))
        #expect(numbers.count == 2)
        // What the kernel does to all members at once leaves the launcher alone.
        ControlGroup.remove(group.path)
        #expect(try await launched.waitForExit() == .signaled(signal: SIGKILL, coreDumped: false))
        #expect(!FileManager.default.fileExists(atPath: group.path))
        #expect(marked.running.isEmpty)
    }

    @Test("D4 what is left when somebody kills the launcher ends with the group", .enabled(if: canKill))
    @MainActor func killedLauncher() async throws {
        let marked = MarkedProcesses()
        defer { marked.endAll() }
        var group = ControlGroup(limits: ResourceLimits(), in: .own)
        let path = try #require(group?.path)
        var description = try BuiltProgram.launched(
            ["--control-group", path], [try BuiltProgram.path("HostileFixture"), "daemon", "-", "stay", "ready"])
        description.environment = ChildEnvironment(adding: marked.environment)
        let launched = try LaunchedChild(description)
        try await launched.guest.wait(until: "the program runs") { launched.lines().contains { $0.hasPrefix("ready") } }
        let left = marked.running.filter { $0 != launched.child.processIdentifier }
        let ends = try left.map { try #require(ProcessEnding(of: $0, on: launched.guest.loop)) }
        #expect(launched.child.signal(SIGKILL))
        try await launched.waitForExit()
        group = nil
        try await launched.guest.wait(until: "they are gone") { ends.allSatisfy(\.hasEnded) }
    }
}
