import MainLoop

/// Why plugins have no control group that limits them, or one that limits less than it should.
package enum ControlGroupShortage: Error, Hashable, Sendable {
    /// `/proc` does not say which groups there are.
    case untold
    /// The hierarchy of version 2 is not mounted, or this process is in none of what is mounted.
    case noHierarchy
    /// The folder of this process's group belongs to somebody else.
    case notLeft(String)
    /// The folder of a group could not be made.
    case notMade(String, SystemCallError)
    /// These limits, by their files, could not be set in the groups of this folder.
    case notSet([String], in: String)

    /// The meaning of the shortage and how it is mended, in one sentence for whoever runs the host.
    package var message: String {
        "No control group limits the memory and the processes of plugins, because \(cause): \(remedy)"
    }

    private var cause: String {
        switch self {
        case .untold: "/proc/self/mountinfo or /proc/self/cgroup cannot be read"
        case .noHierarchy: "no hierarchy of version 2 (cgroup2) is mounted that this host is in"
        case .notLeft(let folder): "\(folder) is not left to the user of this host"
        case .notMade(let folder, let cause): "\(folder) could not be made (\(cause))"
        case .notSet(let files, let folder): "\(files.joined(separator: " and ")) cannot be set below \(folder)"
        }
    }

    private var remedy: String {
        "the host looks at the plugin's own process instead. To have all that a plugin starts limited, run the host as a "
            + "service of systemd with Delegate=memory pids and DelegateSubgroup=host (docs/Deploying.md)."
    }
}
