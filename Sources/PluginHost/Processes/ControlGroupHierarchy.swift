import CLinux
import Files
import Foundation
import MainLoop
import Synchronization

/// The part of the control groups' hierarchy in which this process may make groups.
package struct ControlGroupHierarchy: Sendable {
    /// The folder that the groups are in.
    package let path: String

    /// The hierarchy of this process, or why there is none. It is looked for once.
    package static let own: Result<ControlGroupHierarchy, ControlGroupShortage> = Result {
        () throws(ControlGroupShortage) in
        try ControlGroupHierarchy(
            mounts: SystemFile.text(of: "/proc/self/mountinfo"), groups: SystemFile.text(of: "/proc/self/cgroup"))
    }

    /// - Parameters:
    ///   - mounts: What `/proc/self/mountinfo` says; nil where it cannot be read.
    ///   - groups: What `/proc/self/cgroup` says; nil where it cannot be read.
    init(mounts: String?, groups: String?) throws(ControlGroupShortage) {
        guard let mounts, let groups else { throw .untold }
        guard let folder = Self.folder(mounts: mounts, groups: groups) else { throw .noHierarchy }
        guard Self.isOurs(folder) else { throw .notLeft(folder) }
        let parent = FilePaths.folder(of: folder)
        // systemd's DelegateSubgroup= puts the host into a group of its own, below the one that it leaves to us. That one
        // has no processes, so its controllers can be passed on.
        if Self.isDelegated(parent), Self.isOurs(parent) {
            ControlGroup.write("+memory", to: "\(parent)/cgroup.subtree_control")
            ControlGroup.write("+pids", to: "\(parent)/cgroup.subtree_control")
            path = parent
        } else {
            path = folder
        }
        sweep()
    }

    private static let lastNumber = Atomic<Int>(0)
    private static let prefix = "mullion-"

    /// - Returns: The folder of a new group, empty.
    func makeGroup() throws(ControlGroupShortage) -> String {
        let number = Self.lastNumber.add(1, ordering: .relaxed).newValue
        let group = "\(path)/\(Self.prefix)\(getpid())-\(number)"
        guard mkdir(group, 0o755) == 0 else { throw .notMade(group, SystemCallError("mkdir")) }
        return group
    }

    /// Removes the groups of hosts that were killed.
    private func sweep() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name.hasPrefix(Self.prefix)
        {
            let words = name.dropFirst(Self.prefix.count).split(separator: "-")
            guard words.count == 2, let host = pid_t(words[0]), host > 0, kill(host, 0) != 0, errno == ESRCH else {
                continue
            }
            ControlGroup.remove("\(path)/\(name)")
        }
    }

    // MARK: Finding it

    /// The folder of this process's group.
    package static func folder(mounts: String, groups: String) -> String? {
        // 0::/user.slice/…
        guard let group = groups.split(separator: "\n").first(where: { $0.hasPrefix("0::") })?.dropFirst(3),
            // Nothing above the part that is mounted here can be reached.
            !group.hasPrefix("/..")
        else { return nil }
        for line in mounts.split(separator: "\n") {
            // 35 24 0:30 / /sys/fs/cgroup rw,nosuid shared:9 - cgroup2 cgroup2 rw
            let halves = line.components(separatedBy: " - ")
            let fields = halves[0].split(separator: " ")
            guard halves.count == 2, halves[1].hasPrefix("cgroup2 "), fields.count > 4 else { continue }
            let (root, mountPoint) = (String(fields[3]), String(fields[4]))
            guard FilePaths.contains(root, String(group)) else { continue }
            let below = root == "/" ? String(group) : String(group.dropFirst(root.count))
            return below == "/" || below.isEmpty ? mountPoint : mountPoint + below
        }
        return nil
    }

    /// Whether processes may be moved within it, and groups be made.
    private static func isOurs(_ folder: String) -> Bool {
        access("\(folder)/cgroup.procs", W_OK) == 0 && access(folder, W_OK | X_OK) == 0
    }

    /// Whether systemd says that it has left the group to whoever runs in it.
    private static func isDelegated(_ folder: String) -> Bool {
        var value: UInt8 = 0
        return linux_getxattr(folder, "user.delegate", &value, 1) == 1 && value == UInt8(ascii: "1")
    }
}
