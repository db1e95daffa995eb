/// What a plugin can reach, beyond its own memory. Nothing else: the rest of the file system, of the network and of this
/// user's processes is not there for it.
struct Confinement: Hashable, Sendable {
    /// Files and folders, with all that is in them, that it may read and execute. Those that are missing are left out.
    var readable: [String]
    /// Folders whose names it may list, with those of all that is in them.
    var listable: [String]
    /// Folders in which it may do everything but execute programs.
    var writable: [String]
    var devices: [String]
    /// Paths of the Unix sockets that it may connect to.
    var sockets: [String]
    /// Whether it may use the internet.
    var network: Bool
    var limits: ResourceLimits
    /// Whether a kernel that lacks a part of this is a reason not to start the plugin.
    var isRequired = false

    /// What every plugin gets.
    ///
    /// - Parameters:
    ///   - folders: Its own, and where its executable is.
    ///   - environment: Says where the system keeps its data (`XDG_DATA_DIRS`), of which icons are read.
    init(
        folders: [String], data: String, sockets: [String], network: Bool, limits: ResourceLimits,
        environment: [String: String]
    ) {
        let libraries = LoadedLibraries.folders
        readable = FilePaths.outermost(
            SystemFiles.readable + (network ? SystemFiles.readableWithNetwork : [])
                + SystemFiles.icons(environment: environment)
                + folders.flatMap { [$0, FilePaths.resolved($0) ?? $0] }
                + libraries + LoadedLibraries.backtracers(of: libraries))
        listable = SystemFiles.listable
        writable = [data]
        devices = SystemFiles.devices
        self.sockets = sockets
        self.network = network
        self.limits = limits
    }

    /// For the command line of `mullion-launch`.
    var arguments: [String] {
        var words = [
            "--confine", "--open-files", "\(limits.openFiles)", "--file-size", "\(limits.fileSize)",
            "--processes", "\(limits.userProcesses)", "--badness", "\(limits.badness)",
        ]
        if network { words.append("--network") }
        if isRequired { words.append("--strict") }
        for (option, paths) in [
            ("--connect", sockets), ("--read", readable), ("--list", listable), ("--write", writable),
            ("--device", devices),
        ] {
            words += paths.flatMap { [option, $0] }
        }
        return words
    }
}
