import Files
import Foundation
import ProcessInspection
import Testing

@testable import PluginHost

@Suite("Control groups of plugins", .timeLimit(.minutes(4)))
struct ControlGroupTests {
    private nonisolated static let isDelegated = (try? makeGroup()) != nil
    private nonisolated static let canKill: Bool = {
        guard let group = try? makeGroup() else { return false }
        return access("\(group.path)/cgroup.kill", W_OK) == 0
    }()

    private nonisolated static func makeGroup() throws -> ControlGroup {
        try ControlGroup(limits: ResourceLimits(), in: try ControlGroupHierarchy.own.get())
    }

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

    @Test("The line of the control groups is found behind any number of other file systems")
    func longTable() {
        let others = (0..<500).map {
            "\($0 + 100) 24 0:\($0 + 40) / /mnt/volume-\($0) rw,relatime shared:\($0) - tmpfs tmpfs rw"
        }
        let mounts = (others + ["35 24 0:30 / /sys/fs/cgroup rw shared:9 - cgroup2 cgroup2 rw"]).joined(separator: "\n")
        #expect(ControlGroupHierarchy.folder(mounts: mounts, groups: "0::/a") == "/sys/fs/cgroup/a")
    }

    private nonisolated static let shortages: [(mounts: String?, groups: String?, expected: ControlGroupShortage)] = [
        (nil, "0::/a", .untold), ("", nil, .untold), ("", "0::/a", .noHierarchy),
        (
            "35 24 0:30 / /nowhere/cgroup rw - cgroup2 cgroup2 rw", "0::/a", .notLeft("/nowhere/cgroup/a")
        ),
    ]

    @Test("Where nothing is left to this user there is no group, and it is said why", arguments: shortages)
    func notLeft(mounts: String?, groups: String?, expected: ControlGroupShortage) {
        let error = #expect(throws: ControlGroupShortage.self) {
            try ControlGroupHierarchy(mounts: mounts, groups: groups)
        }
        #expect(error == expected)
    }

    @Test("A limit that cannot be set is a shortage of the group, which is made all the same")
    func notSet() throws {
        let root = try TestFolder()
        // A folder of no control groups has none of their files.
        for folder in ["group"] { try #require(mkdir("\(root.path)/\(folder)", 0o755) == 0) }
        try Data().write(to: URL(fileURLWithPath: "\(root.path)/group/cgroup.procs"))
        let hierarchy = try ControlGroupHierarchy(
            mounts: "35 24 0:30 / \(root.path) rw - cgroup2 cgroup2 rw", groups: "0::/group")
        let group = try ControlGroup(limits: ResourceLimits(), in: hierarchy)
        #expect(group.shortage == .notSet(["memory.max", "pids.max"], in: "\(root.path)/group"))
    }

    @Test("Groups of hosts that were killed are removed; those of hosts that live and of others stay")
    func swept() throws {
        let root = try TestFolder()
        let parent = "\(root.path)/group"
        // No process has such a number: the kernel's greatest is 1 << 22.
        let (dead, living) = ("mullion-2147483647-1", "mullion-\(getpid())-900000")
        let others = ["mullion-0-1", "mullion--1-1", "mullion-2147483647", "other-2147483647-1"]
        for folder in [parent] + ([dead, living] + others).map({ "\(parent)/\($0)" }) {
            try #require(mkdir(folder, 0o755) == 0)
        }
        try Data().write(to: URL(fileURLWithPath: "\(parent)/cgroup.procs"))
        _ = try ControlGroupHierarchy(
            mounts: "35 24 0:30 / \(root.path) rw - cgroup2 cgroup2 rw", groups: "0::/group")
        let left = try FileManager.default.contentsOfDirectory(atPath: parent).filter { $0 != "cgroup.procs" }
        #expect(Set(left) == Set([living] + others))
    }

    @Test("What this machine lacks is said once, with its mend, however many plugins are started")
    @MainActor func saidOnce() {
        var lines: [String] = []
        let shortcomings = HostShortcomings { lines.append($1) }
        let shortage = ControlGroupShortage.notLeft("/sys/fs/cgroup/a").message
        for _ in 0..<3 { shortcomings.report(.lesserWay, [shortage]) }
        shortcomings.report(.lesserWay, [shortage, "Another."])
        #expect(lines == [shortage, "Another."])
        #expect(
            shortage
                == "No control group limits the memory and the processes of plugins, because /sys/fs/cgroup/a is not left to the user of this host: the host looks at the plugin's own process instead. To have all that a plugin starts limited, run the host as a service of systemd with Delegate=memory pids and DelegateSubgroup=host (docs/Deploying.md)."
        )
    }

    @Test("A group is there as long as its object", .enabled(if: isDelegated))
    func life() throws {
        var group: ControlGroup? = try Self.makeGroup()
        let path = try #require(group?.path)
        #expect(FileManager.default.fileExists(atPath: "\(path)/cgroup.procs"))
        group = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("D4 a program is in its group before it runs, and ends with it; the group is removed", .enabled(if: canKill))
    @MainActor func members() async throws {
        let marked = MarkedProcesses()
        defer { marked.endAll() }
        let group = try Self.makeGroup()
        var description = try BuiltProgram.launched(
            ["--control-group", group.path], [try BuiltProgram.path("HostileFixture"), "daemon", "-", "stay", "ready"])
        description.environment = ChildEnvironment(adding: marked.environment)
        let launched = try LaunchedChild(description)
        try await launched.guest.wait(until: "the program runs") { launched.lines().contains { $0.hasPrefix("ready") } }
        let members = try #require(SystemFile.text(of: "\(group.path)/cgroup.procs"))
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
        var group: ControlGroup? = try Self.makeGroup()
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
