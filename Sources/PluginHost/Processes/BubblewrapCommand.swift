import Foundation

/// The command line of bubblewrap (bwrap(1)): a plugin within namespaces of its own, in which only what it may reach is
/// mounted, and only its own processes exist.
struct BubblewrapCommand: Sendable {
    let program: String
    let confinement: Confinement

    /// - Throws: `launcherMissing` where it is not installed.
    init(for confinement: Confinement, path: String) throws(LaunchError) {
        let candidates = path.split(separator: ":").filter { $0.hasPrefix("/") }.map { folder -> String in
            "\(folder)/bwrap"
        }
        guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
            throw LaunchError(
                .launcherMissing,
                "There is no bwrap in \(path); install bubblewrap, or start the host without --sandbox bubblewrap.")
        }
        program = found
        self.confinement = confinement
    }

    /// The arguments before the program that runs inside.
    ///
    /// - Parameters:
    ///   - folder: In which it starts.
    ///   - launcher: Runs inside first.
    ///   - first: The number that the first of the confinement's descriptors has.
    func arguments(in folder: String, launcher: String, descriptorsFrom first: Int) -> [String] {
        var words = ["--unshare-user-try", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try"]
        if !confinement.network { words.append("--unshare-net") }
        words += ["--die-with-parent", "--new-session", "--proc", "/proc", "--dev", "/dev"]
        for path in mounted + [launcher] { words += ["--ro-bind-try", path, path] }
        for (number, file) in zip(first..., confinement.files) {
            // What a link led to has its own place; the link itself is in a folder that is there.
            for path in file.isFolder ? Set([file.location, file.path]).sorted() : [file.location] {
                words += ["--ro-bind", "/proc/self/fd/\(number)", path]
            }
        }
        // To connect takes no right to write to the file system.
        for socketFolder in Set(confinement.sockets.map(FilePaths.folder(of:))).sorted() {
            words += ["--ro-bind", socketFolder, socketFolder]
        }
        for (number, folder) in zip((first + confinement.files.count)..., confinement.data) {
            words += ["--bind", "/proc/self/fd/\(number)", folder.path]
        }
        return words + ["--chdir", folder, "--"]
    }

    /// What is taken over from outside; it brings /proc and /dev of its own. Outer ones first, or they would hide others.
    private var mounted: [String] {
        confinement.readable.filter { !FilePaths.contains("/proc", $0) }.sorted()
    }

    /// What the launcher is told inside: /proc has nobody else in it.
    var inside: Confinement {
        var inside = confinement
        inside.readable = confinement.readable.filter { !FilePaths.contains("/proc", $0) } + ["/proc"]
        inside.listable = []
        return inside
    }
}
