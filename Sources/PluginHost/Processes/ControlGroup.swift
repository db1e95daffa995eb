import Foundation

/// A control group (cgroups(7), version 2) for one launch: who is in it can be ended in one step, and takes no more memory
/// and processes than it may. Empty and removed with this object at the latest.
package final class ControlGroup: Sendable {
    /// Its folder.
    package let path: String
    /// The limits of the group that could not be set; nil where all hold.
    package let shortage: ControlGroupShortage?

    /// - Throws: Why there is none, for instance because no part of the hierarchy has been left to this user.
    package init(limits: ResourceLimits, in hierarchy: ControlGroupHierarchy) throws(ControlGroupShortage) {
        let path = try hierarchy.makeGroup()
        self.path = path
        // Each is there only if the controller is.
        let missing = [("memory.max", limits.memory), ("pids.max", limits.processes)].filter { file, limit in
            !Self.write("\(limit)", to: "\(path)/\(file)")
        }
        Self.write("1", to: "\(path)/memory.oom.group")
        shortage = missing.isEmpty ? nil : .notSet(missing.map(\.0), in: hierarchy.path)
    }

    deinit {
        Self.remove(path)
    }

    /// Ends all who are in a group, and removes it if they are gone already.
    package static func remove(_ path: String) {
        write("1", to: "\(path)/cgroup.kill")
        rmdir(path)
    }

    @discardableResult
    static func write(_ text: String, to path: String) -> Bool {
        let number = open(path, O_WRONLY | O_CLOEXEC)
        guard number >= 0 else { return false }
        defer { close(number) }
        return Glibc.write(number, text, text.utf8.count) == text.utf8.count
    }
}
